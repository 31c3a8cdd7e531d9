import { expect } from 'vitest';
import { csv, type Named } from './file.ts';

const twoColumns = (header: string, ...names: string[]) =>
  csv(
    `${header}|E-mail|Должность|Подразделение|Дата приёма\n${names
      .map((name, at) => `${name}|p${at}@zavod.ru|Инженер|Цех № 1|01.09.2021`)
      .join('\n')}`,
  );
const astray =
  'имя, фамилия и отчество, похоже, не на своих местах. Поменяйте их местами или выберите порядок для всего файла.';

/** Names in the wrong column, in an order of their own, and two of them in a cell. */
export const withNamesAstray: Named[] = [
  [
    'first names under «Фамилия», last names under «Имя»',
    {
      bytes: twoColumns('Фамилия|Имя|Отчество', 'Пётр|Ким|Ильич', 'Анна|Орлова|', 'Гюль|Сон|'),
      people: ['Ким|Пётр|Ильич', 'Орлова|Анна|', 'Сон|Гюль|'],
      reply: {
        turnedNames: {
          count: 3,
          unclear: 0,
          areColumns: true,
          rowList: [
            { rowIndex: 2, value: 'Пётр Ким Ильич', lastName: 'Ким', firstName: 'Пётр' },
            { rowIndex: 3, value: 'Анна Орлова', lastName: 'Орлова', firstName: 'Анна' },
            { rowIndex: 4, value: 'Гюль Сон', lastName: 'Сон', firstName: 'Гюль' },
          ],
        },
      },
    },
  ],
  [
    'the same, kept as they are by choice',
    {
      bytes: twoColumns('Last Name|First Name', 'Anna|Reed', 'Peter|Stone'),
      form: { nameOrder: 'lastFirst' },
      people: ['Anna|Reed|', 'Peter|Stone|'],
    },
  ],
  [
    'last names that are also first names stay where they are',
    {
      bytes: twoColumns('Last Name|First Name', 'Thomas|Arun', 'George|Mary', 'Reed|John'),
      people: ['Thomas|Arun|', 'George|Mary|', 'Reed|John|'],
      reply: { turnedNames: null },
    },
  ],
  [
    'a wrong cell under swapped columns is said where it stands',
    {
      bytes: twoColumns('Фамилия|Имя', 'Пётр|Ким', '|Орлова', 'Иван|Сон'),
      problems: ['Фамилия: обязательное поле: 1'],
    },
  ],
  [
    'three words of which the first is a first name',
    {
      bytes: twoColumns(
        'ФИО',
        'Гульнара Ахметова Рашидовна',
        'Мария Анна Лопес',
        'Петров Иванович Иван',
        'Римский Корсаков Николай Андреевич',
      ),
      problems: [`ФИО: ${astray}: 3`],
    },
  ],
  [
    'the same, the last name first everywhere by choice',
    {
      bytes: twoColumns('ФИО', 'Роман Агафья Ивановна'),
      form: { nameOrder: 'lastFirst' },
      people: ['Роман|Агафья|Ивановна'],
    },
  ],
  [
    'father’s names under «Имя», whole names under «Фамилия»',
    {
      bytes: twoColumns('Фамилия|Имя|Отчество', 'Ким|Ильич|Иван', 'Сон Анна Ильинична|Анна|'),
      problems: [`Имя: ${astray}: 1`, `Фамилия: ${astray}: 1`],
    },
  ],
  [
    'two people in a cell',
    {
      bytes: twoColumns(
        'ФИО',
        'Ким Ян и Сон Ли',
        'Ким Ян Ильич и Сон Ли',
        'Ким Я.И., Сон Л.И.',
        'Ким Ян Ильич / Сон Анна Ильинична',
        'Ким Ян Ильич Сон Анна Ильинична',
        'Мамедов Али Гасан оглы',
        'Garcia Lopez, Maria Anna',
      ),
      form: { tidyNames: 'true' },
      problems: ['ФИО: здесь двое. Каждому нужна своя строка.: 5'],
    },
  ],
  [
    'job titles under «Отдел», departments under «Должность»',
    {
      bytes: csv(`ФИО|E-mail|Должность|Отдел|Дата приёма
Ким Ян|kim@zavod.ru|Цех № 1|Инженер|01.09.2021
Сон Ли|son@zavod.ru|Служба главного механика|Начальник службы|01.09.2021
Цой Ли|tsoi@zavod.ru|Отдел продаж|Менеджер по закупкам|01.09.2021`),
      form: { createPlaces: 'true' },
      people: ['Ким|Ян|', 'Сон|Ли|', 'Цой|Ли|'],
      first: { position: 'Инженер', subdivision: 'Цех № 1' },
      newPlaces: ['Начальник службы: 1', 'Служба главного механика: 1'],
      reply: { swappedPlaces: { looks: 'swapped', count: 3, rowList: expect.any(Array) } },
    },
  ],
  [
    'the same, kept by choice; a wrong place is said where it stands',
    {
      bytes: csv(`ФИО|E-mail|Должность|Отдел|Дата приёма
Ким Ян|kim@zavod.ru|Отдел продаж|Инженер|01.09.2021
Сон Ли|son@zavod.ru|Отдел продаж||01.09.2021`),
      form: { keepPlaceColumns: 'true' },
      problems: [
        'Нет должности «Отдел продаж»: 2',
        'Нет подразделения «Инженер»: 1',
        'Подразделение: обязательное поле: 1',
      ],
      newPlaces: ['Отдел продаж: 2', 'Инженер: 1'],
    },
  ],
  [
    'job titles one column further than their header',
    {
      bytes: csv(`ФИО|E-mail|Должность|Отдел|Дата приёма|Город
Ким Ян|kim@zavod.ru|Основная|Инженер|01.09.2021|Цех № 1
Сон Ли|son@zavod.ru|Основная|Инженер|01.09.2021|Цех № 1`),
      problems: ['Нет должности «Основная»: 2', 'Нет подразделения «Инженер»: 2'],
      newPlaces: ['Основная: 2', 'Инженер: 2'],
      reply: {
        swappedPlaces: { looks: 'positionsTwice', count: 2, rowList: expect.any(Array) },
      },
    },
  ],
  [
    'names of the directory under other e-mails',
    {
      bytes: twoColumns('Фамилия|Имя|Отчество', 'Здешний|Петр|', 'Здешний|Пётр|Львович', 'Ким|Ян|'),
      people: ['Здешний|Петр|', 'Здешний|Пётр|Львович', 'Ким|Ян|'],
      reply: {
        knownElsewhere: [
          {
            rowIndex: 2,
            name: 'Здешний Петр',
            email: 'p0@zavod.ru',
            known: [{ email: 'here@zavod.ru', position: 'Контролёр ОТК' }],
          },
        ],
        knownElsewhereCount: 1,
      },
    },
  ],
  [
    'the same one, who keeps the e-mail of the directory',
    {
      bytes: twoColumns('Фамилия|Имя', 'Здешний|Пётр'),
      form: { repairs: '{"2":{"email":"here@zavod.ru"}}' },
      people: ['Здешний|Пётр|Ильич'],
      first: { outcome: 'updated', email: 'here@zavod.ru' },
      reply: { knownElsewhere: [], knownElsewhereCount: 0 },
    },
  ],
];
