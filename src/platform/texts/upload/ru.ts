/** Choosing a file, and errors in its rows. */
export const upload = {
  choose: 'Выбрать файл',
  chooseOther: 'Выбрать другой',
  dropPlace: 'Перетащите файл сюда',
  dropHere: 'Отпустите файл, чтобы выбрать его',
  oneFile: 'Здесь нужен один файл, а их несколько. Перетащите тот, который нужен.',
  remove: 'Убрать файл {{name}}',
  chosen: 'Выбран файл {{name}}, {{size}}',
  kinds: 'CSV или XLSX, до 10 МБ и 20 000 строк',
  example: 'Скачать пример файла',
  exampleFailed: 'Не удалось скачать пример',
  row: 'Строка {{row}}',
  tooLarge: 'Файл больше {{megabytes}} МБ',
  wrongKind: 'Это не таблица. Нужен файл CSV или XLSX.',
  changedOnDisk: 'Файл изменили или удалили с устройства. Выберите его ещё раз.',
  noAnswer: 'Сервер не ответил. Проверьте связь и попробуйте ещё раз: файл остался выбранным.',
} as const;
