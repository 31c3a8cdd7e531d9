/** Words of the field: roles, methods, types, statuses, answers. */
export const reviewerRole = {
  supervisor: 'Руководитель',
  colleague: 'Коллега',
  customer: 'Клиент',
  subordinate: 'Подчинённый',
  employee: 'Самооценка',
} as const;
export const reviewerRoles = {
  supervisor: 'Руководители',
  colleague: 'Коллеги',
  customer: 'Клиенты',
  subordinate: 'Подчинённые',
  employee: 'Самооценка',
} as const;
export const questionaryType = {
  position: 'Должность',
  subdivision: 'Подразделение',
  surname: 'Один сотрудник',
  broughtIn: 'Перенесён из файла',
} as const;
export const questionaryStatus = {
  created: 'Созданные',
  inwork: 'В работе',
  done: 'Завершённые',
  archived: 'В архиве',
} as const;
export const repeatType = {
  month: 'Каждый месяц',
  quarter: 'Каждый квартал',
  halfYear: 'Каждое полугодие',
  year: 'Каждый год',
} as const;
/** The labels of the answers 0–5. */
export const answer = {
  '0': 'Нет информации',
  '1': 'Всегда',
  '2': 'В большинстве случаев',
  '3': 'Примерно в половине случаев',
  '4': 'Редко',
  '5': 'Никогда',
} as const;
