import type { Issue } from '#platform/contract/call/issues.ts';
import { addDays, addMonths, daysBetween } from '#platform/contract/rules/days.ts';
import { keepsAnonymity, type RepeatType } from '#platform/contract/rules/methods.ts';

const monthsOf: Record<RepeatType, number> = { month: 1, quarter: 3, halfYear: 6, year: 12 };

/** For so many days after people have answered anonymously, they are not asked about the same person again (rule 26). */
const quietDays = 30;

/** A questionary that repeats. Dates are YYYY-MM-DD. */
interface Repeated {
  dateStart: string;
  dateEnd: string;
  periodType: RepeatType;
}

/** The dates of the next one: both are one period later (rule 19). */
export function nextDates(last: Repeated) {
  const months = monthsOf[last.periodType];
  return {
    dateStart: addMonths(last.dateStart, months),
    dateEnd: addMonths(last.dateEnd, months),
  };
}

/** The last day on which an anonymous one may end: it is done a day later, and the quiet days go before the next one. */
export const latestEnd = ({ dateStart, periodType }: Omit<Repeated, 'dateEnd'>): string =>
  addDays(addMonths(dateStart, monthsOf[periodType]), -quietDays - 1);

/** What is wrong with how it repeats. A day that is not given yet is ''. */
export function repeatIssues(
  form: Parameters<typeof keepsAnonymity>[0] & {
    dateStart: string;
    dateEnd: string;
    periodType?: RepeatType | '' | null | undefined;
  },
): Issue[] {
  const { dateStart, dateEnd, periodType } = form;
  if (!periodType || !keepsAnonymity(form)) return [];
  if (periodType === 'month')
    return [{ path: 'periodType', key: 'questionaryMessages.anonymousEveryMonth' }];
  const isLate = dateStart !== '' && dateEnd > latestEnd({ dateStart, periodType });
  return isLate ? [{ path: 'dateEnd', key: 'questionaryMessages.endsTooNearNext' }] : [];
}

/** What an anonymous one becomes where it repeats too soon: monthly ones go on quarterly, long ones are shortened. */
export function repeatable({ periodType: before, dateStart, dateEnd }: Repeated): Repeated {
  const periodType = before === 'month' ? 'quarter' : before;
  const latest = latestEnd({ dateStart, periodType });
  return { periodType, dateStart, dateEnd: dateEnd < latest ? dateEnd : latest };
}

/**
 * The next one (rule 19). `doneOn`: the day on which this one stopped taking answers. `freeFrom`: the first day on
 * which an anonymous one may begin, where it would have begun sooner.
 */
export function nextOf(
  last: Repeated,
  { isAnonymous, doneOn }: { isAnonymous: boolean; doneOn: string },
): Repeated & { freeFrom: string | null } {
  const { periodType } = isAnonymous ? repeatable(last) : last;
  const next = { ...nextDates({ ...last, periodType }), periodType };
  if (!isAnonymous) return { ...next, freeFrom: null };
  const free = addDays(doneOn, quietDays);
  if (next.dateStart >= free) return { ...repeatable(next), freeFrom: null };
  const dateEnd = addDays(free, daysBetween(next.dateStart, next.dateEnd));
  return { ...repeatable({ periodType, dateStart: free, dateEnd }), freeFrom: free };
}
