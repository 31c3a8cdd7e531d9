import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Addition,
  type ColumnCounts,
  type CompanyCounts,
  cellsOf,
  sumOf,
} from './figures-rules.ts';
import { type Crossing, countWaysOut, type HeatmapSide } from './way-rules.ts';

/** The same as somebody may be told who knows these people's marks (rule 169). */
export async function countsBeside(
  counted: CompanyCounts,
  known: ReadonlySet<string>,
): Promise<CompanyCounts> {
  const columns = new Map<string, ColumnCounts>();
  for (const [id, column] of counted.columns) {
    const steps = stepsBeside(column.steps, known);
    columns.set(id, { steps, cells: cellsOf(steps, peopleIn(column)) });
    await nextTurn();
  }
  return { ...counted, columns, known };
}

function peopleIn({ cells }: ColumnCounts) {
  const on = (side: HeatmapSide) =>
    new Map(
      [...cells[side]].map(([row, { peopleCount, waitingCount }]) => [
        row,
        { peopleCount: peopleCount + waitingCount },
      ]),
    );
  return { subdivision: on('subdivision'), position: on('position') };
}

/** What was told so far of one competence. */
interface Telling {
  known: ReadonlySet<string>;
  /** The unknown people's marks, the first, the second and so on each by itself. */
  crossings: Map<string, Crossing>;
  /** On each side, how many marks of a person are told. */
  counts: Record<HeatmapSide, Map<string, number>>;
}

/**
 * The steps of the company view with the known people left out of its graph. One that would tell of
 * fewer others than the threshold waits for the next of its row, and they are one from then on. So all
 * that is told are sums of steps that anybody may see, and readers who put theirs together find nothing
 * more (decision 185).
 */
export function stepsBeside(steps: readonly Addition[], known: ReadonlySet<string>): Addition[] {
  const counts = { subdivision: new Map(), position: new Map() };
  const telling: Telling = { known, crossings: new Map(), counts };
  const waiting = new Map<string, Addition>();
  const told: Addition[] = [];
  for (const step of steps) {
    const key = [step.side, step.nth, step.row].join(' ');
    const before = waiting.get(key);
    waiting.set(key, before ? together(before, step) : step);
    for (let next = tellNext(telling, waiting); next; next = tellNext(telling, waiting)) {
      told.push(next);
    }
  }
  return told;
}

/** Takes the first that may be told out of those that wait. */
function tellNext(telling: Telling, waiting: Map<string, Addition>): Addition | undefined {
  for (const [key, step] of waiting) {
    if (!mayTell(telling, step)) continue;
    waiting.delete(key);
    return step;
  }
  return undefined;
}

/** As a step is taken for everybody (`countColumn`), and what replaces marks only where those are told. */
function mayTell({ known, crossings, counts }: Telling, step: Addition): boolean {
  const { side, nth, threshold, personIds } = step;
  if (personIds.some((id) => (counts[side].get(id) ?? 0) < nth)) return false;
  const entries = personIds.flatMap((id) =>
    known.has(id) ? [] : crossingOf(crossings, `${nth} ${id}`),
  );
  const junction = { entries };
  for (const entry of entries) entry[side] = junction;
  const ways = countWaysOut(junction, threshold);
  if (ways > 0 && ways < threshold) {
    for (const entry of entries) entry[side] = null;
    return false;
  }
  for (const id of personIds) counts[side].set(id, nth + 1);
  return true;
}

function crossingOf(crossings: Map<string, Crossing>, key: string): Crossing {
  const found = crossings.get(key) ?? { subdivision: null, position: null, leaves: null };
  crossings.set(key, found);
  return found;
}

const together = (one: Addition, other: Addition): Addition => ({
  ...one,
  ...sumOf([one, other]),
  personIds: [...one.personIds, ...other.personIds],
  reports: [...one.reports, ...other.reports],
  threshold: Math.max(one.threshold, other.threshold),
});
