import { shownDifference } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import type { CompanyYears, Heatmap } from './heatmap.ts';

/**
 * What may be said of company results (rule 165). Made of the numbers that are shown, so it says nothing
 * that they do not.
 */

/** How far people's averages in one competence lie apart, at the most that is usual. */
const deviation = 0.7;
/** How many errors of an average are taken for chance. It passes three in one of 370 competences. */
const sure = 3;

interface Shown {
  mark: number | null;
  peopleCount: number;
}

/** By how much an average of so many people may differ by chance. */
export const chanceOf = (...counts: number[]): number =>
  sure * deviation * Math.sqrt(counts.reduce((sum, count) => sum + 1 / count, 0));

export interface CompanyMark {
  name: string;
  mark: number;
}

/** The competences that are above or below the average by more than chance, the furthest first. */
export function companyPoints({
  competenceList,
  total,
}: Pick<Heatmap, 'competenceList' | 'total'>) {
  const average = total.mark;
  const marks = total.cellList.flatMap(({ mark, peopleCount }, at) =>
    mark === null ? [] : [{ mark, peopleCount, name: competenceList[at]?.name ?? '' }],
  );
  if (average === null || marks.length < 2) return null;
  const clear = marks.filter(
    ({ mark, peopleCount }) => Math.abs(mark - average) > chanceOf(peopleCount),
  );
  const byDistance = (one: CompanyMark, other: CompanyMark) =>
    Math.abs(other.mark - average) - Math.abs(one.mark - average);
  return {
    average,
    above: clear.filter(({ mark }) => mark > average).sort(byDistance),
    below: clear.filter(({ mark }) => mark < average).sort(byDistance),
  };
}

/** How a number of a year differs from that of an earlier one, and by how much chance alone may make it. */
export interface YearChange {
  change: number | null;
  chance: number;
  isClear: boolean;
}

/** People of both years count as different ones, as nobody tells who they are: so less is clear, never more. */
export function yearChange(now: Shown, before: Shown | undefined): YearChange {
  const change = before ? shownDifference(now.mark, before.mark, digitsOfHeatmap) : null;
  if (change === null || before === undefined) return { change: null, chance: 0, isClear: false };
  const chance = chanceOf(now.peopleCount, before.peopleCount);
  return { change, chance, isClear: Math.abs(change) > chance };
}

/** The year that was asked for, and the one before it that has reports. */
export function lastTwo({ totalList }: CompanyYears) {
  const [before, now] = totalList.slice(-2);
  return now && before ? { now, before } : null;
}

/**
 * The averages of the years over the competences that have a mark in each of them, and how the last two differ:
 * averages of other competences each year would tell of the choice. Null where there are none.
 */
export function companyTrend(years: CompanyYears) {
  const { competenceList, totalList } = years;
  const two = lastTwo(years);
  const rows = competenceList.map((_, at) => totalList.map(({ cellList }) => cellList[at]));
  const common = rows.flatMap((row) => {
    const cells = row.flatMap((cell) =>
      cell && cell.mark !== null ? [{ mark: cell.mark, peopleCount: cell.peopleCount }] : [],
    );
    return cells.length === row.length ? [cells] : [];
  });
  if (!two || common.length === 0) return null;
  const markList = totalList.map((_, at) => meanOf(common.map((cells) => cells[at]?.mark ?? 0)));
  const [before = null, now = null] = markList.slice(-2);
  const change = shownDifference(now, before, digitsOfHeatmap);
  const chance = meanOf(
    common.map((cells) => chanceOf(...cells.slice(-2).map(({ peopleCount }) => peopleCount))),
  );
  return {
    markList,
    change,
    chance,
    isClear: change !== null && Math.abs(change) > chance,
    commonCount: common.length,
    /** Whether any of the years has a competence that others lack. */
    isPart: rows.some((row) => {
      const marked = row.filter((cell) => (cell?.mark ?? null) !== null).length;
      return marked > 0 && marked < row.length;
    }),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many of those who were asked have answered, in percent. */
export const responseRate = ({
  askedCount,
  answeredCount,
}: {
  askedCount: number;
  answeredCount: number;
}): number => (askedCount === 0 ? 0 : Math.round((100 * answeredCount) / askedCount));
