import type { Heatmap } from '#contract/assessment/heatmap.ts';
import type { HeatmapGroup } from '#contract/assessment/reading/heatmap-groups.ts';
import { spoken } from '#contract/platform/call/fields.ts';
import type { Method } from '#contract/platform/rules/methods.ts';
import type { Locale } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { type Mean, tableOf } from './figures-rules.ts';
import { countedOn, type Day } from './kept.ts';
import { findPeriods, listCompetenceNames, listIdsByName } from './queries.ts';

interface Asked {
  groupBy?: HeatmapGroup | undefined;
  year?: string | undefined;
  method?: Method | undefined;
}

/** The company view of a day, in alphabetical order (rule 71). */
export async function makeHeatmap(
  scope: Scope,
  { context: { database }, day, locale }: { context: Context; day: Day; locale: Locale },
  asked: Asked,
): Promise<Heatmap> {
  const periods = await findPeriods(scope);
  const [first, last] = [periods?.first.year, periods?.last.year ?? Number(day.today.slice(0, 4))];
  const year = asked.year ? Number(asked.year) : last;
  const method = asked.method ?? periods?.last.method ?? '360';
  const groupBy = asked.groupBy ?? 'subdivision';
  const { counted, threshold } = await countedOn(database, day, { year, method }, (work) =>
    work(scope),
  );
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (one: { name: string }, other: { name: string }) => compare(one.name, other.name);
  const names = await listCompetenceNames(scope, [...counted.columns.keys()]);
  const competenceList = [...names]
    .map(([competenceId, name]) => ({ competenceId, name: spoken(name, locale) }))
    .sort(byName);
  const { rows, total } = tableOf(
    counted,
    groupBy,
    competenceList.map(({ competenceId }) => competenceId),
  );
  const ids = await listIdsByName(scope, groupBy);
  const rowList = rows.map((row) => ({
    ...withShown(row),
    id: ids.get(row.name.toLowerCase()) ?? null,
  }));
  return {
    groupBy,
    year,
    method,
    yearList: yearsBetween(first ?? last, last),
    anonymityThreshold: threshold,
    competenceList,
    rowList: rowList.sort(byName),
    total: withShown(total),
  };
}

/**
 * From the latest on. Assessments may begin and end in different years, so the first may come
 * later.
 */
export function yearsBetween(one: number, other: number): number[] {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return Array.from({ length: to - from + 1 }, (_, at) => to - at);
}

/** Nothing leaves with more decimals than are shown. */
export const shownMark = (mark: number | null): number | null =>
  mark === null ? null : Math.round(mark * 100 + 1e-6) / 100;

function withShown<C extends Mean, R extends { mark: number | null; cellList: readonly C[] }>(
  row: R,
) {
  const cellList = row.cellList.map((cell) => ({ ...cell, mark: shownMark(cell.mark) }));
  return { ...row, mark: shownMark(row.mark), cellList };
}
