import { dateIn } from '#platform/contract/rules/dates.ts';

/**
 * The last day on which answers came, as far as a report says: an assessment may end before its planned
 * day, and never takes answers after it. The time zone is the company's (rule 40).
 */
export function lastDayOf(
  { dateEnd, createdAt }: { dateEnd: string; createdAt: string | Date },
  timeZone = 'UTC',
): string {
  const made = dateIn(timeZone, new Date(createdAt));
  return made < dateEnd ? made : dateEnd;
}
