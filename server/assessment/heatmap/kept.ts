import type { Database } from '#server/platform/db/pool.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { fewest } from './counting-rules.ts';
import { type CompanyCounts, countReports, type ReportFigures } from './figures-rules.ts';
import { listFigures, type Period } from './queries.ts';
import { insertSteps, listSteps, lockSteps } from './step-queries.ts';

/** What is counted on a day, as its reader may be told it, and the least number of people behind a number of it. */
export interface KeptCounts {
  counted: CompanyCounts;
  threshold: number;
}

/** A day of a brand. */
export interface Day {
  brandId: string;
  today: string;
}

/** Those used last stay. One of 10,000 reports with 12 competences takes some 4 MB. */
const mostKept = 16;

const keptOf = new WeakMap<Database, Map<string, Promise<KeptCounts>>>();

/**
 * What is counted on that day. It doesn't change until the next one, so it is worked out once; `read`
 * opens a transaction where that is still to be done. Nothing is told that isn't kept: what a night has not
 * kept yet is kept first.
 */
export function countedOn(
  database: Database,
  { brandId, today }: Day,
  period: Period,
  read: <R>(work: (scope: Scope) => Promise<R>) => Promise<R>,
): Promise<KeptCounts> {
  const kept = keptOf.get(database) ?? new Map<string, Promise<KeptCounts>>();
  keptOf.set(database, kept);
  const key = [brandId, period.year, period.method, today].join(' ');
  const found = kept.get(key) ?? countOnce(period, today, read);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return found;
}

/** Counts after the transaction, which is not kept open for it; again in one where steps are to be kept. */
async function countOnce(
  period: Period,
  today: string,
  read: <R>(work: (scope: Scope) => Promise<R>) => Promise<R>,
): Promise<KeptCounts> {
  const found = await read((scope) => readCounted(scope, period, today));
  const counted = await countReports(found.made, found.before);
  const isKept = [...counted.columns].every(
    ([id, { steps }]) => steps.length === (found.before.get(id)?.length ?? 0),
  );
  return isKept
    ? { counted, threshold: thresholdOf(found.made) }
    : read((scope) => keepSteps(scope, period, today));
}

/** Counts, and keeps the steps that are new, one after another in a brand. */
export async function keepSteps(scope: Scope, period: Period, today: string): Promise<KeptCounts> {
  await lockSteps(scope);
  const { made, before } = await readCounted(scope, period, today);
  const counted = await countReports(made, before);
  for (const [competenceId, { steps }] of counted.columns) {
    const behind = before.get(competenceId)?.length ?? 0;
    await insertSteps(scope, period, {
      competenceId,
      behind,
      madeOn: today,
      steps: steps.slice(behind),
    });
  }
  return { counted, threshold: thresholdOf(made) };
}

const thresholdOf = (made: readonly ReportFigures[]): number =>
  made.reduce((most, { threshold }) => Math.max(most, threshold), fewest);

/** The reports of a period, and the steps that stand. */
const readCounted = async (scope: Scope, period: Period, today: string) => ({
  made: await listFigures(scope, period, today),
  before: await listSteps(scope, period),
});
