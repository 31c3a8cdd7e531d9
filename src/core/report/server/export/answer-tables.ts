import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { progressByType } from '#core/report/contract/content/report-participants.ts';
import { ratingRows } from '#core/report/contract/reading/report-ratings.ts';
import type { CellRow, CellTable } from '#platform/server/table-file/cell/cell.ts';
import { countCell, markCell, type TableReading } from './reading.ts';

/** What was said beside the competences, and by whom, as tables. */

export function ratingsTable(reading: TableReading): CellTable {
  const { content, t } = reading;
  const rows = content.commonQuestionAnswerList
    .filter(({ type }) => type === 'rating')
    .flatMap((question) =>
      ratingRows(reading, question).map(
        ({ label, mark, count, remark }): CellRow => [
          question.questionText,
          label,
          markCell(content, mark),
          countCell({ mark, count }, t),
          remark,
        ],
      ),
    );
  const head = ['question', 'group', 'mark', 'answeredBy', 'note'] as const;
  return [head.map((key) => t(`reportFile.${key}`)), ...orNone(rows, t('reportFile.noAnswers'))];
}

/** Word for word, in the report's own order: alphabetically within each group (rule 25). */
export function answersTable({ content, t }: TableReading): CellTable {
  const rows = content.commonQuestionAnswerList
    .filter(({ type }) => type === 'text')
    .flatMap(({ questionText, answers }) =>
      answers.flatMap(({ types, data = [] }) =>
        data.map((text): CellRow => [questionText, groupLabel(types, t), text]),
      ),
    );
  const head = ['question', 'group', 'answer'] as const;
  return [head.map((key) => t(`reportFile.${key}`)), ...orNone(rows, t('reportFile.noAnswers'))];
}

/** How many of each role were asked and have answered, then who was asked. */
export function participantsTable({ content, t }: TableReading): CellTable {
  const roles = progressByType(content).map((of) => ({
    ...of,
    role: t(`reviewerRoles.${of.type}`),
  }));
  return [
    [t('reportFile.role'), t('reportFile.asked'), t('reportFile.passed')],
    ...roles.map(
      ({ role, total, passed }): CellRow => [role, content.broughtIn ? null : total, passed],
    ),
    [],
    [t('reportFile.role'), t('reportFile.name')],
    ...roles.flatMap(({ role, names }) => names.map((name): CellRow => [role, name])),
  ];
}

const orNone = (rows: CellRow[], none: string): CellRow[] => (rows.length > 0 ? rows : [[none]]);
