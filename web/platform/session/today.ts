import { dateIn } from '#contract/platform/rules/dates.ts';
import { useSession } from './session.ts';

/** Today in the company's time zone, wherever the reader is. The server counts by the same zone (rule 40). */
export const useToday = (): string => dateIn(useSession().user.timeZone, new Date());

/** From this hour of the company's time zone its letters by the clock go out (rule 58). */
export const useLetterHour = (): number => useSession().user.letterHour;
