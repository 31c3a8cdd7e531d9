/** Where a choice or a list is empty because the company has nothing yet: what to do, or who can. */
export const nothingYet = {
  people: 'Сотрудников пока нет.',
  positions: 'Должностей пока нет: они появятся вместе с сотрудниками.',
  subdivisions: 'Подразделений пока нет: они появятся вместе с сотрудниками.',
  competences: 'Компетенций пока нет.',
  import: 'Импорт сотрудников',
  library: 'Открыть библиотеку',
  toAssessments: 'Перейти в журнал анкет',
  whoCan: 'Их добавляют HR и администраторы.',
} as const;
