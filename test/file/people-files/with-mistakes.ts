import { book, cellsOf, csv, instead, type Named, plainFile, plainHeader, sheets } from './file.ts';

const ofOne = (problem: string): string[] => [`${problem}: 1`];

/** Files that somebody has to correct, and what they are told. */
export const withMistakes: Named[] = [
  [
    'addresses of guests and of several mailboxes, of which each is proposed',
    {
      bytes: csv(`${plainHeader}
Петров|Пётр|petrov_zavod.ru#EXT#@corp.onmicrosoft.com|Инженер|Отдел продаж|01.09.2021
Ким|Ян|smtp:ian@zavod.ru,SMTP:kim@zavod.ru|Инженер|Цех № 1|02.03.2020
Ли|Ян|SMTP:li@XN--80aegj1b.xn--p1ai|Инженер|Цех № 1|02.03.2020`),
      problems: [
        'E-mail: это имя гостя в каталоге «corp.onmicrosoft.com», а не e-mail. Укажите адрес, который у человека на самом деле.: 1',
        'E-mail: здесь два адреса, оставьте один: 1',
      ],
    },
  ],
  [
    'the same mistake in every row is one problem',
    {
      bytes: csv(
        `${plainHeader}\n${Array.from({ length: 300 }, (_, n) => `Ким|Ян|k${n}@x.ru|Инженер|Цех № 1|скоро`).join('\n')}`,
      ),
      problems: ['Дата приёма: это не дата. Пишите так: 31.12.2025: 300'],
    },
  ],
  [
    'no e-mail',
    {
      bytes: csv(instead('petrov@zavod.ru', '')),
      problems: ofOne('E-mail: ни у кого нет e-mail. Проверьте, тот ли столбец для него выбран'),
    },
  ],
  [
    'two e-mails',
    {
      bytes: csv(instead('petrov@zavod.ru', 'a@x.ru, b@x.ru')),
      problems: ofOne('E-mail: здесь два адреса, оставьте один'),
    },
  ],
  [
    'a Cyrillic letter in an e-mail',
    {
      bytes: csv(instead('petrov@', 'pеtrov@')),
      problems: ofOne('E-mail: русская буква «е» среди латинских. Наберите её заново латинской.'),
    },
  ],
  [
    'an appointment before the hiring',
    {
      bytes: csv(
        `${plainHeader}|Дата назначения\nКим|Ян|kim@x.ru|Инженер|Цех № 1|01.09.2021|01.09.2001`,
      ),
      problems: ofOne('Дата назначения: раньше даты приёма'),
    },
  ],
  [
    'a hiring in ten years',
    {
      bytes: csv(instead('2021', '2036')),
      problems: ofOne('Дата приёма: до этой даты больше года. Проверьте год.'),
    },
  ],
  [
    'the month before the day',
    {
      bytes: csv(instead('01.09.2021', '9/13/2021')),
      problems: ofOne('Дата «9/13/2021»: выберите, что стоит первым, день или месяц'),
    },
  ],
  [
    'a name without a first name',
    {
      bytes: csv(
        'ФИО|E-mail|Должность|Подразделение|Дата приема\nПетров|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021',
      ),
      problems: ofOne('ФИО: не удалось отделить имя. Нужно: Соколова Мария Андреевна'),
    },
  ],
  [
    'no column of e-mails',
    {
      bytes: csv(plainFile.replace('E-mail', 'Телефон')),
      problems: ofOne('Нет столбца «E-mail»'),
    },
  ],
  [
    'two columns of one name',
    {
      bytes: csv(plainFile.replace('Имя', 'Фамилия')),
      problems: ['Столбец «Фамилия» встречается дважды: 1', 'Нет столбца «Имя»: 1'],
    },
  ],
  [
    'formulas that were never calculated',
    {
      bytes: book(instead('petrov@zavod.ru', '=B2&"@zavod.ru"')),
      problems: ofOne(
        'В строке есть формулы без значений. Откройте файл в Excel или LibreOffice, сохраните и выберите снова.',
      ),
    },
  ],
  [
    'a language that there is not',
    {
      bytes: csv(`${plainHeader}|Язык\nКим|Ян|kim@x.ru|Инженер|Цех № 1|01.09.2021|Deutsch`),
      problems: ofOne('Язык: нужно «ru» или «en», «Русский» или «Английский»'),
    },
  ],
  [
    'somebody who has left',
    {
      bytes: csv(`${plainFile}\nУшедший|Олег|gone@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: ['Петров|Пётр|', 'Ким|Ян|'],
      skipped: ['4 fired'],
    },
  ],
  [
    'somebody who comes back',
    {
      bytes: csv(instead('petrov@', 'gone@')),
      form: { takeBack: 'true' },
      people: ['Петров|Пётр|'],
    },
  ],
  [
    'a workbook of charts',
    {
      bytes: sheets({ name: 'Диаграмма', rows: [], isChart: true }),
      refused: [400, 'tableFile.noWorksheet'],
    },
  ],
  [
    'an empty sheet',
    { bytes: sheets({ name: 'Лист1', rows: [] }), refused: [400, 'tableFile.empty'] },
  ],
  [
    'nothing but charts and an empty sheet',
    {
      bytes: sheets(
        { name: 'Диаграмма', rows: [], isChart: true },
        { name: 'Лист1', rows: [['', '']] },
      ),
      refused: [400, 'tableFile.empty'],
    },
  ],
  [
    'a column beyond the 500 that are read',
    {
      bytes: sheets({
        name: 'Лист1',
        rows: cellsOf(plainFile).map((row, at) => [
          ...row.slice(0, 5),
          ...Array(495).fill(at === 0 ? 'х' : '1'),
          ...row.slice(5),
        ]),
      }),
      problems: ofOne('Нет столбца «Дата приёма»'),
    },
  ],
  [
    'a sheet that is not there',
    { bytes: book(plainFile), form: { sheet: 'Лист9' }, refused: [400, 'tableFile.noSuchSheet'] },
  ],
  [
    'a web page without a table, named .xls',
    {
      bytes: () => Buffer.from('<html><p>ФИО</p></html>'),
      refused: [415, 'tableFile.webPage'],
    },
  ],
  [
    'an old workbook',
    {
      bytes: () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      refused: [415, 'tableFile.oldExcel'],
    },
  ],
  [
    'managers who can’t be, each said once',
    {
      bytes: csv(`${plainHeader}|E-mail руководителя
Петров|Пётр|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021|kim@zavod.ru, nobody@zavod.ru
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|02.03.2020|petrov@zavod.ru; nobody@zavod.ru
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|02.03.2020|son@zavod.ru
Сон|Ли|son2@zavod.ru|Инженер|Цех № 1|02.03.2020|gone@zavod.ru
Рой|Ян|roi@zavod.ru|Инженер|Цех № 1|02.03.2020|Сон Ли`),
      problems: [
        'E-mail руководителя: нет сотрудника «nobody@zavod.ru» ни в файле, ни в справочнике: 2',
        'E-mail руководителя: двое не могут быть руководителями друг друга: 2',
        'E-mail руководителя: человек не может быть руководителем самому себе: 1',
        'E-mail руководителя: сотрудник «gone@zavod.ru» уволен: 1',
        'E-mail руководителя: сотрудников «Сон Ли» несколько. Укажите e-mail.: 1',
      ],
    },
  ],
  ...['#N/A', '#Н/Д', '#ССЫЛКА!', '#ИМЯ?', '#DIV/0!', '#####'].map(
    (error): Named => [
      `${error} in a cell is no department`,
      {
        bytes: csv(instead('Отдел продаж', error)),
        problems: ofOne(`Подразделение: в ячейке ошибка «${error}»`),
      },
    ],
  ),
  ...['РџРµС‚СЂРѕРІ', 'ÐŸÐµÑ‚Ñ€Ð¾Ð²', 'Ïåòðîâ', '╨Я╨╡╤В╤А╨╛╨▓', '??????', 'Пет\ufffdов'].map(
    (name): Named => [
      `${name} in a right file is no name`,
      {
        bytes: csv(
          `ФИО|E-mail|Должность|Подразделение|Дата приёма\n${name} Пётр|p@zavod.ru|Инженер|Цех № 1|01.09.2021`,
        ),
        problems: ofOne(`ФИО: буквы в неверной кодировке: «${name} Пётр»`),
      },
    ],
  ),
  [
    'errors in an e-mail and among leaders, with their rows left to be mended',
    {
      bytes: csv(`${plainHeader}|Руководитель
Петров|Пётр|#Н/Д|Инженер|Отдел продаж|01.09.2021|
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|#ЗНАЧ!|#REF!`),
      form: { skipWithoutEmail: 'true', leaveLeadersOut: 'true' },
      problems: [
        'E-mail: в ячейке ошибка «#Н/Д»: 1',
        'E-mail руководителя: в ячейке ошибка «#REF!»: 1',
        'Дата приёма: в ячейке ошибка «#ЗНАЧ!»: 1',
      ],
    },
  ],
  [
    'signs that look alike are names',
    {
      bytes: csv(
        instead('Петров', 'Сёмин-Рёмский').replace('Отдел продаж', 'ООО «РЕСУРС» (СПб), Ø'),
      ),
      form: { createPlaces: 'true' },
      people: ['Сёмин-Рёмский|Пётр|'],
      newPlaces: ['ООО «РЕСУРС» (СПб), Ø: 1'],
    },
  ],
];
