import type { PeopleSource, SourceRun } from '#addon/source/contract/source.ts';
import { mostPerFigure, runFigures } from '#core/employee/contract/rules/run-outlook.ts';
import type { Outlook } from '#core/employee/contract/run/outlook.ts';
import { importColumns } from '#core/employee/server/import/import-columns.ts';
import { failedOutlook } from '#core/employee/server/run/kept-outlook.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { speakProblem } from '#platform/server/table-file/columns/speak-problems.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
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

/** What is wrong with a file, in this language. */
export const speakKept = (
  problems: KeptOutlook['problemList'],
  locale: Locale,
): Outlook['problemList'] =>
  problems.map(({ rowList, ...problem }) =>
    speakProblem(
      { ...problem, rowList: rowList.map((rowIndex) => ({ rowIndex, value: '' })) },
      { t: speak[locale], locale, columns: importColumns },
    ),
  );

export async function showRun(scope: Scope, id: string, locale: Locale): Promise<SourceRun> {
  const { name, sourceName, state, at, doneBy, undoneAt, ...row } = await getRunRow(scope, id);
  const {
    people,
    uncountedList,
    problemList,
    movedDays = null,
    ...outlook
  } = row.outlook ?? failedOutlook([]);
  const first = runFigures.map((figure) => [figure, people[figure].slice(0, mostPerFigure)]);
  return {
    id,
    name,
    source: sourceName ?? '',
    state,
    isUndone: undoneAt !== null,
    at: at.toISOString(),
    by: doneBy,
    outlook: {
      ...outlook,
      people: Object.fromEntries(first),
      uncountedList: uncountedList.slice(0, mostPerFigure),
      problemList: speakKept(problemList, locale),
      movedDays,
    },
  };
}
