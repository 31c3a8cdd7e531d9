import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { emptyNote, emptyReason, isRough } from '#core/report/contract/content/report-gaps.ts';
import { groupLabel, groupsOf } from '#core/report/contract/content/report-groups.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Cell, CellRow, CellTable } from '#platform/server/table-file/cell/cell.ts';
import { markCell, type TableReading } from './reading.ts';

type QuestionMark = CompetenceMark['questionMarkList'][number];

interface Column {
  label: string;
  cellOf: (question: QuestionMark, row: CompetenceMark) => Cell;
}

/**
 * The marks of single questions (data-and-maths, rule 12), with the columns in which anybody has one.
 * Null where the report has none.
 */
export function questionTable(reading: TableReading): CellTable | null {
  const { content, t } = reading;
  const rows = content.competenceMarkList.flatMap((row) =>
    row.questionMarkList.map((question) => ({ row, question })),
  );
  const columns = columnsOf(reading)
    .map((column) => ({
      label: column.label,
      cells: rows.map(({ question, row }) => column.cellOf(question, row)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  if (columns.length === 0) return null;
  return [
    [t('paper.competences.name'), t('reportFile.question'), ...columns.map(({ label }) => label)],
    ...rows.map(
      ({ row, question }, at): CellRow => [
        row.name,
        question.questionText,
        ...columns.map(({ cells }) => cells[at] ?? null),
      ],
    ),
  ];
}

/** Supervisors, the three types together, self; and what is to be known of the three types' mark. */
function columnsOf({ content, t }: TableReading): Column[] {
  const others = othersIn(content);
  const markColumn = (types: readonly ReviewerRole[], of: (question: QuestionMark) => Cell) => ({
    label: groupLabel(types, t),
    cellOf: of,
  });
  return [
    markColumn(['supervisor'], ({ supervisorMark }) => markCell(content, supervisorMark)),
    markColumn(others, ({ otherMark }) => markCell(content, otherMark)),
    markColumn(['employee'], ({ selfMark }) => markCell(content, selfMark)),
    {
      label: t('reportFile.note'),
      cellOf: ({ otherMark }, row) => {
        if (others.length === 0) return null;
        if (otherMark === null) return emptyNote(emptyReason(content, row, others), t);
        return isRough(content, { types: others, mark: otherMark }) ? t('paper.roughly') : null;
      },
    },
  ];
}

/** Which of colleagues, customers and subordinates have a mark anywhere. */
function othersIn(content: ReportContent): ReviewerRole[] {
  const shown = groupsOf(content).flatMap(({ types }) => types);
  return reviewerRoles.filter(
    (type) => shown.includes(type) && type !== 'supervisor' && type !== 'employee',
  );
}
