import type { PeopleSource, SourceRun } from '#contract/people/source/source.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { failedOutlook } from './plan-run.ts';
import { getRunRow, listLastRuns, listSources, type SourceRow } from './queries.ts';

export async function showSources(scope: Scope): Promise<PeopleSource[]> {
  const rows = await listSources(scope);
  const runs = await listLastRuns(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shown(row, runs.get(row.id)));
}

export async function showSource(scope: Scope, row: SourceRow): Promise<PeopleSource> {
  return shown(row, (await listLastRuns(scope, [row.id])).get(row.id));
}

type LastRun = Awaited<ReturnType<typeof listLastRuns>> extends Map<string, infer R> ? R : never;

const shown = (
  { sealedLogin, lookedAt, confirmedAt, ...row }: SourceRow,
  run: LastRun | undefined,
): PeopleSource => ({
  ...row,
  hasLogin: sealedLogin !== null,
  lookedAt: lookedAt?.toISOString() ?? null,
  isConfirmed: confirmedAt !== null,
  lastRun: run ? { ...run, at: run.at.toISOString() } : null,
});

/** The company's folder, as the operator would look for it. */
export const shownFolder = (sourcesDir: string | undefined, slug: string): string | null =>
  sourcesDir ? slug : null;

export async function showRun(scope: Scope, id: string): Promise<SourceRun> {
  const { name, sourceName, state, at, doneBy, outlook } = await getRunRow(scope, id);
  return {
    id,
    name,
    source: sourceName ?? '',
    state,
    at: at.toISOString(),
    by: doneBy,
    outlook: outlook ?? failedOutlook([]),
  };
}
