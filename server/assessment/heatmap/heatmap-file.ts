import type { Heatmap } from '#contract/assessment/heatmap.ts';
import type { T } from '#i18n/t.ts';
import type { File } from '#server/platform/http/call.ts';
import type { Cell, CellRow } from '#server/platform/table-file/cell/cell.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { streamXlsx, type XlsxSheet } from '#server/platform/table-file/format/write-xlsx.ts';

/** A file's name takes plain letters only. */
const names = { subdivision: 'departments', position: 'job_titles' } as const;

/**
 * The company view as a workbook: the averages, the people behind them, and what is to be known.
 */
export function heatmapFile(heatmap: Heatmap, t: T, today: string): File {
  const { year, method, groupBy } = heatmap;
  return {
    name: `company_${year}_${method}_${names[groupBy]}_${today}.xlsx`,
    contentType: contentTypes.xlsx,
    file: streamXlsx([marksSheet(heatmap, t), peopleSheet(heatmap, t), aboutSheet(heatmap, t)]),
  };
}

const head = ({ groupBy, competenceList }: Heatmap, t: T, last: readonly string[]): CellRow => [
  t(`heatmap.group.${groupBy}`),
  ...competenceList.map(({ name }) => name),
  ...last,
];

const withTotal = <R>({ rowList, total }: Heatmap, t: T, write: (row: typeof total) => R[]) =>
  [...rowList, { ...total, name: t('heatmap.total') }].map((row) => [row.name, ...write(row)]);

function marksSheet(heatmap: Heatmap, t: T): XlsxSheet {
  const rows = withTotal<Cell>(heatmap, t, ({ cellList, mark }) => [
    ...cellList.map((cell) => markCell(cell.mark)),
    markCell(mark),
  ]);
  const rowsOfSheet = [head(heatmap, t, [t('heatmap.average')]), ...rows];
  return { name: t('heatmap.file.marks'), rows: rowsOfSheet };
}

function peopleSheet(heatmap: Heatmap, t: T): XlsxSheet {
  const last = [t('heatmap.people'), t('heatmap.asked'), t('heatmap.answered')];
  const rows = withTotal<Cell>(heatmap, t, (row) => [
    ...row.cellList.map(({ peopleCount }) => peopleCount || null),
    row.peopleCount,
    row.askedCount,
    row.answeredCount,
  ]);
  return { name: t('heatmap.file.people'), rows: [head(heatmap, t, last), ...rows] };
}

function aboutSheet({ year, method, anonymityThreshold: threshold }: Heatmap, t: T): XlsxSheet {
  const rows = [
    [t('heatmap.file.about')],
    [t('heatmap.file.period', { year, method })],
    [t('heatmap.explained')],
    [t('heatmap.withheldText', { threshold })],
    [t('heatmap.waitsText')],
  ];
  return { name: t('heatmap.file.about'), rows, widths: [100] };
}

const markCell = (mark: number | null): Cell =>
  mark === null ? null : { decimal: mark, digits: 2 };
