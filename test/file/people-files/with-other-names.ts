import { csv, type Named } from './file.ts';

const listOf = (header: string, ...names: string[]) =>
  `${header}|E-mail|Должность|Подразделение|Дата приёма\n${names
    .map((name, at) => `${name}|p${at}@zavod.ru|Инженер|Цех № 1|01.09.2021`)
    .join('\n')}`;
const volkov = { rowIndex: 2, value: 'Илья Волков', lastName: 'Волков', firstName: 'Илья' };

/** Whole names that begin with the first one, and such as begin with the last. */
export const withOtherNames: Named[] = [
  [
    'Active Directory: first names first, in Cyrillic under an English header',
    {
      bytes: csv(listOf('Display name', 'Илья Волков', 'Гюль Аскерова', 'John Smith')),
      people: ['Волков|Илья|', 'Аскерова|Гюль|', 'Smith|John|'],
      reply: {
        turnedNames: {
          count: 2,
          unclear: 0,
          areColumns: false,
          rowList: [
            volkov,
            { rowIndex: 3, value: 'Гюль Аскерова', lastName: 'Аскерова', firstName: 'Гюль' },
          ],
        },
      },
    },
  ],
  [
    'Excel: both orders in one column, row by row',
    {
      bytes: csv(listOf('ФИО', 'Илья Волков', 'Орлова Анна', 'Гюль Аскерова', 'Петров Иван Ильич')),
      people: ['Волков|Илья|', 'Орлова|Анна|', 'Гюль|Аскерова|', 'Петров|Иван|Ильич'],
      reply: { turnedNames: { count: 1, unclear: 1, areColumns: false, rowList: [volkov] } },
    },
  ],
  [
    'the same, the last name first everywhere by choice',
    {
      bytes: csv(listOf('ФИО', 'Илья Волков', 'Орлова Анна')),
      form: { nameOrder: 'lastFirst' },
      people: ['Илья|Волков|', 'Орлова|Анна|'],
    },
  ],
  [
    'the first name first everywhere by choice, where nothing tells',
    {
      bytes: csv(listOf('ФИО', 'Гюль Аскерова')),
      form: { nameOrder: 'firstFirst' },
      people: ['Аскерова|Гюль|'],
      reply: { turnedNames: { count: 0, unclear: 0, areColumns: false, rowList: [] } },
    },
  ],
  [
    'initials before the last name',
    {
      bytes: csv(listOf('ФИО', 'И.П. Волков', 'Орлова А.')),
      people: ['Волков|И.|П.', 'Орлова|А.|'],
    },
  ],
  [
    'last names first say nothing',
    {
      bytes: csv(listOf('ФИО', 'Волков Илья', 'Гюль Аскерова')),
      people: ['Волков|Илья|', 'Гюль|Аскерова|'],
      reply: { turnedNames: null },
    },
  ],
  [
    'capitals and titles, tidied',
    {
      bytes: csv(listOf('ФИО', 'ВОЛКОВ И.И.', 'Орлова-Иванова Анна, к.т.н.', 'Орлов Иван Ильич')),
      form: { tidyNames: 'true' },
      people: ['Волков|И.|И.', 'Орлова-Иванова|Анна|', 'Орлов|Иван|Ильич'],
      reply: {
        untidyNames: {
          count: 2,
          rowList: [
            { rowIndex: 2, value: 'ВОЛКОВ И.И.', tidied: 'Волков И.И.' },
            {
              rowIndex: 3,
              value: 'Орлова-Иванова Анна, к.т.н.',
              tidied: 'Орлова-Иванова Анна',
            },
          ],
        },
      },
    },
  ],
  [
    'capitals as they are, and a title that nobody takes off',
    {
      bytes: csv(listOf('ФИО', 'ВОЛКОВ И.И.', 'Тестов Тест Тестович - Начальник смены')),
      problems: [
        'ФИО: рядом с именем степень, звание или должность. Приведите имена в порядок или уберите их.: 1',
      ],
    },
  ],
];
