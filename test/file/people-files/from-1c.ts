import { book, csv, type Named, rowsOf, sheets } from './file.ts';

const header =
  'Сотрудник|Эл. почта|Должность по штатному расписанию|Подразделение|Дата приема на работу';
const petrov = 'Петров Пётр Сергеевич|petrov@zavod.ru|Контролер  ОТК|Цех № 1|01.09.2021 0:00:00';
const kim = 'Ким Ян|kim@zavod.ru|Менеджер~по закупкам|цех №  1|4.5.2021';
const people = ['Петров|Пётр|Сергеевич', 'Ким|Ян|'];

/** From 1C and ZUP. */
export const from1c: Named[] = [
  [
    'titles above the header',
    {
      bytes: book(`ООО «Завод»\nСписок сотрудников на 01.06.2026\n\n${header}\n${petrov}\n${kim}`),
      people,
      first: { position: 'Контролёр ОТК', inCompany: '2021-09-01', inPosition: '2021-09-01' },
    },
  ],
  [
    'a header in two merged rows',
    {
      bytes: book(
        `Штатные сотрудники
Сотрудник|Место работы||Дата||E-mail
|Подразделение|Должность|приема|рождения|
Петров Пётр Сергеевич|Цех № 1|Инженер|01.09.2021|02.02.1980|petrov@zavod.ru`,
        'A2:A3',
        'F2:F3',
        'B2:C2',
        'D2:E2',
      ),
      people: ['Петров|Пётр|Сергеевич'],
      first: { inCompany: '2021-09-01', position: 'Инженер' },
    },
  ],
  [
    'numbers of columns under the header',
    { bytes: csv(`${header}\n1|2|3|4|5\n${petrov}\n${kim}`), people, skipped: ['2 numbers'] },
  ],
  [
    'groups by department and no column for it',
    {
      bytes: book(`Сотрудник|E-mail|Должность|Принят
ООО «Завод»
Цех № 1
Петров Пётр Сергеевич|petrov@zavod.ru|Инженер|01.09.2021
Отдел продаж
Ким Ян|kim@zavod.ru|Инженер|01.09.2021
Итого|2`),
      people,
      first: { subdivision: 'Цех № 1' },
      skipped: ['2 group', '3 group', '5 group', '7 total'],
    },
  ],
  [
    'a total, and a second header on the second page',
    {
      bytes: csv(`${header}\n${petrov}\n${header}\n${kim}\nВсего сотрудников: 2||||`),
      people,
      skipped: ['3 header', '5 total'],
    },
  ],
  [
    'personnel numbers, also after the names, and columns of salaries',
    {
      bytes: csv(`Табельный номер|${header}|СНИЛС|Оклад
0001|${petrov.replace('Сергеевич', 'Сергеевич (0001)')}|123|50 000
0002|${kim}|124|60 000`),
      people,
    },
  ],
  [
    'the name in one column and in three',
    {
      bytes: csv(`Сотрудник|Фамилия|Имя|Отчество|E-mail|Должность|Подразделение|Дата приема
Петров П. С.|Петров|Пётр|Сергеевич|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: ['Петров|Пётр|Сергеевич'],
    },
  ],
  [
    'dates with a time, and a transfer',
    {
      bytes:
        csv(`ФИО|Адрес эл. почты|Должность|Структурное подразделение|Дата приема|Дата последнего кадрового перевода
Мамедов Али Гасан оглы|mamedov@zavod.ru|Инженер|Цех № 1|01.09.2021 0:00:00|15.01.2024 12:30`),
      people: ['Мамедов|Али|Гасан оглы'],
      first: { inCompany: '2021-09-01', inPosition: '2024-01-15' },
    },
  ],
  [
    'departments merged down over their people',
    {
      bytes: book(
        `Подразделение|ФИО|E-mail|Должность|Дата приема
Цех № 1|Петров Пётр Сергеевич|petrov@zavod.ru|Инженер|01.09.2021
|Ким Ян|kim@zavod.ru|Инженер|01.09.2021`,
        'A2:A3',
      ),
      people,
      first: { subdivision: 'Цех № 1' },
    },
  ],
  [
    'the list on the second sheet, parameters on the first',
    {
      bytes: sheets(
        { name: 'Параметры', rows: rowsOf('Отчёт|Штатные сотрудники\nДата|01.06.2026') },
        { name: 'Список', rows: rowsOf(`${header}\n${petrov}\n${kim}`) },
      ),
      people,
      sheet: 'Список',
    },
  ],
  [
    'new places, each said once however it is spelled',
    {
      bytes: csv(`${header}
${petrov.replace('Контролер  ОТК', 'Сварщик 5 разряда')}
${kim.replace('Менеджер~по закупкам', 'сварщик~5  разряда').replace('цех №  1', 'Котельная')}`),
      form: { createPlaces: 'true' },
      people,
      newPlaces: ['Сварщик 5 разряда: 2', 'Котельная: 1'],
    },
  ],
  [
    'the same without leave to create them',
    {
      bytes: csv(`${header}\n${petrov.replace('Контролер  ОТК', 'Сварщик')}\n${kim}`),
      newPlaces: ['Сварщик: 1'],
      problems: ['Нет должности «Сварщик»: 1'],
    },
  ],
  [
    'managers by name, one of them further down, and a branch in brackets',
    {
      bytes: book(
        `Сотрудник|E-mail|Должность|Подразделение|Дата приема|Непосредственный руководитель
Петров Пётр Ильич|petrov@zavod.ru|Инженер|Цех № 1|01.09.2021|Ким  Ян Павлович (основное место)
Ким Ян Павлович|kim@zavod.ru|Инженер|Цех № 1|02.03.2020|`,
      ),
      people: ['Петров|Пётр|Ильич', 'Ким|Ян|Павлович'],
      newPlaces: [],
      first: { managerEmail: 'kim@zavod.ru' },
    },
  ],
];
