import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Addition,
  type ColumnCounts,
  type CompanyCounts,
  cellsOf,
  sumOf,
} from './figures-rules.ts';
import { type Crossing, countWaysOut, type HeatmapSide, type Junction } from './way-rules.ts';

/** Which steps were told together, by their numbers. */
export type Groups = readonly (readonly number[])[];
export type GroupsTold = ReadonlyMap<string, Groups>;

/** What somebody is told, and what of it is to be kept. */
interface ToldCounts extends CompanyCounts {
  groups: GroupsTold;
}

/**
 * What of it somebody may be told who knows these people's marks (rule 169), on top of what they were told before,
 * by competence.
 */
export async function countsBeside(
  counted: CompanyCounts,
  known: ReadonlySet<string>,
  before: GroupsTold = new Map(),
): Promise<ToldCounts> {
  const columns = new Map<string, ColumnCounts>();
  const groups = new Map<string, Groups>();
  for (const [id, column] of counted.columns) {
    const told = stepsBeside(column.steps, known, before.get(id));
    const steps = told.map(({ step }) => step);
    columns.set(id, { steps, cells: cellsOf(steps, peopleIn(column)) });
    groups.set(
      id,
      told.map(({ numbers }) => numbers),
    );
    await nextTurn();
  }
  return { ...counted, columns, known, groups };
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

/** Steps that are told as one, and the number of each. */
interface Together {
  numbers: readonly number[];
  step: Addition;
}

/**
 * The steps of the company view with the known people left out of its graph. One that would tell of
 * fewer others than the threshold waits for the next of its row, and they are one from then on. So all
 * that is told are sums of steps that anybody may see, and readers who put theirs together find nothing
 * more (decision 185). What was told before stays, whomever its reader knows by now.
 */
export function stepsBeside(
  steps: readonly Addition[],
  known: ReadonlySet<string>,
  before: Groups = [],
): Together[] {
  const counts = { subdivision: new Map(), position: new Map() };
  const telling: Telling = { known, crossings: new Map(), counts };
  const told = before.map((numbers) =>
    numbers.map((number) => oneStep(steps, number)).reduce(together),
  );
  for (const { step } of told) tell(telling, step);
  const isTold = new Set(before.flat());
  const waiting = new Map<string, Together>();
  for (const [number, { side, nth, row }] of steps.entries()) {
    if (isTold.has(number)) continue;
    const key = [side, nth, row].join(' ');
    const earlier = waiting.get(key);
    const own = oneStep(steps, number);
    waiting.set(key, earlier ? together(earlier, own) : own);
    for (let next = tellNext(telling, waiting); next; next = tellNext(telling, waiting)) {
      told.push(next);
    }
  }
  return told;
}

function oneStep(steps: readonly Addition[], number: number): Together {
  const step = steps[number];
  if (!step) throw new Error(`no step ${number}`);
  return { numbers: [number], step };
}

/** Takes the first that may be told out of those that wait. */
function tellNext(telling: Telling, waiting: Map<string, Together>): Together | undefined {
  for (const [key, next] of waiting) {
    if (!mayTell(telling, next.step)) continue;
    waiting.delete(key);
    return next;
  }
  return undefined;
}

/** Whether a step may be told, by the rule of `countColumn`. Marks that replace others wait until those are told. */
function mayTell(telling: Telling, step: Addition): boolean {
  const { side, nth, threshold, personIds } = step;
  if (personIds.some((id) => (telling.counts[side].get(id) ?? 0) < nth)) return false;
  const junction = enter(telling, step);
  const ways = countWaysOut(junction, threshold);
  if (ways > 0 && ways < threshold) {
    for (const entry of junction.entries) entry[side] = null;
    return false;
  }
  noteTold(telling, step);
  return true;
}

function tell(telling: Telling, step: Addition) {
  enter(telling, step);
  noteTold(telling, step);
}

/** Only people whom the reader doesn't know lead anywhere. */
function enter({ known, crossings }: Telling, { side, nth, personIds }: Addition): Junction {
  const entries = personIds.flatMap((id) =>
    known.has(id) ? [] : crossingOf(crossings, `${nth} ${id}`),
  );
  const junction = { entries };
  for (const entry of entries) entry[side] = junction;
  return junction;
}

function noteTold({ counts }: Telling, { side, nth, personIds }: Addition) {
  for (const id of personIds) counts[side].set(id, nth + 1);
}

function crossingOf(crossings: Map<string, Crossing>, key: string): Crossing {
  const found = crossings.get(key) ?? { subdivision: null, position: null, leaves: null };
  crossings.set(key, found);
  return found;
}

const together = (one: Together, other: Together): Together => ({
  numbers: [...one.numbers, ...other.numbers],
  step: {
    ...one.step,
    ...sumOf([one.step, other.step]),
    personIds: [...one.step.personIds, ...other.step.personIds],
    reports: [...one.step.reports, ...other.step.reports],
    threshold: Math.max(one.step.threshold, other.step.threshold),
  },
});
