import { splitSteps } from './split-rules.ts';
import {
  countWaysOut,
  type HeatmapSide,
  type PersonMark,
  type ReportOrigin,
  type Step,
  sides,
} from './way-rules.ts';

/**
 * Which marks the company view counts, and when (rule 71, decision 073). A row takes in nobody
 * alone: people enter it in steps. A step is taken only if no sums and differences of all that was
 * ever shown, by department and by job title, are about fewer people than the threshold.
 */

/** What a report says of a person in one competence. */
export interface MarkGiven {
  report: ReportOrigin & {
    /** From this day on it may be counted, YYYY-MM-DD. */
    day: string;
    /** The anonymity threshold of the report's assessment. */
    threshold: number;
  };
  mark: number;
}

/** The company view is never about fewer people, whatever the threshold (rule 71). */
export const fewest = 3;

/** Marks that wait to enter a row. A person's second ones wait for each other, and so on. */
interface Queue {
  side: HeatmapSide;
  row: string;
  entries: PersonMark[];
}

interface Row {
  /** Who has a mark here, counted or not yet. */
  peopleCount: number;
  /** By how many earlier marks theirs replace: under 0 the queue of people's first marks, under 1 that of second ones. */
  queues: Map<number, Queue>;
}

/** The marks of one competence so far. */
interface Column {
  /** The marks by report. */
  entries: Map<string, PersonMark>;
  latest: Map<string, PersonMark>;
  rows: Record<HeatmapSide, Map<string, Row>>;
  /** The queues of all rows, in the order in which they came to be. */
  queues: Queue[];
}

/** A step that was made before, with its people's reports. It stays as it is. */
interface MadeStep extends Pick<Step, 'side' | 'row' | 'threshold'> {
  /** How many of its people were not in the row before. */
  peopleCount: number;
  reports: readonly ReportOrigin[];
}

/**
 * The further steps in which the marks of one competence enter the rows, in order, and how many people each
 * row has. The marks are given by day, and those of one day in the order in which they came to be.
 * Those of later days change nothing about the steps of earlier ones: on each day the highest
 * threshold of all marks until then holds, so one that is changed later doesn't lay the same people
 * out in other steps.
 */
export function countColumn(
  marks: readonly MarkGiven[],
  made: readonly MadeStep[] = [],
): Pick<Column, 'rows'> & { steps: Step[] } {
  const rows = { subdivision: new Map(), position: new Map() };
  const column: Column = { entries: new Map(), latest: new Map(), rows, queues: [] };
  const markOf = new Map(marks.map(({ report, mark }) => [keyOf(report), mark]));
  for (const step of made) standAgain(column, step, markOf);
  const steps: Step[] = [];
  let threshold = made.reduce((most, step) => Math.max(most, step.threshold), fewest);
  for (const [at, given] of marks.entries()) {
    const { day, threshold: own } = given.report;
    threshold = Math.max(threshold, own);
    enqueue(column, given);
    const isLast = day !== marks[at + 1]?.report.day;
    if (isLast) steps.push(...splitSteps(takeSteps(column.queues, day, threshold)));
  }
  return { steps, rows };
}

const keyOf = ({ questionaryId, personId }: ReportOrigin) => `${questionaryId} ${personId}`;

/** Puts a step that was made before where it stood. */
function standAgain(
  column: Column,
  { side, row: name, threshold, peopleCount, reports }: MadeStep,
  markOf: ReadonlyMap<string, number>,
) {
  const entries = reports.map((report) =>
    entryOf(column, { report, mark: markOf.get(keyOf(report)) ?? null }),
  );
  const row = column.rows[side].get(name) ?? addTo(column.rows[side], name);
  row.peopleCount += peopleCount;
  const step: Step = { side, row: name, day: '', threshold, entries, reachedBy: undefined };
  for (const entry of entries) entry[side] = step;
}

/** The entry for what that report says of a person, behind those of earlier reports. */
function entryOf(
  { entries, latest }: Column,
  { report, mark }: Pick<PersonMark, 'report' | 'mark'>,
): PersonMark {
  const { personId } = report;
  const found = entries.get(keyOf(report));
  if (found) return found;
  const earlier = latest.get(personId) ?? null;
  const open = { subdivision: null, position: null, leaves: null };
  const entry: PersonMark = { personId, report, mark, earlier, ...open };
  entries.set(keyOf(report), entry);
  latest.set(personId, entry);
  return entry;
}

/** Puts a mark into its queues. One that would replace a mark of which nothing is known any more is never counted. */
function enqueue(column: Column, given: MarkGiven) {
  const entry = entryOf(column, given);
  const { earlier, report } = entry;
  if (earlier?.mark === null) return;
  for (const side of sides) {
    const name = report.places[side];
    if (name === null || entry[side] !== null) continue;
    const row = column.rows[side].get(name) ?? addTo(column.rows[side], name);
    if (earlier === null) row.peopleCount += 1;
    const nth = countBefore(entry);
    const queue = row.queues.get(nth) ?? addQueue(column, row, { side, row: name, nth });
    queue.entries.push(entry);
  }
}

export const countBefore = ({ earlier }: PersonMark): number =>
  earlier ? countBefore(earlier) + 1 : 0;

function addTo(rows: Map<string, Row>, name: string): Row {
  const row = { peopleCount: 0, queues: new Map() };
  rows.set(name, row);
  return row;
}

function addQueue(
  { queues }: Column,
  of: Row,
  { side, row, nth }: { side: HeatmapSide; row: string; nth: number },
): Queue {
  const queue = { side, row, entries: [] };
  of.queues.set(nth, queue);
  queues.push(queue);
  return queue;
}

/**
 * Departments before job titles, as most look at those, and the largest first. One that may not be
 * taken yet may be after others, so it is tried again then.
 */
function takeSteps(queues: readonly Queue[], day: string, threshold: number): Step[] {
  const taken: Step[] = [];
  for (let isMore = true; isMore; ) {
    const due = sides.flatMap((side) => dueOf(queues, side, threshold));
    const steps = due.flatMap(({ queue, entries }) => {
      const step: Step = {
        side: queue.side,
        row: queue.row,
        day,
        threshold,
        entries,
        reachedBy: undefined,
      };
      if (!mayTake(step)) return [];
      queue.entries = queue.entries.filter((entry) => entry[step.side] === null);
      return step;
    });
    taken.push(...steps);
    isMore = steps.length > 0 && steps.length < due.length;
  }
  return taken;
}

/** The queues of a side that could make the next step. A mark replaces another only where that one is counted. */
function dueOf(queues: readonly Queue[], side: HeatmapSide, threshold: number) {
  const isDue = ({ earlier }: PersonMark) => earlier === null || earlier[side] !== null;
  return queues
    .filter((queue) => queue.side === side && queue.entries.length >= threshold)
    .map((queue) => ({ queue, entries: queue.entries.filter(isDue) }))
    .filter(({ entries }) => entries.length >= threshold)
    .sort((one, other) => other.entries.length - one.entries.length);
}

/**
 * Takes the step if it may be taken. Each person stands between two steps, of their department and
 * of their job title; anybody who is in none on one side leads outside. A combination of sums gives
 * each step a factor, and only people between equal ones are left out of it. So those in it are at
 * least as many as it takes to cut this step off from the outside, and so many ways outside share
 * nobody (Menger's theorem). Where there is no way at all, the other steps together say the same as
 * this one already.
 */
function mayTake(step: Step): boolean {
  for (const entry of step.entries) entry[step.side] = step;
  const ways = countWaysOut(step, step.threshold);
  if (ways === 0 || ways >= step.threshold) return true;
  for (const entry of step.entries) entry[step.side] = null;
  return false;
}
