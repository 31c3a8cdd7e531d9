import type { CompanyYears, Heatmap, YearTotal } from '#addon/heatmap/contract/heatmap.ts';
import { rounded } from '#core/report/contract/content/report-numbers.ts';
import {
  digitsOfHeatmap,
  type HeatmapGroup,
} from '#core/report/contract/reading/heatmap-groups.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type CompanyCounts, type Mean, tableOf } from './figures-rules.ts';
import { findPeriods, listCompetenceNames, listIdsByName } from './queries.ts';
import { countedFor, dayOf, type Looker } from './told-to.ts';

interface Asked {
  groupBy?: HeatmapGroup | undefined;
  year?: string | undefined;
  method?: Method | undefined;
}

type Reader = Looker & { locale: Locale };

/** The company view of a day, in alphabetical order (rule 71). */
export async function makeHeatmap(scope: Scope, reader: Reader, asked: Asked): Promise<Heatmap> {
  const { first, last, groupBy, ...period } = await whatIsAsked(scope, reader, asked);
  const { counted, threshold } = await countedFor(scope, reader, period);
  const byName = inOrderOf(reader.locale);
  const competenceList = await listCompetences(scope, counted, reader.locale);
  const { rows, total } = tableOf(counted, groupBy, idsOf(competenceList));
  const ids = await listIdsByName(scope, groupBy);
  const rowList = rows.map((row) => ({
    ...withShown(row),
    id: ids.get(row.name.toLowerCase()) ?? null,
  }));
  return {
    ...period,
    groupBy,
    yearList: yearsBetween(first, last),
    anonymityThreshold: threshold,
    competenceList,
    rowList: rowList.sort(byName),
    total: withShown(total),
  };
}

/** The most years beside each other: as many as stand on a screen, and as are counted anew on a day. */
const mostYears = 3;

/** The last lines of that year's table and of those before it, as anybody may open each (rule 166). */
export async function makeCompanyYears(
  scope: Scope,
  reader: Reader,
  asked: Asked,
): Promise<CompanyYears> {
  const { groupBy, year, method } = await whatIsAsked(scope, reader, asked);
  const { counted } = await countedFor(scope, reader, { year, method });
  const competenceList = await listCompetences(scope, counted, reader.locale);
  const ids = idsOf(competenceList);
  const totalList: YearTotal[] = [];
  for (const at of yearsBetween(year - mostYears + 1, year).reverse()) {
    const { counted: own } =
      at === year ? { counted } : await countedFor(scope, reader, { year: at, method });
    const ownIds = idsOf(await listCompetences(scope, own, reader.locale));
    const { mark } = tableOf(own, groupBy, ownIds).total;
    const { total } = tableOf(own, groupBy, ids);
    if (total.peopleCount > 0) totalList.push({ year: at, ...withShown({ ...total, mark }) });
  }
  return { competenceList, totalList };
}

async function whatIsAsked(scope: Scope, reader: Reader, asked: Asked) {
  const periods = await findPeriods(scope);
  const last = periods?.last.year ?? Number(dayOf(reader).today.slice(0, 4));
  return {
    first: periods?.first.year ?? last,
    last,
    year: asked.year ? Number(asked.year) : last,
    method: asked.method ?? periods?.last.method ?? '360',
    groupBy: asked.groupBy ?? 'subdivision',
  } as const;
}

const inOrderOf = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one: { name: string }, other: { name: string }) => compare(one.name, other.name);
};

async function listCompetences(scope: Scope, { columns }: CompanyCounts, locale: Locale) {
  const names = await listCompetenceNames(scope, [...columns.keys()]);
  return [...names]
    .map(([competenceId, name]) => ({ competenceId, name: spoken(name, locale) }))
    .sort(inOrderOf(locale));
}

const idsOf = (list: Heatmap['competenceList']) => list.map(({ competenceId }) => competenceId);

/**
 * All years of the two and between them, from the latest on. Reports are made in another order than assessments
 * begin, so the first report's year may be the later one.
 */
export function yearsBetween(one: number, other: number): number[] {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return Array.from({ length: to - from + 1 }, (_, at) => to - at);
}

/** Nothing leaves with more decimals than are shown. */
export const shownMark = (mark: number | null): number | null =>
  mark === null ? null : rounded(mark, digitsOfHeatmap);

function withShown<C extends Mean, R extends { mark: number | null; cellList: readonly C[] }>(
  row: R,
) {
  const cellList = row.cellList.map((cell) => ({ ...cell, mark: shownMark(cell.mark) }));
  return { ...row, mark: shownMark(row.mark), cellList };
}
