/** Around lists: sorting, pages, the filter, and that nothing was found. */
export const list = {
  sort: 'Сортировка',
  sortBy: 'Сортировать…',
  unsorted: 'Без сортировки',
  ascending: '{{column}}: по возрастанию',
  descending: '{{column}}: по убыванию',
  pages: 'Страницы',
  page: 'Страница {{page}}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  shown: '{{from}}–{{to}} из {{all}}',
  nothingFound: 'Ничего не нашлось',
  nothingFoundText: 'Измените запрос или сбросьте поиск и фильтр.',
  undrawn: 'В файле видны не все знаки',
  undrawnText:
    'Знаков, которых нет в шрифтах продукта: {{count}}. Вместо них прямоугольники. Добавить шрифт может администратор сервера.',
  resetAll: 'Сбросить поиск и фильтр',
  filterActive_one: 'Фильтр: {{count}} условие',
  filterActive_few: 'Фильтр: {{count}} условия',
  filterActive_many: 'Фильтр: {{count}} условий',
} as const;
