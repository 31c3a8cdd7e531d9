import type { Database } from '#platform/server/db/pool.ts';
import type { Scope } from '#platform/server/db/scope.ts';
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

/** The most looks that are kept: those used last. One of 10,000 reports with 12 competences takes some 4 MB. */
const mostKept = 16;

/** What a day's reports and the steps that stand give, and whether all of its steps are kept. */
interface Look {
  counts: KeptCounts;
  isKept: boolean;
}

const looksOf = new WeakMap<Database, Map<string, Promise<Look>>>();

/**
 * What is counted on that day. It doesn't change until the next one, so it is worked out once for all who wait for it, in
 * the transaction of who came first: that one is open, so nobody waits for somebody who waits for a connection. Nothing
 * is told that isn't kept: what a night has not kept yet is kept first, by each who looks until one has, as nobody may
 * wait for another's transaction but in the database.
 */
export async function countedOn(
  scope: Scope,
  database: Database,
  { brandId, today }: Day,
  period: Period,
): Promise<KeptCounts> {
  const looks = looksOf.get(database) ?? new Map<string, Promise<Look>>();
  looksOf.set(database, looks);
  const key = [brandId, period.year, period.method, today].join(' ');
  const look = looks.get(key) ?? lookAt(scope, period, today);
  looks.delete(key);
  looks.set(key, look);
  for (const oldest of looks.keys()) if (looks.size > mostKept) looks.delete(oldest);
  const drop = () => looks.get(key) === look && looks.delete(key);
  const { counts, isKept } = await look.catch((error: unknown) => {
    drop();
    throw error;
  });
  if (isKept) return counts;
  drop();
  return keepSteps(scope, period, today);
}

async function lookAt(scope: Scope, period: Period, today: string): Promise<Look> {
  const { made, before } = await readCounted(scope, period, today);
  const counted = await countReports(made, before);
  const isKept = [...counted.columns].every(
    ([id, { steps }]) => steps.length === (before.get(id)?.length ?? 0),
  );
  return { counts: { counted, threshold: thresholdOf(made) }, isKept };
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
