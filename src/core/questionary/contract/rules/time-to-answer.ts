import { addDays, daysBetween } from '#platform/contract/rules/days.ts';

/** Days from Monday to Friday, both ends included. Holidays differ by country and count as well. */
export function workingDays(from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  if (!(days > 0)) return 0;
  const first = new Date(from).getUTCDay();
  const rest = Array.from({ length: days % 7 }, (_, at) => (first + at) % 7);
  return Math.floor(days / 7) * 5 + rest.filter((day) => day !== 0 && day !== 6).length;
}

/** In how many days a new questionary ends (rule 59). */
const usualLength = 14;

/** The period of a new questionary, in the form and from a file (rule 59). */
export const newPeriod = (today: string) => ({
  dateStart: today,
  dateEnd: addDays(today, usualLength),
});

/** Fewer working days to answer are worth a warning (rule 59). */
export const fewestWorkingDays = 5;

/**
 * How many working days people have to answer, if these are too few; undefined when there are
 * enough, or when the dates make no period.
 */
export function tooFewDays(
  { dateStart, dateEnd }: { dateStart: string; dateEnd: string },
  today: string,
): number | undefined {
  const from = dateStart > today ? dateStart : today;
  if (!dateStart || !dateEnd || dateEnd < from) return undefined;
  const count = workingDays(from, dateEnd);
  return count < fewestWorkingDays ? count : undefined;
}

/** So many are answered in one go. */
const mostInOneGo = 3;

/**
 * About how many people to answer on each working day, so that all are done on the last one; undefined for
 * a few, and where it would be all of them on one day (rule 138).
 */
export function paceFor(count: number, from: string, to: string): number | undefined {
  const pace = Math.ceil(count / Math.max(1, workingDays(from, to)));
  return count > mostInOneGo && pace < count ? pace : undefined;
}
