import { useSession } from './session.ts';

/** Today's date in a time zone, YYYY-MM-DD. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** Today in the company's time zone, wherever the reader is. The server counts by the same zone (rule 40). */
export const useToday = (): string => dayIn(useSession().user.timeZone, new Date());
