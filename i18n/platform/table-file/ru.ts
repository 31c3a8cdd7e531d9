/** What is wrong with a table that somebody sent as a file. */
export const tableFile = {
  notATable: 'Это не таблица CSV или XLSX. Сохраните её в одном из этих форматов и выберите снова.',
  webPage:
    'Это веб-страница или XML, и таблицы в ней нет. Откройте файл в Excel или LibreOffice, сохраните как книгу XLSX и выберите снова.',
  oldExcel:
    'Это файл старого Excel (.xls) или книга под паролем. Откройте его в Excel или LibreOffice, сохраните без пароля как книгу XLSX и выберите снова.',
  binaryExcel:
    'Это двоичная книга Excel (.xlsb). Откройте её в Excel или LibreOffice, сохраните как книгу XLSX и выберите снова.',
  numbers:
    'Это файл Apple (Numbers, Pages или Keynote). Откройте его в Numbers, экспортируйте в Excel (XLSX) и выберите снова.',
  openDocument: 'Это файл ODS. Сохраните его как XLSX или CSV и выберите снова.',
  noWorksheet: 'В книге нет листа с таблицей, только диаграммы',
  noSuchSheet: 'Такого листа в файле больше нет. Проверьте файл заново.',
  noSuchColumn: 'Такого столбца в файле больше нет. Проверьте файл заново.',
  empty: 'Файл пуст',
  noRows: 'Под заголовком нет ни одной строки',
  tooManyRows: 'В файле больше 20 000 строк. Разделите его на несколько.',
  unpacksTooLarge: 'Таблица слишком велика. Оставьте в файле один лист с нужными столбцами.',
  takesTooLong:
    'Файл не удалось прочитать за {{seconds}} с. Оставьте в нём один лист с нужными столбцами или сохраните таблицу как CSV.',
  takesTooMuchMemory:
    'Чтобы прочитать файл, нужно больше {{megabytes}} МБ памяти. Оставьте в нём один лист с нужными столбцами или разделите таблицу.',
  missingColumn: 'Нет столбца «{{name}}»',
  columnTwice: 'Столбец «{{name}}» встречается дважды',
  brokenQuotes: 'Кавычки в этой строке не закрыты или закрыты слишком рано',
  noFormulaValue:
    'В строке есть формулы без значений. Откройте файл в Excel или LibreOffice, сохраните и выберите снова.',
  atColumn: '{{column}}: {{problem}}',
  atValue: '{{column}} «{{value}}»: {{problem}}',
  imported: 'Импорт завершён',
  refused_one: 'Файл не принят: ошибка в {{count}} строке',
  refused_few: 'Файл не принят: ошибки в {{count}} строках',
  refused_many: 'Файл не принят: ошибки в {{count}} строках',
  checked: 'Файл проверен',
} as const;
