import {
  book,
  cellsOf,
  csv,
  encoded,
  type Named,
  plainFile,
  plainPeople,
  rowsOf,
  sheets,
  textOf,
} from './file.ts';

const tagged = (name: string, text: string) => `<${name}>${text}</${name}>`;
const inTags = (text: string, row = 'tr', cell = 'td') =>
  rowsOf(text)
    .map((cells) => tagged(row, cells.map((one) => tagged(cell, one)).join('')))
    .join('\n');
const inTable = (text: string) => tagged('table', inTags(text));
const page = (text: string) => () => Buffer.from(text);
const twoNames = 'Ким|Ян||kim@zavod.ru|Инженер|Цех № 1|01.09.2021';

/** The same lists in forms that are not CSV or XLSX, and names over several columns. */
export const inOtherDress: Named[] = [
  [
    'Bitrix24: a web page named .xls',
    {
      bytes: page(
        `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body><table border="1">${inTags(plainFile)}</table></body></html>`,
      ),
      people: plainPeople,
    },
  ],
  [
    'a report as a page in Windows-1251, its list in a cell of a frame',
    {
      bytes: () =>
        encoded(
          `<TABLE><TR><TD COLSPAN=9>ООО Завод: штатные сотрудники</TD></TR><TR><TD><TABLE>${inTags(plainFile, 'TR', 'TD')}</TABLE></TD></TR></TABLE>`,
          'windows-1251',
        ),
      people: plainPeople,
    },
  ],
  [
    'Excel’s XML of 2003',
    {
      bytes: page(
        `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet Name="Титул"><Table/></Worksheet><Worksheet Name="Штат"><Table>${inTags(
          plainFile,
          'Row',
          'Data',
        ).replace(/<Data>.*?<.Data>/g, '<Cell>$&</Cell>')}</Table></Worksheet></Workbook>`,
      ),
      people: plainPeople,
      sheet: 'Штат',
    },
  ],
  [
    'a CSV in KOI8-R',
    {
      bytes: () => encoded(textOf(plainFile.replaceAll('№', 'N')), 'koi8-r'),
      people: plainPeople,
      newPlaces: ['Цех N 1: 1'],
      form: { createPlaces: 'true' },
    },
  ],
  [
    '«ФИО» over three columns',
    {
      bytes: sheets({
        name: 'Штат',
        rows: [
          ['ФИО', null, null, 'E-mail', 'Должность', 'Подразделение', 'Дата приёма'],
          ['Петров', 'Пётр', 'Ильич', 'petrov@zavod.ru', 'Инженер', 'Цех № 1', '01.09.2021'],
          twoNames.split('|'),
        ],
        merged: ['A1:C1'],
      }),
      people: ['Петров|Пётр|Ильич', 'Ким|Ян|'],
    },
  ],
  [
    '«ФИО» over two columns beside the father’s name',
    {
      bytes: csv(`ФИО||Отчество|E-mail|Должность|Подразделение|Дата приёма
Ким|Ян|Ильич|kim@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: ['Ким|Ян|Ильич'],
    },
  ],
  [
    'a name over two columns, the first name first',
    {
      bytes: csv(`Name||E-mail|Job title|Department|Start date
Anna|Reed|a@zavod.ru|Инженер|Цех № 1|2021-09-01
Peter|Kim|b@zavod.ru|Инженер|Цех № 1|2021-09-01`),
      people: ['Reed|Anna|', 'Kim|Peter|'],
    },
  ],
  [
    'a whole name beside a column without a header',
    {
      bytes: csv(`ФИО||E-mail|Должность|Подразделение|Дата приёма
Ким Ян|*|kim@zavod.ru|Инженер|Цех № 1|01.09.2021
Сон Ли|*|son@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: ['Ким|Ян|', 'Сон|Ли|'],
    },
  ],
  [
    'Excel: addresses behind names, of people and of managers',
    {
      bytes: sheets({
        name: 'Лист1',
        rows: cellsOf(`ФИО|Должность|Подразделение|Дата приёма|Руководитель
Ким Ян|Инженер|Цех № 1|01.09.2021|
Сон Ли|Инженер|Цех № 1|01.09.2021|шеф
Итого: 2`),
        links: {
          A2: 'mailto:kim@zavod.ru',
          A3: 'mailto:son%40zavod.ru?subject=1',
          E3: 'mailto:kim@zavod.ru',
          B3: 'https://zavod.ru/@son',
        },
      }),
      people: ['Ким|Ян|', 'Сон|Ли|'],
      skipped: ['4 total'],
    },
  ],
  [
    'a page: addresses behind words',
    {
      bytes: () =>
        Buffer.from(
          `<table><tr><th>ФИО</th><th>Почта</th><th>Должность</th><th>Отдел</th><th>Дата приёма</th></tr>
<tr><td>Ким Ян</td><td><a class="m" href="mailto:kim@zavod.ru">написать</a></td><td>Инженер</td><td>Цех № 1</td><td>01.09.2021</td></tr></table>`,
        ),
      people: ['Ким|Ян|'],
      first: { email: 'kim@zavod.ru' },
    },
  ],
  [
    'Excel: a card for each person, a line for each field',
    {
      bytes: book(`Карточки сотрудников
ФИО:|Ким Ян Ильич
E-mail:|kim@zavod.ru
Должность:|Инженер
Подразделение:|Цех № 1
Дата приёма:|01.09.2021
Телефон:|

ФИО:|Сон Ли
E-mail:|
Должность:|Инженер
Подразделение:|Отдел продаж
Дата приёма:|01.09.2021`),
      form: { skipWithoutEmail: 'true' },
      people: ['Ким|Ян|Ильич'],
      skipped: ['9 noEmail'],
    },
  ],
  [
    'Excel: a web page in one file (.mht)',
    {
      bytes: () =>
        Buffer.from(`MIME-Version: 1.0
X-Document-Type: Workbook
Content-Type: multipart/related; boundary="----=_Part"

Это веб-страница.
------=_Part
Content-Location: file:///C:/list.htm
Content-Transfer-Encoding: quoted-printable
Content-Type: text/html; charset="utf-8"

<frameset></frameset>
------=_Part
Content-Location: file:///C:/sheet001.htm
Content-Transfer-Encoding: quoted-printable
Content-Type: text/html; charset="utf-8"

${[...Buffer.from(inTable(plainFile)).toString('latin1')]
  .map((sign) =>
    /[^ -<>-~\n]/.test(sign) ? `=${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign,
  )
  .join('')
  .replaceAll('</td>', '</t=\nd>')}
------=_Part--`),
      people: plainPeople,
    },
  ],
];
