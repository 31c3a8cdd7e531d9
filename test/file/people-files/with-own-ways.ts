import {
  book,
  cellsOf,
  csv,
  type Named,
  plainFile,
  plainHeader,
  plainPeople,
  sheets,
} from './file.ts';

const listOf = (...names: string[]) =>
  `ФИО|E-mail|Должность|Подразделение|Дата приёма\n${names
    .map((name, at) => `${name}|p${at}@zavod.ru|Инженер|Цех № 1|01.09.2021`)
    .join('\n')}`;
const remark =
  'ФИО: рядом с именем степень, звание или должность. Приведите имена в порядок или уберите их.';
const [, petrov = '', kim = ''] = plainFile.split('\n');

/** What no program prescribes: names of columns, marks of leavers and remarks that people think of. */
export const withOwnWays: Named[] = [
  [
    'BambooHR: a number of the employee, last names before a comma, also of managers',
    {
      bytes: csv(
        `Employee #|Last name, First name|Status|Hire Date|Job Title|Department|Reporting to|Work Email
1|Petrov, Ivan|Active|2021-09-13|Инженер|Цех № 1|Kim, Oleg|petrov@zavod.ru
2|Kim, Oleg|Active|2021-09-13|Инженер|Цех № 1||kim@zavod.ru
3|Yun, Anna|Inactive|2021-09-13|Инженер|Цех № 1|Kim, Oleg|yun@zavod.ru`,
        ',',
      ),
      people: ['Petrov|Ivan|', 'Kim|Oleg|'],
      first: { managerEmail: 'kim@zavod.ru' },
      skipped: ['4 dismissed'],
      reply: { stateList: [{ name: 'Active', count: 2 }] },
    },
  ],
  [
    'Google Workspace: notes in square brackets, paths of units',
    {
      bytes:
        csv(`First Name [Required]|Last Name [Required]|Email Address [Required]|Org Unit Path [Required]|Status [READ ONLY]|Employee Title|Start date
Ян|Ким|kim@zavod.ru|Цех № 1|Active|Инженер|2021-09-13
Ли|Сон|son@zavod.ru|Цех № 1|Suspended|Инженер|2021-09-13
Ян|Цой|tsoi@zavod.ru|/Завод/Fired|Active|Инженер|2021-09-13`),
      people: ['Ким|Ян|'],
      skipped: ['3 dismissed', '4 dismissed'],
    },
  ],
  [
    'Entra: names of fields; a day of leaving that only its words tell',
    {
      bytes:
        csv(`givenName|surname|mail|jobTitle|department|accountEnabled|employeeHireDate|employeeLeaveDateTime
Ян|Ким|kim@zavod.ru|Инженер|Цех № 1|true|2021-09-01T00:00:00Z|2099-01-01T00:00:00Z
Ли|Сон|son@zavod.ru|Инженер|Цех № 1|true|2021-09-01T00:00:00Z|2026-01-01T00:00:00Z`),
      people: ['Ким|Ян|'],
      first: { inCompany: '2021-09-01' },
      skipped: ['3 dismissed'],
    },
  ],
  [
    'Bitrix24: codes of fields, first names under NAME',
    {
      bytes:
        csv(`ACTIVE|NAME|LAST_NAME|SECOND_NAME|EMAIL|WORK_POSITION|UF_DEPARTMENT|UF_EMPLOYMENT_DATE
Y|Ян|Ким|Ильич|kim@zavod.ru|Инженер|Цех № 1|12.04.2021
N|Ли|Сон||son@zavod.ru|Инженер|Цех № 1|12.04.2021`),
      people: ['Ким|Ян|Ильич'],
      skipped: ['3 dismissed'],
    },
  ],
  [
    'SAP: 31.12.9999 and 00.00.0000 for no leaving',
    {
      bytes: csv(`${plainHeader}|Leaving
${petrov}|31.12.9999
${kim}|00.00.0000
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|01.09.2021|31.03.2026`),
      people: plainPeople,
      skipped: ['4 dismissed'],
    },
  ],
  [
    'leavers by a remark, a department, brackets behind the name, and the job title',
    {
      bytes: csv(`ФИО|E-mail|Должность|Подразделение|Дата приёма|Примечание
Ким Ян|kim@zavod.ru|Инженер|Цех № 1|01.09.2021|декрет
Сон Ли|a@zavod.ru|Инженер|Цех № 1|01.09.2021|уволена 12.03.2026
Сон Ли|b@zavod.ru|Инженер|Уволенные|01.09.2021|
Сон Ли - уволен|c@zavod.ru|Инженер|Цех № 1|01.09.2021|
Сон Ли|d@zavod.ru|Уволен|Цех № 1|01.09.2021|`),
      people: ['Ким|Ян|'],
      skipped: ['3 dismissed', '4 dismissed', '5 dismissed', '6 dismissed'],
    },
  ],
  [
    'leavers by words of every kind; the other states are told',
    {
      bytes: csv(`${plainHeader}|Состояние
${petrov}|Работа
${kim}|Кандидат
Сон|Ли|a@zavod.ru|Инженер|Цех № 1|01.09.2021|расторгнут договор
Сон|Ли|b@zavod.ru|Инженер|Цех № 1|01.09.2021|Больше не работает
Сон|Ли|c@zavod.ru|Инженер|Цех № 1|01.09.2021|Deactivated`),
      people: plainPeople,
      skipped: ['4 dismissed', '5 dismissed', '6 dismissed'],
      reply: {
        stateList: [
          { name: 'Работа', count: 1 },
          { name: 'Кандидат', count: 1 },
        ],
      },
    },
  ],
  [
    'Excel: leavers struck through, and a row that a filter hides',
    {
      bytes: sheets({
        name: 'Штат',
        rows: [
          ...cellsOf(plainFile),
          [{ struck: 'Сон' }, 'Ли', 'son@zavod.ru', 'Инженер', 'Цех № 1', '01.09.2021'],
        ],
        hiddenRows: [3],
      }),
      people: plainPeople,
      skipped: ['4 dismissed'],
      reply: { hidden: 1 },
    },
  ],
  [
    'Excel: a section of leavers in words of one’s own, pages between groups',
    {
      bytes: book(`ФИО|E-mail|Должность|Дата приёма
Цех № 1
Ким Ян|kim@zavod.ru|Инженер|01.09.2021
Страница 1 из 2
Сон Ли|son@zavod.ru|Инженер|01.09.2021
Сотрудники, уволенные в 2026 году
Цой Ян|tsoi@zavod.ru|Инженер|01.09.2021`),
      people: ['Ким|Ян|', 'Сон|Ли|'],
      skipped: ['2 group', '4 numbers', '6 group', '7 dismissed'],
    },
  ],
  [
    'Excel: letters of the other script, numbers before names, an address behind one',
    {
      bytes: csv(listOf('1. Пeтpoв Пётр Ильич', '2) Ким Oлег Ильич', 'Сон Ли <son@zavod.ru>')),
      people: ['Петров|Пётр|Ильич', 'Ким|Олег|Ильич', 'Сон|Ли|'],
    },
  ],
  [
    'remarks beside names, which nobody takes off',
    {
      bytes: csv(listOf('Ким Ян Ильич, тел. 55-66', 'Max Lee (On Leave)', 'Сон Ли Ильич мл.')),
      problems: [`${remark}: 3`],
    },
  ],
  [
    'the same, tidied',
    {
      bytes: csv(listOf('Ким Ян Ильич, тел. 55-66', 'Lee Max (On Leave)', 'Сон Ли Ильич мл.')),
      form: { tidyNames: 'true' },
      people: ['Ким|Ян|Ильич', 'Lee|Max|', 'Сон|Ли|Ильич'],
    },
  ],
  [
    'first name and father’s name in one column, a former last name behind',
    {
      bytes: csv(`Фамилия|Имя Отчество|E-mail|Должность|Подразделение|Дата приёма
Ким|Анна Ильинична|kim@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: ['Ким|Анна|Ильинична'],
    },
  ],
  [
    'a name without a last name, and names that follow no other row',
    {
      bytes: csv(listOf('Мария Ивановна', 'Илья Волков', 'Нгуен Тхи Лан')),
      problems: [`ФИО: не удалось отделить имя. Нужно: Соколова Мария Андреевна: 1`],
    },
  ],
  [
    'words of databases for nothing are no department',
    {
      bytes: csv(`full_name|email|position|department|hire_date|fired_at
Ким Ян|kim@zavod.ru|Инженер|NULL|2021-09-01|NULL
Сон Ли|son@zavod.ru|nan|Цех № 1|2021-09-01|NULL`),
      problems: ['Подразделение: обязательное поле: 1', 'Должность: обязательное поле: 1'],
    },
  ],
  [
    'bars, names of columns in two languages, a day after a word',
    {
      bytes: csv(
        `ФИО / Full name;E-mail / Почта;Должность / Position;Подразделение / Dept;Дата приёма / DOH
Ким Ян;kim@zavod.ru;Инженер;Цех № 1;с 01.09.2021
Сон Ли;son@zavod.ru;Инженер;Цех № 1;Sep 13, 2021`.replaceAll(';', '|'),
        '|',
      ),
      people: ['Ким|Ян|', 'Сон|Ли|'],
      first: { inCompany: '2021-09-01' },
    },
  ],
  [
    'a manager with a father’s name that the list doesn’t have, and one by a number',
    {
      bytes: csv(`${plainHeader}|Руководитель
${petrov}|Ким Ян Ильич
${kim}|1002`),
      problems: ['E-mail руководителя: нет сотрудника «1002» ни в файле, ни в справочнике: 1'],
      reply: {
        missingLeaders: [
          {
            name: '1002',
            reason: 'unknown',
            count: 1,
            rowList: [{ rowIndex: 3, value: 'Ким Ян' }],
            meant: null,
            proposals: [],
          },
        ],
      },
    },
  ],
];
