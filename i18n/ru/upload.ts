/** Choosing a file, and what is wrong with its rows. */
export const upload = {
  choose: 'Выбрать файл',
  chooseOther: 'Выбрать другой',
  orDrop: 'или перетащите его сюда',
  dropHere: 'Отпустите файл, чтобы выбрать его',
  remove: 'Убрать файл {{name}}',
  chosen: 'Выбран файл {{name}}, {{size}}',
  kinds: 'CSV или XLSX, до 10 МБ и 20 000 строк',
  example: 'Скачать пример файла',
  exampleFailed: 'Пример не скачался',
  row: 'Строка {{row}}',
  showAll: 'Показать все ({{count}})',
  andMore_one: 'И ещё {{count}} строка',
  andMore_few: 'И ещё {{count}} строки',
  andMore_many: 'И ещё {{count}} строк',
} as const;
