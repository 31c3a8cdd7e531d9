import { useSession } from './session.ts';

/** What day it is in a time zone, YYYY-MM-DD. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** The company's today, wherever the reader is: the server counts by the same (rule 40). */
export const useToday = (): string => dayIn(useSession().user.timeZone, new Date());
