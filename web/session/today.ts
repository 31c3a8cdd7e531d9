import { dateIn } from '#contract/rules/dates.ts';
import { useSession } from './session.ts';

/** Today in the company's time zone, wherever the reader is. The server counts by the same zone (rule 40). */
export const useToday = (): string => dateIn(useSession().user.timeZone, new Date());
