import type { Summary } from '#addon/summary/contract/summary.ts';
import { summaryName, summaryPoints } from '#addon/summary/contract/summary-points.ts';
import type { Cell, CellRow } from '#platform/server/table-file/cell/cell.ts';
import type { XlsxSheet } from '#platform/server/table-file/format/write-xlsx.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** A summary report as the sheets of a workbook. Counts and marks are numbers. */
export function summarySheets(summary: Summary, t: T, locale: Locale): XlsxSheet[] {
  return [
    mainSheet(summary, t, locale),
    competenceSheet(summary, t),
    ...(summary.topList.length > 0 ? [behaviourSheet(summary, t)] : []),
    aboutSheet(summary, t),
  ];
}

function mainSheet(summary: Summary, t: T, locale: Locale): XlsxSheet {
  const { year, method, mark, selfMark } = summary;
  const rows: CellRow[] = [
    [summaryName(summary, t), null],
    [t('summary.period', { method, year }), null],
    ...summaryPoints(summary, { t, locale }).map((text): CellRow => [text, null]),
    [t('summary.people'), summary.peopleCount],
    [t('heatmap.asked'), summary.askedCount],
    [t('heatmap.answered'), summary.answeredCount],
    [t('summary.others'), markCell(mark)],
    [t('summary.self'), markCell(selfMark)],
    ...summary.earlierYearList.map(
      (one, at): CellRow => [
        `${t('summary.others')}, ${one}`,
        markCell(summary.earlierMarkList[at] ?? null),
      ],
    ),
  ];
  return { name: t('summary.file.main'), rows, widths: [80, 12] };
}

function competenceSheet({ competenceList, earlierYearList }: Summary, t: T): XlsxSheet {
  const head: CellRow = [
    t('summary.competence'),
    t('summary.others'),
    t('summary.people'),
    t('summary.self'),
    `${t('summary.self')}: ${t('summary.people')}`,
    t('summary.spread'),
    null,
    ...earlierYearList.map(String),
  ];
  const rows = competenceList.map(
    (row): CellRow => [
      row.name,
      markCell(row.mark),
      row.peopleCount || null,
      markCell(row.self.mark),
      row.self.peopleCount || null,
      markCell(row.spread?.low ?? null),
      markCell(row.spread?.high ?? null),
      ...row.earlierList.map(({ mark }) => markCell(mark)),
    ],
  );
  return { name: t('summary.table'), rows: [head, ...rows], widths: [40, 14, 10, 14, 14, 14, 14] };
}

function behaviourSheet({ topList, lowList }: Summary, t: T): XlsxSheet {
  const rows = (['top', 'low'] as const).flatMap((which) =>
    (which === 'top' ? topList : lowList).map(
      (row): CellRow => [
        t(`summary.${which}`),
        row.text,
        row.name,
        markCell(row.mark),
        row.peopleCount,
      ],
    ),
  );
  const head = [
    t('summary.behaviours'),
    null,
    t('summary.competence'),
    t('summary.file.mark'),
    t('summary.people'),
  ];
  return {
    name: t('summary.file.behaviours'),
    rows: [head, ...rows],
    widths: [20, 70, 30, 10, 10],
  };
}

function aboutSheet({ anonymityThreshold: threshold }: Summary, t: T): XlsxSheet {
  const rows = [
    [t('summary.file.about')],
    [t('summary.explained', { threshold })],
    [t('summary.spreadAbout', { threshold })],
    [t('summary.day')],
  ];
  return { name: t('summary.file.about'), rows, widths: [100] };
}

const markCell = (mark: number | null): Cell =>
  mark === null ? null : { decimal: mark, digits: 2 };
