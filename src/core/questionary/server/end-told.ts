import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { startOfDay } from '#platform/server/shared/calendar.ts';
import type { Clock } from './work/work-facts.ts';

/**
 * When the company's systems hear of what came of its end: now, where its last day is over. Before that somebody's answer
 * has just ended it, and only the day may be known: they hear of it as the next day begins (rule 199).
 */
export function endToldAt({ dateEnd }: { dateEnd: string }, { now, timeZone }: Clock): Date {
  const today = dateIn(timeZone, now);
  return today > dateEnd ? now : startOfDay(addDays(today, 1), timeZone);
}
