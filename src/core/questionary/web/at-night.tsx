import { useNight, useSendingTime } from '#core/account/web/session/today.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

/** Says when letters leave that would go now, where it is night in the company (rule 58a). */
export function AtNight({ lastDay }: { lastDay: string }) {
  const texts = useT();
  const hour = useSendingTime();
  const night = useNight(lastDay);
  if (!night) return null;
  const { time, until } = night;
  return <p>{texts.t('load.night', { time, date: formatDay(until, texts), hour })}</p>;
}
