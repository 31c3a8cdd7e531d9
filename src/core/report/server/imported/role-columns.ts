import { roleNames } from '#core/questionary/server/from-file/participant-columns.ts';
import * as en from '#core/questionary/texts/scale/en.ts';
import * as ru from '#core/questionary/texts/scale/ru.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Column } from '#platform/server/table-file/columns/map-columns.ts';
import { roleSynonyms } from './role-words.ts';

/** The columns of a wide sheet: for each role its marks, and beside them how many people gave them. */

export const markField = (type: ReviewerRole) => `${type}Mark` as const;
export const countField = (type: ReviewerRole) => `${type}Count` as const;
type RoleField = ReturnType<typeof markField | typeof countField>;

/** The roles as they stand in `Оценка коллег` and `Число коллег`. */
const genitives: Record<ReviewerRole, readonly string[]> = {
  supervisor: ['руководителя', 'руководителей', 'начальника'],
  colleague: ['коллег'],
  customer: ['клиентов', 'внутренних клиентов', 'заказчиков'],
  subordinate: ['подчинённых'],
  employee: [],
};

/** Words for a mark, before or after the role: `Коллеги, балл`, or `Оценка` above `Коллеги`. */
const marks = [
  'Оценка',
  'Средняя оценка',
  'Ср. оценка',
  'Балл',
  'Средний балл',
  'Ср. балл',
  'Среднее',
  'Rating',
  'Average rating',
  'Score',
  'Average score',
  'Average',
  'Mark',
];

const counts = [
  'Чел',
  'Человек',
  'Сколько человек',
  'Количество',
  'Количество человек',
  'Кол-во',
  'Кол-во чел',
  'Кол-во человек',
  'Число',
  'Число человек',
  'Сколько',
  'Сколько ответили',
  'Ответили',
  'Ответило',
  'Число ответивших',
  'Количество ответивших',
  'Кол-во ответивших',
  'Число ответов',
  'Количество ответов',
  'Кол-во ответов',
  'Респондентов',
  'Количество респондентов',
  'Number of people',
  'People',
  'Number',
  'Number of',
  'No of',
  'Count',
  'Responses',
  'Number of responses',
  'Respondents',
  'Number of respondents',
  'Raters',
  'Number of raters',
  'N',
];

/** “Employee” heads the names of those assessed, and “Employee number” is no number of people. */
const namesOf = (type: ReviewerRole): string[] =>
  roleNames(type).filter((name) => name !== ('employee' satisfies ReviewerRole));

const around = (words: readonly string[], roles: readonly string[]): string[] =>
  roles.flatMap((role) => words.flatMap((word) => [`${role} ${word}`, `${word} ${role}`]));

/**
 * All names are as good as the first: of two columns for one role neither is the likelier one, and a
 * sheet that tells two kinds of managers apart must not lose one of them.
 */
export const roleColumns = reviewerRoles.flatMap((type): Column<RoleField>[] => {
  const [inEnglish, inRussian] = [en.reviewerRoles[type], ru.reviewerRoles[type]];
  const names = namesOf(type);
  const roles = [...names, ...genitives[type]];
  return [
    {
      key: markField(type),
      names: [inEnglish, inRussian, ...names, ...roleSynonyms[type], ...around(marks, roles)],
      isAlsoValue: true,
    },
    {
      key: countField(type),
      names: [
        `${inEnglish}, number of people`,
        `${inRussian}, сколько человек`,
        ...around(counts, roles),
      ],
    },
  ];
});
