import { partsIn } from '#platform/contract/rules/dates.ts';

/** Plain dates (YYYY-MM-DD) in a brand's time zone (rule 40). */

/** The moment at which that date begins in this time zone. */
export const startOfDay = (date: string, timeZone: string): Date => at(date, '00', timeZone);

/** The moment from which letters by the clock go out on that date: the brand's hour there. */
export const letterTime = (
  date: string,
  { timeZone, letterHour }: { timeZone: string; letterHour: number },
): Date => at(date, String(letterHour).padStart(2, '0'), timeZone);

/** The moment at which clocks there show that full hour. */
function at(date: string, hour: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${hour}:00:00Z`);
  // Twice, because the offset at the first guess may be from the other side of a clock change.
  const guess = asIfUtc - offset(timeZone, new Date(asIfUtc));
  return new Date(asIfUtc - offset(timeZone, new Date(guess)));
}

/** How far this time zone's clocks are ahead of UTC, in milliseconds. */
function offset(timeZone: string, moment: Date): number {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, moment);
  const there = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return there - Math.floor(moment.getTime() / 1000) * 1000;
}
