import { addDays, addMonths } from '#contract/platform/rules/days.ts';
import type { PeriodType } from '#contract/platform/rules/methods.ts';

const monthsOf: Record<PeriodType, number> = { month: 1, quarter: 3, halfYear: 6, year: 12 };

/** A questionary that repeats. Dates are YYYY-MM-DD. */
interface Repeated {
  dateStart: string;
  dateEnd: string;
  periodType: PeriodType;
}

/** The dates of the next one: both are one period later (rule 19). */
export function nextDates(last: Repeated) {
  const months = monthsOf[last.periodType];
  return {
    dateStart: addMonths(last.dateStart, months),
    dateEnd: addMonths(last.dateEnd, months),
  };
}

/** Reports about one person that lie nearer are compared (rule 26). */
const comparedDays = 30;

/**
 * The day from which on the next one's reports keep nothing back beside this one's, if it is to begin
 * before that day. `reportDay`: the day of this one's reports, which are made when the last day is over, or
 * when everybody has answered. Null where the next one begins late enough.
 */
export function nextIsFreeFrom(
  last: Repeated,
  reportDay = addDays(last.dateEnd, 1),
): string | null {
  const free = addDays(reportDay, comparedDays);
  return nextDates(last).dateStart < free ? free : null;
}
