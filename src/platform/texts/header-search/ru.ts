/** The search in the header of every screen. */
export const headerSearch = {
  label: 'Общий поиск',
  hint: 'Имя, номер, название, раздел или вопрос о том, как работает система',
  loading: 'Ищем…',
  failed: 'Поиск сработал не везде. Проверьте связь и попробуйте ещё раз.',
  number: '№ {{number}}',
  people: 'Люди',
  actions: 'Действия',
  places: 'Действия и разделы',
  help: 'Справка',
  createOne: 'Создать анкету',
  createCycle: 'Создать цикл',
  importPeople: 'Импортировать сотрудников',
  status: {
    created: 'Создана',
    inwork: 'В работе',
    done: 'Завершена',
    archived: 'В архиве',
  },
} as const;
