import type { Database } from '#server/platform/db/pool.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { fewest } from './counting-rules.ts';
import { type CompanyCounts, countReports } from './figures-rules.ts';
import { listFigures, type Period } from './queries.ts';
import { listSteps } from './step-queries.ts';

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
 * opens a transaction where that is still to be done.
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
  const found = kept.get(key) ?? read((scope) => readCounted(scope, period, today)).then(count);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return found;
}

/** After the transaction, which is not kept open for it. */
const count = async ({ made, before }: Read): Promise<KeptCounts> => ({
  counted: await countReports(made, before),
  threshold: made.reduce((most, { threshold }) => Math.max(most, threshold), fewest),
});

type Read = Awaited<ReturnType<typeof readCounted>>;

/** The reports of a period, and the steps that stand. */
export const readCounted = async (scope: Scope, period: Period, today: string) => ({
  made: await listFigures(scope, period, today),
  before: await listSteps(scope, period),
});
