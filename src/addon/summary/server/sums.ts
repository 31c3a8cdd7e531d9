import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Addition, CompanyCounts } from '#addon/heatmap/server/figures-rules.ts';
import type { ReportOrigin } from '#addon/heatmap/server/way-rules.ts';
import { type Said, type StepSums, sumSteps } from './said-rules.ts';

const keptOf = new WeakMap<CompanyCounts, Promise<ReadonlyMap<Addition, StepSums>>>();

/** The sums of all steps that are counted on a day: worked out at the first look, and kept as long as the counts. */
export function sumsOf(
  counted: CompanyCounts,
  list: () => Promise<Said[]>,
): Promise<ReadonlyMap<Addition, StepSums>> {
  const found = keptOf.get(counted) ?? list().then((said) => sumAll(counted, said));
  keptOf.set(counted, found);
  found.catch(() => keptOf.delete(counted));
  return found;
}

async function sumAll({ columns, known }: CompanyCounts, made: readonly Said[]) {
  const keyOf = ({ questionaryId, personId }: Pick<Said, 'questionaryId' | 'personId'>) =>
    `${questionaryId} ${personId}`;
  const said = new Map(made.map((one) => [keyOf(one), one]));
  const all = new Map<Addition, StepSums>();
  const saidIn = (report: ReportOrigin) => said.get(keyOf(report));
  for (const [competenceId, { steps }] of columns) {
    const sums = sumSteps(steps, competenceId, { saidIn, known });
    for (const [step, sum] of sums) all.set(step, sum);
    await nextTurn();
  }
  return all;
}
