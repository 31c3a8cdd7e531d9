import { book, csv, type Named, plainFile, plainHeader, plainPeople, sheets } from './file.ts';

const people = plainPeople;
const goneBy = (column: string, [petrov, kim, gone]: readonly [string, string, string]) => {
  const [header, first, second] = plainFile.split('\n');
  return `${header}|${column}
${first}|${petrov}
${second}|${kim}
Маслова|Анна|maslova@zavod.ru|Сварщик|Гараж|01.09.2019|${gone}`;
};
const left = { people, skipped: ['4 dismissed'], reply: { dismissed: 1, dismissedStillHere: 0 } };
const none = '01.01.0001 0:00:00';

/** Lists that still name people who have left. */
export const withLeavers: Named[] = [
  [
    '1C: a date of leaving, its empty date, and one in the future',
    { bytes: csv(goneBy('Дата увольнения', [none, '31.12.2099', '31.10.2025'])), ...left },
  ],
  [
    '1C: spaces between dots for no date; the state in words',
    { bytes: csv(goneBy('Дата увольнения', ['  .  .    ', '', '01.02.2026'])), ...left },
  ],
  [
    'ZUP: a state',
    { bytes: csv(goneBy('Состояние', ['Работа', 'Отпуск основной', 'Увольнение'])), ...left },
  ],
  ['Bitrix24: activity', { bytes: csv(goneBy('Активность', ['Да', 'Да', 'Нет'])), ...left }],
  [
    'Active Directory: switched off',
    { bytes: csv(goneBy('Enabled', ['True', 'True', 'False']), ','), ...left },
  ],
  [
    'Active Directory: bits of the account',
    { bytes: csv(goneBy('userAccountControl', ['512', '66048', '514']), ','), ...left },
  ],
  [
    'Workday: a status',
    { bytes: csv(goneBy('Worker Status', ['Active', 'On Leave', 'Terminated'])), ...left },
  ],
  [
    'two columns of states, of which one says so',
    {
      bytes: csv(
        goneBy('Employment Status|Enabled', ['Full-Time|True', 'Part-Time|', 'Full-Time|False']),
      ),
      ...left,
      reply: {
        stateList: [
          { name: 'Full-Time', count: 1 },
          { name: 'Part-Time', count: 1 },
        ],
      },
    },
  ],
  [
    'four columns that say it, each of one person, and a header that is repeated',
    {
      bytes: csv(`${plainHeader}|Активность|Enabled|Уволен|Комментарий
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|01.09.2021|да|True||новенький
Сон|Ли|a@zavod.ru|Инженер|Цех № 1|01.09.2021|нет|True||
Филиал
${plainHeader}|Активность|Enabled|Уволен|Комментарий
Сон|Ли|b@zavod.ru|Инженер|Цех № 1|01.09.2021|да|False||
Сон|Ли|c@zavod.ru|Инженер|Цех № 1|01.09.2021|да|True|да|
Сон|Ли|d@zavod.ru|Инженер|Цех № 1|01.09.2021|да|True|нет|уволена 12.03.2026
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|01.09.2021|да|True|нет|`),
      people: plainPeople,
      skipped: ['3 dismissed', '4 group', '5 header', '6 dismissed', '7 dismissed', '8 dismissed'],
    },
  ],
  ['Excel: ticked by hand', { bytes: csv(goneBy('Уволен', ['', 'нет', 'да'])), ...left }],
  [
    'Excel: a section of them under a header of its own',
    {
      bytes: book(`${plainFile}

Уволенные
E-mail|Фамилия|Имя|Дата приёма|Дата увольнения|Должность|Подразделение
maslova@zavod.ru|Маслова|Анна|01.09.2019|31.10.2025|Сварщик|Гараж
rybina@zavod.ru|Рыбина|Анна|01.09.2019||Сварщик|Гараж`),
      people,
      skipped: ['5 group', '6 header', '7 dismissed', '8 dismissed'],
      reply: { dismissed: 2 },
    },
  ],
  [
    'Excel: a section of them under the same header, in groups',
    {
      bytes: book(`Сотрудник|E-mail|Должность|Принят
Цех № 1
Петров Пётр|petrov@zavod.ru|Инженер|01.09.2021
Уволенные сотрудники
Отдел продаж
Маслова Анна|maslova@zavod.ru|Инженер|01.09.2021`),
      people: ['Петров|Пётр|'],
      skipped: ['2 group', '4 group', '5 group', '6 dismissed'],
    },
  ],
  [
    'a section with other columns is read under its own header',
    {
      bytes: book(`${plainFile}

Филиал
E-mail|Имя|Фамилия|Подразделение|Дата приёма|Должность
son@zavod.ru|Ли|Сон|Цех № 1|01.09.2019|Инженер`),
      people: [...people, 'Сон|Ли|'],
      skipped: ['5 group', '6 header'],
    },
  ],
  [
    'taken all the same, by choice',
    {
      bytes: csv(goneBy('Активность', ['Да', 'Да', 'Нет'])),
      form: { takeDismissed: 'true', createPlaces: 'true' },
      people: [...people, 'Маслова|Анна|'],
      newPlaces: ['Сварщик: 1', 'Гараж: 1'],
      reply: { dismissed: 1 },
    },
  ],
  [
    'one who works here by the directory, and one who leads',
    {
      bytes: csv(`${plainHeader}|Дата увольнения|Руководитель
Здесь|Яна|here@zavod.ru|Инженер|Цех № 1|01.09.2019|01.02.2026|
Маслова|Анна|maslova@zavod.ru|Инженер|Цех № 1|01.09.2019|01.02.2026|
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|01.09.2021||Маслова Анна`),
      form: { leaveLeadersOut: 'true' },
      people: ['Ким|Ян|'],
      skipped: ['2 dismissed', '3 dismissed'],
      reply: {
        dismissed: 2,
        dismissedStillHere: 1,
        missingLeaders: [
          {
            name: 'Маслова Анна',
            reason: 'left',
            count: 1,
            rowList: [{ rowIndex: 4, value: 'Ким Ян' }],
            meant: null,
            proposals: [],
          },
        ],
      },
    },
  ],
  [
    'a date of leaving that nobody can read',
    {
      bytes: csv(
        goneBy('Дата увольнения', ['', '', 'скоро']).replace('Сварщик|Гараж', 'Инженер|Цех № 1'),
      ),
      problems: ['Дата увольнения: это не дата. Пишите так: 31.12.2025: 1'],
    },
  ],
  [
    'a sheet of them beside the list',
    {
      bytes: sheets(
        { name: 'Штат', rows: plainFile.split('\n').map((line) => line.split('|')) },
        { name: 'Уволенные', rows: plainFile.split('\n').map((line) => line.split('|')) },
      ),
      people,
      sheet: 'Штат',
    },
  ],
];
