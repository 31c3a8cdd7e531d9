import { dateIn, partsIn } from '#platform/contract/rules/dates.ts';
import { nightUntil } from '#platform/contract/rules/sending-times.ts';
import { useSession } from './session.ts';

/** Today in the company's time zone, wherever the reader is. The server counts by the same zone (rule 40). */
export const useToday = (): string => dateIn(useSession().user.timeZone, new Date());

/** The hour of the company's time zone from which its letters by the clock go out (rule 58). */
export const useSendingTime = (): number => useSession().user.letterHour;

/** Where it is night in the company: what its clock shows, and the day on which letters leave that would go now. */
export function useNight(lastDay: string): { time: string; until: string } | null {
  const { user } = useSession();
  const now = new Date();
  const until = nightUntil(now, user, lastDay);
  if (!until) return null;
  const { hour, minute } = partsIn(user.timeZone, now);
  return { time: `${hour}:${minute}`, until };
}
