import {
  companyTrend,
  lastTwo,
  type YearChange,
  yearChange,
} from '#addon/heatmap/contract/company-points.ts';
import type { CompanyYears, Heatmap, HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';

/** The numbers of the table as they are drawn: none is here that the table hasn't. */
export interface ChartRow {
  key: string;
  name: string;
  mark: number | null;
  /** The marks that the rows of the table have there. */
  dots: readonly Dot[];
  /** How many of those rows are withheld. */
  withheldCount: number;
  change: YearChange | null;
}

export interface Dot {
  name: string;
  mark: number;
}

/** How far from the start of the scale a mark stands, in percent of its length. */
export const placeOf = (mark: number): number =>
  (100 * (mark - lowestMark)) / (highestMark - lowestMark);

/** The lowest and the highest of two dots or more. */
export function bandOf(dots: readonly Dot[]): { low: number; high: number } | null {
  const marks = dots.map(({ mark }) => mark);
  return marks.length < 2 ? null : { low: Math.min(...marks), high: Math.max(...marks) };
}

/** How far the drawing of changes reaches to both sides, in steps of a half. */
export const reachOf = (rows: readonly Pick<ChartRow, 'change'>[]): number =>
  Math.ceil(
    2 *
      Math.max(
        0.5,
        ...rows.flatMap(({ change: c }) => (c ? [Math.abs(c.change ?? 0), c.chance] : [])),
      ),
  ) / 2;

/** The competences, the highest first, and last those that have nothing to show. */
export function competenceRows(
  { competenceList, rowList, total }: Heatmap,
  years: CompanyYears | undefined,
): ChartRow[] {
  const two = years && lastTwo(years);
  return competenceList
    .map(({ competenceId, name }, at): ChartRow => {
      const cells = rowList.map((row) => ({ name: row.name, cell: row.cellList[at] }));
      const withheldCount = cells.filter(({ cell }) => isWaiting(cell)).length;
      const place = years?.competenceList.findIndex((one) => one.competenceId === competenceId);
      const [now, before] = [two?.now, two?.before].map((year) => year?.cellList[place ?? -1]);
      return {
        key: competenceId,
        name,
        mark: total.cellList[at]?.mark ?? null,
        dots: cells.flatMap(({ name, cell }) => dotOf(name, cell?.mark)),
        withheldCount,
        change: now ? changeOrNone(yearChange(now, before)) : null,
      };
    })
    .sort(highestFirst);
}

/** All rows together. */
export function wholeRow({ rowList, total }: Heatmap, years: CompanyYears | undefined) {
  const trend = years ? companyTrend(years) : null;
  return {
    mark: total.mark,
    dots: rowList.flatMap(({ name, mark }) => dotOf(name, mark)),
    withheldCount: rowList.filter(isRowWithheld).length,
    change: trend && changeOrNone(trend),
    trend,
  };
}

/** The rows of the table, the highest first. */
export const groupRows = ({ rowList }: Heatmap) =>
  rowList
    .map((row) => ({ row, mark: row.mark, isWithheld: isRowWithheld(row) }))
    .sort(highestFirst);

const changeOrNone = ({ change, chance, isClear }: YearChange): YearChange | null =>
  change === null ? null : { change, chance, isClear };

const dotOf = (name: string, mark: number | null | undefined): Dot[] =>
  mark === null || mark === undefined ? [] : [{ name, mark }];

const isWaiting = (cell: HeatmapRow['cellList'][number] | undefined): boolean =>
  cell !== undefined && cell.mark === null && cell.waitingCount > 0;

const isRowWithheld = ({ mark, cellList }: HeatmapRow): boolean =>
  mark === null && cellList.some(isWaiting);

/** Nothing is below 1, so what has no mark comes last. */
const highestFirst = (one: { mark: number | null }, other: { mark: number | null }) =>
  (other.mark ?? 0) - (one.mark ?? 0);
