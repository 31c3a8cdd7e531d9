import type { ZoneMark } from '#core/report/contract/content/report-content.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { hasSelf } from '#core/report/contract/content/report-statements.ts';
import { madeAt } from '#core/report/contract/reading/report-origin.ts';
import {
  type TableCell,
  type TableColumn,
  tableColumns,
} from '#core/report/contract/reading/report-table.ts';
import { sayMainPoints, zoneBlocks } from '#core/report/contract/reading/report-words.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Cell, CellRow, CellTable } from '#platform/server/table-file/cell/cell.ts';
import { answersTable, participantsTable, ratingsTable } from './answer-tables.ts';
import { fileNotesOf } from './file-notes.ts';
import { questionTable } from './question-table.ts';
import { countCell, markCell, plainly, type TableReading } from './reading.ts';

export interface ReportTable {
  name: string;
  rows: CellTable;
  /** How wide the columns are, in characters. */
  widths: readonly number[];
}

/** What a report shows, as tables: all of it and not a digit more (rule 69). */
export function reportTables(given: TableReading): ReportTable[] {
  const reading = { ...given, t: plainly(given.t) };
  const { t, content } = reading;
  const questions = questionTable(reading);
  const hasRatings = content.commonQuestionAnswerList.some(({ type }) => type === 'rating');
  return [
    { name: t('reportFile.sheet.summary'), rows: summary(reading), widths: [28, 80] },
    { name: t('reportFile.sheet.competences'), rows: competences(reading), widths: [6, 50] },
    { name: t('reportFile.sheet.toDevelop'), rows: toDevelop(reading), widths: [50, 50] },
    ...(questions
      ? [{ name: t('reportFile.sheet.questions'), rows: questions, widths: [50, 100] }]
      : []),
    ...(hasRatings
      ? [{ name: t('reportFile.sheet.ratings'), rows: ratingsTable(reading), widths: [60, 30] }]
      : []),
    ...(content.broughtIn
      ? []
      : [
          {
            name: t('reportFile.sheet.answers'),
            rows: answersTable(reading),
            widths: [50, 30, 100],
          },
        ]),
    { name: t('reportFile.sheet.participants'), rows: participantsTable(reading), widths: [30] },
  ];
}

function summary(reading: TableReading): CellTable {
  const { content, t, timeZone } = reading;
  const made = madeAt(content);
  const line = (key: SummaryKey, value: Cell): CellRow => [t(`reportFile.${key}`), value];
  return [
    [t('paper.title', { method: content.method, subject: content.subject })],
    line('subject', content.subject),
    line('position', content.position),
    line('subdivision', content.subdivision),
    line('number', content.number),
    line('method', content.method),
    line('kind', t(`reportFile.kinds.${content.kind}`)),
    line('dateStart', { day: content.dateStart }),
    line('dateEnd', { day: content.dateEnd }),
    [t(made.label), { day: dateIn(timeZone, new Date(made.at)) }],
    ...(content.broughtIn ? [] : [line('asked', content.participantTypeCount.totalCount)]),
    line('passed', content.passedParticipantCount),
    ...sayMainPoints({ ...reading, voice: 'other' }).map(
      (point): CellRow => [t('paper.main.heading'), point],
    ),
    ...fileNotesOf(reading).map((note): CellRow => [t('reportFile.note'), note]),
  ];
}

type SummaryKey =
  | 'subject'
  | 'position'
  | 'subdivision'
  | 'number'
  | 'method'
  | 'kind'
  | 'dateStart'
  | 'dateEnd'
  | 'asked'
  | 'passed';

/** The report's own columns; beside each group's mark, of how many people it is; remarks at the end. */
function competences(reading: TableReading): CellTable {
  const { content, t } = reading;
  const columns = tableColumns(reading, {});
  const head = columns.flatMap(({ kind, label }) =>
    kind === 'group' ? [label, t('reportFile.people', { group: label })] : [label],
  );
  const rows = content.competenceMarkList.map((row, at) => {
    const cells = columns.map((column) => ({ column, cell: column.cellOf(row) }));
    const remarks = cells.flatMap(({ column, cell }) =>
      cell.remark ? [t('reportFile.remark', { group: column.label, remark: cell.remark })] : [],
    );
    return {
      cells: [
        at + 1,
        row.name,
        ...cells.flatMap(({ column, cell }) => cellsOf(column, cell, reading)),
      ],
      remark: remarks.join('; ') || null,
    };
  });
  const hasRemarks = rows.some(({ remark }) => remark !== null);
  const note = hasRemarks ? [t('reportFile.note')] : [];
  return [
    [t('paper.competences.number'), t('paper.competences.name'), ...head, ...note],
    ...rows.map(({ cells, remark }): CellRow => (hasRemarks ? [...cells, remark] : cells)),
  ];
}

function cellsOf({ kind }: TableColumn, cell: TableCell, { content, t }: TableReading): Cell[] {
  if (kind === 'agreement') return [cell.text || null];
  const mark = markCell(content, cell.mark);
  return kind === 'group' ? [mark, countCell(cell, t)] : [mark];
}

/** Strengths, then each list of the report whole (rule 65a). */
function toDevelop(reading: TableReading): CellTable {
  const { content, t } = reading;
  const hasMarksOfSelf = hasSelf(content);
  const row = (zone: ZoneMark, why: string): CellRow => [
    zone.name,
    why,
    markCell(content, zone.otherParticipantMark),
    ...(hasMarksOfSelf ? [markCell(content, zone.selfMark)] : []),
  ];
  const rows = [
    ...content.strengthList.map((zone) => row(zone, t('paper.strengths.heading.other'))),
    ...zoneBlocks({ ...reading, voice: 'other' }).flatMap(({ heading, items }) =>
      items.map((zone) => row(zone, heading)),
    ),
  ];
  const head = [
    t('paper.competences.name'),
    t('reportFile.why'),
    t('paper.competences.others'),
    ...(hasMarksOfSelf ? [groupLabel(['employee'], t)] : []),
  ];
  return [head, ...(rows.length > 0 ? rows : [[t('reportFile.none')]])];
}
