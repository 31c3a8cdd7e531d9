import {
  book,
  cellsOf,
  csv,
  encoded,
  type Named,
  plainPeople as people,
  plainFile,
  plainHeader,
  sheets,
  textOf,
} from './file.ts';

/** From Excel on Windows and on a Mac, Google Sheets and LibreOffice. */
export const fromSpreadsheets: Named[] = [
  [
    'Excel: CSV in Windows-1251',
    { bytes: () => encoded(textOf(plainFile), 'windows-1251'), people },
  ],
  [
    'Excel: CSV UTF-8 with a mark',
    { bytes: () => Buffer.from(`\ufeff${textOf(plainFile)}`), people },
  ],
  [
    'Excel: Unicode text',
    { bytes: () => Buffer.from(`\ufeff${textOf(plainFile, '\t')}`, 'utf16le'), people },
  ],
  ['Excel: with its hint', { bytes: () => Buffer.from(`sep=;\r\n${textOf(plainFile)}`), people }],
  [
    'Excel on a Mac: CSV (Macintosh)',
    { bytes: () => encoded(textOf(plainFile).replaceAll('\r\n', '\r'), 'x-mac-cyrillic'), people },
  ],
  [
    'Excel: CSV (MS-DOS)',
    {
      bytes: () => encoded(textOf(plainFile).replace('№', 'N'), 'ibm866'),
      form: { createPlaces: 'true' },
      people,
      newPlaces: ['Цех N 1: 1'],
    },
  ],
  [
    'Excel: days in cells of dates and as plain numbers',
    {
      bytes: book(`${plainHeader}|В должности с
Петров|Пётр|petrov@zavod.ru|Инженер|Цех № 1|@44440|#45292`),
      people: ['Петров|Пётр|'],
      first: { inCompany: '2021-09-01', inPosition: '2024-01-01' },
    },
  ],
  [
    'Excel: numbers of days in a CSV',
    {
      bytes: csv(plainFile.replace('01.09.2021', '44440')),
      people,
      first: { inCompany: '2021-09-01' },
    },
  ],
  [
    'Excel: a hidden sheet, an empty one and a chart before the list',
    {
      bytes: sheets(
        { name: 'Старый', rows: cellsOf(plainFile.replaceAll('zavod', 'old')), isHidden: true },
        { name: 'Лист1', rows: [] },
        { name: 'Диаграмма', rows: [], isChart: true },
        { name: 'Лист2', rows: cellsOf(plainFile) },
      ),
      people,
      sheet: 'Лист2',
    },
  ],
  [
    'Excel: a workbook whose only sheet is hidden',
    { bytes: sheets({ name: 'Скрытый', rows: cellsOf(plainFile), isHidden: true }), people },
  ],
  [
    'Excel: formulas that were never calculated, in a column of something else',
    {
      bytes: book(
        plainFile
          .split('\n')
          .map((line, at) => `${line}|${at === 0 ? 'Оклад' : '=SUM(A1)'}`)
          .join('\n'),
      ),
      people,
    },
  ],
  [
    'Excel: another sheet than the first with a list, by choice',
    {
      bytes: sheets(
        { name: 'Завод', rows: cellsOf(plainFile) },
        { name: 'Филиал', rows: cellsOf(plainFile.replaceAll('Петров', 'Сидоров')) },
      ),
      form: { sheet: 'Филиал' },
      people: ['Сидоров|Пётр|', 'Ким|Ян|'],
      sheet: 'Филиал',
    },
  ],
  [
    'Excel: 300 columns, the last ones in use',
    {
      bytes: book(
        plainFile
          .split('\n')
          .map(
            (line, at) =>
              `${Array.from({ length: 294 }, (_, n) => `${at ? n : `К${n}`}`).join('|')}|${line}`,
          )
          .join('\n'),
      ),
      people,
    },
  ],
  [
    'Excel: stars, colons and brackets in the header',
    {
      bytes: book(
        plainFile.replace(
          plainHeader,
          'ФАМИЛИЯ*|Имя (как в паспорте):|E-MAIL *|Должность,|«Подразделение»|Дата~приема',
        ),
      ),
      people,
    },
  ],
  [
    'Google Sheets: English headers, dates with slashes, the day first by choice',
    {
      bytes: csv(
        `Employee name|Work email|Title|Team|Hire date|Language
John Paul Smith|smith@zavod.ru|Инженер|Цех № 1|1-Sep-2021|English
Maria de la Cruz|cruz@zavod.ru|Инженер|Цех № 1|3/9/2021|en-US`,
        ',',
      ),
      form: { dateOrder: 'dayFirst' },
      people: ['Smith|John|Paul', 'de la Cruz|Maria|'],
      first: { inCompany: '2021-09-01', locale: 'en' },
    },
  ],
  [
    'Google Sheets: short years, a name before the address, language in words',
    {
      bytes: csv(
        `ФИО|Почта|Должность|Отдел|Работает с|Язык
"Петров" Пётр|Петров Пётр <petrov@zavod.ru>|Инженер|Цех № 1|14.07.21|Русский
Ким Ян|mailto:kim@zavod.ru|Инженер|Цех № 1|1 сентября 2021 г.|Английский`.replaceAll('"', ''),
        ',',
      ),
      people,
      first: { email: 'petrov@zavod.ru', inCompany: '2021-07-14', locale: 'ru' },
    },
  ],
  [
    'LibreOffice: CSV with tabs and all texts quoted',
    { bytes: () => Buffer.from(textOf(plainFile, '\t').replaceAll(/[^\t\r\n]+/g, '"$&"')), people },
  ],
  [
    'LibreOffice: no header at all, columns chosen',
    {
      bytes: csv(
        `Табель|Кто|Куда писать|Кем|Где|С какого\nа1|Петров Пётр|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021`,
      ),
      form: {
        columns: JSON.stringify({
          1: 'fullName',
          2: 'email',
          3: 'position',
          4: 'subdivision',
          5: 'inCompany',
        }),
      },
      people: ['Петров|Пётр|'],
    },
  ],
  [
    'a list of e-mails of a host in Cyrillic',
    {
      bytes: csv(plainFile.replaceAll('zavod.ru', 'завод.рф')),
      people,
      first: { email: 'petrov@завод.рф' },
    },
  ],
  [
    'several managers in a cell, by e-mail; the column with their names stands aside',
    {
      bytes: csv(
        `${plainHeader}|Руководитель|Руководитель (e-mail)
Петров|Пётр|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021|Кто-то|Kim@zavod.ru; Сон <son@zavod.ru>
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|02.03.2020||
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|02.03.2020||kim@zavod.ru`,
        '\t',
      ),
      people: ['Петров|Пётр|', 'Ким|Ян|', 'Сон|Ли|'],
      first: { managerEmail: 'kim@zavod.ru, son@zavod.ru' },
    },
  ],
];
