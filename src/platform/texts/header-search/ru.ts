/** The search in the header of every screen. */
export const headerSearch = {
  label: 'Найти анкету',
  hint: 'Номер, должность, подразделение или имя',
  loading: 'Ищем…',
  failed: 'Поиск не сработал. Проверьте связь и попробуйте ещё раз.',
  more: 'Показаны первые {{count}}. Уточните запрос.',
  number: '№ {{number}}',
  status: {
    created: 'Создана',
    inwork: 'В работе',
    done: 'Завершена',
    archived: 'В архиве',
  },
} as const;
