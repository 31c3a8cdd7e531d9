import { groupBy } from '#server/shared/group-by.ts';
import { countWaysOut, type Entry, type Side, type Step, sides } from './way-rules.ts';

/**
 * Which marks the company view counts, and when (rule 71, decision 073). A row takes in nobody
 * alone: people enter it in steps. A step is taken only if no sums and differences of all that was
 * ever shown, by department and by job title, are about fewer people than the threshold.
 */

/** What a report says of a person in one competence. */
export interface MarkGiven {
  personId: string;
  /** From this day on it may be counted, YYYY-MM-DD. */
  day: string;
  /** Where the person was, the same in all their reports here. Null is never shown. */
  places: Readonly<Record<Side, string | null>>;
  mark: number;
  /** Of the report's assessment. */
  threshold: number;
}

/** The company view is never about fewer people, whatever the threshold (rule 71). */
export const fewest = 3;

/** Marks that wait to enter a row. A person's second ones wait for each other, and so on. */
interface Queue {
  side: Side;
  row: string;
  entries: Entry[];
}

/**
 * The steps in which the marks of one competence enter the rows, in order. The marks are given in
 * the order in which they came to be. Those of later days change nothing about the steps of earlier
 * ones: on each day the highest threshold of all marks until then holds, so one that is changed later
 * doesn't lay the same people out in other steps.
 */
export function countColumn(marks: readonly MarkGiven[]): Step[] {
  const latest = new Map<string, { entry: Entry; turn: number }>();
  const queues = new Map<string, Queue>();
  const byDay = [...groupBy(marks, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  let threshold = fewest;
  return byDay.flatMap(([day, given]) => {
    for (const { personId, mark, places, threshold: own } of given) {
      threshold = Math.max(threshold, own);
      const before = latest.get(personId);
      const turn = (before?.turn ?? 0) + 1;
      const earlier = before?.entry ?? null;
      const entry = { personId, mark, earlier, steps: { subdivision: null, position: null } };
      latest.set(personId, { entry, turn });
      for (const side of sides) enqueue(queues, entry, { side, row: places[side], turn });
    }
    return takeSteps(queues, day, threshold);
  });
}

function enqueue(
  queues: Map<string, Queue>,
  entry: Entry,
  { side, row, turn }: { side: Side; row: string | null; turn: number },
) {
  if (row === null) return;
  const key = `${turn} ${side} ${row}`;
  const queue = queues.get(key) ?? { side, row, entries: [] };
  queue.entries.push(entry);
  queues.set(key, queue);
}

/**
 * Departments before job titles, as most look at those, and the largest first. One that may not be
 * taken yet may be after others, so it is tried again then.
 */
function takeSteps(queues: ReadonlyMap<string, Queue>, day: string, threshold: number): Step[] {
  const taken: Step[] = [];
  for (let isMore = true; isMore; ) {
    const due = [...queues.values()]
      .filter(({ entries }) => entries.length >= threshold)
      .map((queue) => ({ queue, entries: queue.entries.filter(isDueAt(queue.side)) }))
      .filter(({ entries }) => entries.length >= threshold)
      .sort(
        (one, other) =>
          sides.indexOf(one.queue.side) - sides.indexOf(other.queue.side) ||
          other.entries.length - one.entries.length,
      );
    const steps = due.flatMap(({ queue, entries }) => {
      const { side, row } = queue;
      if (!mayTake({ side, row, day, threshold, entries })) return [];
      queue.entries = queue.entries.filter((entry) => entry.steps[side] === null);
      return entries[0]?.steps[side] ?? [];
    });
    taken.push(...steps);
    isMore = steps.length > 0 && steps.length < due.length;
  }
  return taken;
}

/** A mark replaces another only where that one is counted. */
const isDueAt =
  (side: Side) =>
  ({ earlier }: Entry): boolean =>
    earlier === null || earlier.steps[side] !== null;

/**
 * Takes the step if it may be taken. Each person stands between two steps, of their department and
 * of their job title; whoever is in none on one side leads outside. A combination of sums gives
 * each step a factor, and only people between equal ones are left out of it. So those in it are at
 * least as many as it takes to cut this step off from the outside, and so many ways outside share
 * nobody (Menger's theorem). Where there is no way at all, the other steps together say the same as
 * this one already.
 */
function mayTake(step: Step): boolean {
  for (const { steps } of step.entries) steps[step.side] = step;
  const ways = countWaysOut(step, step.threshold);
  if (ways === 0 || ways >= step.threshold) return true;
  for (const { steps } of step.entries) steps[step.side] = null;
  return false;
}
