import { daysBetween } from '#platform/contract/rules/days.ts';
import type { Digest } from './digest-queries.ts';
import type { TaskItem } from './list-tasks.ts';

/** The key by which a digest remembers that it told of this task. */
export function keyOf(item: TaskItem): string {
  if ('key' in item) return item.key;
  const { kind, cycleId, employeeId, role } = item;
  return [kind, cycleId, employeeId, ...(role ? [role] : [])].join(' ');
}

/** Whoever chooses hears three times at most: as it opens, and twice more (rule 137). */
const daysToChoose = [3, 1];
const daysToAct = [3, 1, 0];

const isChoosing = (kind: TaskItem['kind']) => kind === 'choose' || kind === 'askAgain';

const isNear = ({ kind, until }: TaskItem, today: string): boolean =>
  until !== null &&
  kind !== 'plan' &&
  (isChoosing(kind) ? daysToChoose : daysToAct).includes(daysBetween(today, until));

/** Steps of one's own plan are a reason once a week, before it begins, however many there are (rule 158). */
const isWeekly = (item: TaskItem): boolean => item.kind === 'plan' && item.what === 'steps';
const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/**
 * Whether somebody is written to at the hour of letters: something new waits, or a last day is near; and never twice on
 * one day (rule 137).
 */
export const isDue = (
  items: readonly TaskItem[],
  digest: Digest | undefined,
  today: string,
): boolean =>
  digest?.sentOn !== today &&
  items.some((item) =>
    isWeekly(item) ? isMonday(today) : !digest?.keys.includes(keyOf(item)) || isNear(item, today),
  );
