import { participantTypes } from '#contract/rules/methods.ts';
import { groupLabel } from '#contract/rules/report-groups.ts';
import { peopleBehind } from '#contract/rules/report-notes.ts';
import type { Row, Table } from '#server/table-file/cell.ts';
import { markCell, type Reading } from './reading.ts';

/** What was said beside the competences, and by whom, as tables. */

export function ratingsTable({ content, t }: Reading): Table {
  const rows = content.commonQuestionAnswerList
    .filter(({ type }) => type === 'rating')
    .flatMap(({ questionText, answers }) =>
      answers.map(
        (group): Row => [
          questionText,
          groupLabel(group.types, t),
          markCell(content, group.mark),
          peopleBehind(content, group, t),
        ],
      ),
    );
  const head = ['question', 'group', 'mark', 'answeredBy'] as const;
  return [head.map((key) => t(`reportFile.${key}`)), ...orNone(rows, t('reportFile.noAnswers'))];
}

/** Word for word, in the report's own order: alphabetically within each group (rule 25). */
export function answersTable({ content, t }: Reading): Table {
  const rows = content.commonQuestionAnswerList
    .filter(({ type }) => type === 'text')
    .flatMap(({ questionText, answers }) =>
      answers.flatMap(({ types, data = [] }) =>
        data.map((text): Row => [questionText, groupLabel(types, t), text]),
      ),
    );
  const head = ['question', 'group', 'answer'] as const;
  return [head.map((key) => t(`reportFile.${key}`)), ...orNone(rows, t('reportFile.noAnswers'))];
}

/** How many of each role were asked and have answered, then who was asked. */
export function participantsTable({ content, t }: Reading): Table {
  const { participantTypeCount: asked, reportProgressList, participantProgressList } = content;
  const passed = new Map(reportProgressList.map(({ type, passedCount }) => [type, passedCount]));
  const roles = participantTypes
    .filter((type) => asked[type] > 0)
    .map((type): Row => [t(`participantTypes.${type}`), asked[type], passed.get(type) ?? 0]);
  const people = participantTypes.flatMap((type) =>
    participantProgressList
      .filter((person) => person.type === type)
      .map(({ name }): Row => [t(`participantTypes.${type}`), name]),
  );
  return [
    [t('reportFile.role'), t('reportFile.asked'), t('reportFile.passed')],
    ...roles,
    [],
    [t('reportFile.role'), t('reportFile.name')],
    ...people,
  ];
}

const orNone = (rows: Row[], none: string): Row[] => (rows.length > 0 ? rows : [[none]]);
