/** What is wrong with a table that somebody sent as a file. */
export const tableFile = {
  notATable: 'Это не таблица CSV или XLSX. Сохраните её в одном из этих форматов и выберите снова.',
  empty: 'Файл пуст',
  noRows: 'Под заголовком нет ни одной строки',
  tooManyRows: 'В файле больше 20 000 строк. Разделите его на несколько.',
  unpacksTooLarge: 'Таблица слишком велика. Оставьте в файле один лист с нужными столбцами.',
  missingColumn: 'Нет столбца «{{name}}»',
  columnTwice: 'Столбец «{{name}}» встречается дважды',
  brokenQuotes: 'Кавычки в этой строке не закрыты или закрыты слишком рано',
} as const;
