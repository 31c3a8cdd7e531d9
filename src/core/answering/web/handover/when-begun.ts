import type { getBegun } from '#core/answering/contract/handover/handover.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

export type BegunPlace = ReplyFields<typeof getBegun>['data'];

const day = 86_400_000;

/** “On your phone”; where nobody knows, “on another device”. */
export const spokenPlace = ({ device }: Pick<BegunPlace, 'device'>, { t }: Texts): string =>
  t(`handover.on.${device ?? 'other'}`);

/** “Today”, “on Tuesday”, or the date where that is a week ago; '' where nobody knows. `today`: YYYY-MM-DD. */
export function spokenDay(
  { day: begun }: Pick<BegunPlace, 'day'>,
  today: string,
  texts: Texts,
): string {
  if (begun === null) return '';
  const ago = Math.round((Date.parse(today) - Date.parse(begun)) / day);
  const { t } = texts;
  // Where the device's calendar is behind the company's, it was today.
  if (ago <= 0) return t('handover.day.today');
  if (ago === 1) return t('handover.day.yesterday');
  if (ago < 7) return t(`handover.day.${new Date(begun).getUTCDay() as 0}`);
  return formatDay(begun, texts);
}
