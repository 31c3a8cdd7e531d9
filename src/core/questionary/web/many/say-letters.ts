import type { Texts } from '#platform/web/ui/base/texts.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';

interface Invited {
  inviteeCount: number;
  /** When the first of them are, where nobody is at once. */
  invitedFrom: string | null;
  today: string;
}

/** To how many people invitations go after a launch, and when. */
export function sayLetters(
  rows: readonly { dateStart: string }[],
  { inviteeCount: count, invitedFrom, today }: Invited,
  texts: Texts,
): string {
  const { t } = texts;
  const days = new Set(rows.map(({ dateStart }) => dateStart));
  const first = invitedFrom && formatMoment(invitedFrom, texts);
  if (first) return t(`many.invited.${days.size > 1 ? 'from' : 'later'}`, { count, moment: first });
  const isAtOnce = [...days].every((day) => day <= today);
  return isAtOnce ? t('many.invited.now', { count }) : t('many.invitees', { count });
}
