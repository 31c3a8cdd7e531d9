import { companySentences } from '#addon/heatmap/contract/company-words.ts';
import type { CompanyYears, Heatmap, YearTotal } from '#addon/heatmap/contract/heatmap.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import type { File } from '#platform/server/http/call.ts';
import type { Cell, CellRow } from '#platform/server/table-file/cell/cell.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamXlsx, type XlsxSheet } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** A file's name takes plain letters only. */
const names = { subdivision: 'departments', position: 'job_titles' } as const;

interface Results {
  heatmap: Heatmap;
  years: CompanyYears;
}

/**
 * The company view as a workbook: the averages, the people behind them, the years beside each other, and
 * what is to be known.
 */
export function heatmapFile(
  results: Results,
  words: { t: T; locale: Locale },
  today: string,
): File {
  const { heatmap, years } = results;
  const { year, method, groupBy } = heatmap;
  const { t } = words;
  const sheets = [
    marksSheet(heatmap, t),
    peopleSheet(heatmap, t),
    ...(years.totalList.length > 1 ? [yearsSheet(years, t)] : []),
    aboutSheet(results, words),
  ];
  return {
    name: `company_${year}_${method}_${names[groupBy]}_${today}.xlsx`,
    contentType: contentTypes.xlsx,
    file: streamXlsx(sheets),
  };
}

const head = ({ groupBy, competenceList }: Heatmap, t: T, first: readonly string[]): CellRow => [
  t(`heatmap.group.${groupBy}`),
  ...first,
  ...competenceList.map(({ name }) => name),
];

const withTotal = <R>({ rowList, total }: Heatmap, t: T, write: (row: typeof total) => R[]) =>
  [...rowList, { ...total, name: t('heatmap.total') }].map((row) => [row.name, ...write(row)]);

function marksSheet(heatmap: Heatmap, t: T): XlsxSheet {
  const rows = withTotal<Cell>(heatmap, t, ({ cellList, mark }) => [
    markCell(mark),
    ...cellList.map((cell) => markCell(cell.mark)),
  ]);
  const rowsOfSheet = [head(heatmap, t, [t('heatmap.average')]), ...rows];
  return { name: t('heatmap.file.marks'), rows: rowsOfSheet };
}

function peopleSheet(heatmap: Heatmap, t: T): XlsxSheet {
  const first = [t('heatmap.people'), t('heatmap.asked'), t('heatmap.answered')];
  const rows = withTotal<Cell>(heatmap, t, (row) => [
    row.peopleCount,
    row.askedCount,
    row.answeredCount,
    ...row.cellList.map(({ peopleCount }) => peopleCount || null),
  ]);
  return { name: t('heatmap.file.people'), rows: [head(heatmap, t, first), ...rows] };
}

function yearsSheet({ competenceList, totalList }: CompanyYears, t: T): XlsxSheet {
  const row = (name: string, write: (one: YearTotal) => Cell) => [name, ...totalList.map(write)];
  const rows = [
    row(t('heatmap.years.competence'), ({ year }) => year),
    row(t('heatmap.average'), ({ mark }) => markCell(mark)),
    row(t('heatmap.people'), ({ peopleCount }) => peopleCount),
    row(t('heatmap.asked'), ({ askedCount }) => askedCount),
    row(t('heatmap.answered'), ({ answeredCount }) => answeredCount),
    ...competenceList.map(({ name }, at) =>
      row(name, ({ cellList }) => markCell(cellList[at]?.mark ?? null)),
    ),
  ];
  return { name: t('heatmap.years.title'), rows };
}

function aboutSheet({ heatmap, years }: Results, words: { t: T; locale: Locale }): XlsxSheet {
  const { year, method, anonymityThreshold: threshold } = heatmap;
  const { t } = words;
  const rows = [
    [t('heatmap.file.about')],
    [t('heatmap.file.period', { year, method })],
    ...companySentences({ heatmap, years }, words).map((sentence) => [sentence]),
    [t('heatmap.explained')],
    [t('heatmap.clearText')],
    [t('heatmap.withheldText', { threshold })],
    [t('heatmap.waitsText')],
  ];
  return { name: t('heatmap.file.about'), rows, widths: [100] };
}

const markCell = (mark: number | null): Cell =>
  mark === null ? null : { decimal: mark, digits: digitsOfHeatmap };
