import { readRole } from '#core/questionary/server/from-file/participant-columns.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

/** What other programs call the roles, besides the product's own names. */
export const roleSynonyms: Record<ReviewerRole, readonly string[]> = {
  supervisor: [
    'Начальник',
    'Непосредственный руководитель',
    'Оценка руководителя',
    'Вышестоящие',
    'Boss',
    'Line manager',
    'Leader',
  ],
  colleague: [
    'Оценка коллег',
    'Коллеги по работе',
    'Смежники',
    'Равные',
    'Co-worker',
    'Co-workers',
  ],
  customer: [
    'Внутренние клиенты',
    'Внутренний клиент',
    'Оценка клиентов',
    'Заказчики',
    'Clients',
    'Client',
  ],
  subordinate: ['Оценка подчинённых', 'Нижестоящие', 'Direct report', 'Reports'],
  employee: [
    'Самооценка сотрудника',
    'Сам',
    'Сам сотрудник',
    'Я',
    'Self',
    'Self assessment',
    'Self-rating',
  ],
};

const words = new Map(
  (Object.keys(roleSynonyms) as ReviewerRole[]).flatMap((type) =>
    roleSynonyms[type].map((word) => [fold(word), type] as const),
  ),
);

/** A role as files have it, in the singular or the plural. */
export const readImportedRole = (word: string): ReviewerRole | undefined =>
  readRole(word) ?? words.get(fold(word));

const overall = new Set(
  [
    'Все',
    'Всего',
    'Итого',
    'Итог',
    'Общая',
    'Общая оценка',
    'Средняя',
    'Среднее',
    'Средняя оценка',
    'Внешняя оценка',
    'Все, кроме самооценки',
    'Overall',
    'All',
    'Total',
    'Average',
    'Others',
    'All others',
  ].map(fold),
);

/** Whether a row is of several roles together. It is worked out anew, of what a report may show. */
export const isOverall = (word: string): boolean => overall.has(fold(word));
