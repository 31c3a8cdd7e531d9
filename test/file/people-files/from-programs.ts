import { book, csv, type Named, plainFile, plainPeople, rowsOf, sheets } from './file.ts';

const one = ['Волков|Илья|'];
const dateless = `ФИО|E-mail|Должность|Подразделение
Волков Илья|volkov@zavod.ru|Инженер|Цех № 1
Здесь Яна|here@zavod.ru|Инженер|Цех № 1`;

/** From Active Directory, Bitrix24, SuccessFactors, Workday, and reports of 1C with stacked headers. */
export const fromPrograms: Named[] = [
  [
    'Active Directory: Get-ADUser, the manager by a path',
    {
      bytes: csv(
        `GivenName|Surname|DisplayName|EmailAddress|Title|Department|Manager|Enabled|whenCreated|HireDate
Илья|Волков|Илья Волков|volkov@zavod.ru|Инженер|Цех № 1|CN=Ким\\, Ян,OU=Цех № 1,DC=zavod,DC=local|True|x|01.09.2021
Ян|Ким|Ян Ким|kim@zavod.ru|Инженер|Цех № 1||True|x|01.09.2021`,
        ',',
      ),
      people: [...one, 'Ким|Ян|'],
      first: { managerEmail: 'kim@zavod.ru' },
    },
  ],
  [
    'Active Directory: names in one column, two paths in a cell',
    {
      bytes: csv(`DisplayName|EmailAddress|Title|Department|Manager|HireDate
Илья Волков|volkov@zavod.ru|Инженер|Цех № 1|CN=Ян Ким,OU=Users,DC=zavod;CN=Анна Орлова,CN=Users,DC=zavod|01.09.2021
Ян Ким|kim@zavod.ru|Инженер|Цех № 1||01.09.2021
Анна Орлова|orlova@zavod.ru|Инженер|Цех № 1||01.09.2021`),
      people: [...one, 'Ким|Ян|', 'Орлова|Анна|'],
      first: { managerEmail: 'kim@zavod.ru, orlova@zavod.ru' },
    },
  ],
  [
    'Bitrix24: its list of users',
    {
      bytes:
        csv(`ID|Активность|Имя|Фамилия|Отчество|E-Mail|Должность|Подразделения|Дата принятия на работу
1|Да|Илья|Волков||volkov@zavod.ru|Инженер|Цех № 1|01.09.2021
2|Нет|Анна|Маслова||maslova@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: one,
      skipped: ['3 dismissed'],
    },
  ],
  [
    'SuccessFactors: a header of codes above one of words',
    {
      bytes: csv(
        `STATUS|USERID|FIRSTNAME|LASTNAME|MI|EMAIL|DEPARTMENT|TITLE|HIREDATE
Status|User ID|First Name|Last Name|Middle Name|Email|Department|Title|Hire Date
active|1|Илья|Волков||volkov@zavod.ru|Цех № 1|Инженер|01.09.2021
inactive|2|Анна|Маслова||maslova@zavod.ru|Цех № 1|Инженер|01.09.2021`,
        ',',
      ),
      people: one,
      skipped: ['2 header', '4 dismissed'],
    },
  ],
  [
    'Workday: names of its reports',
    {
      bytes: csv(
        `Employee ID|Legal Name - First Name|Legal Name - Last Name|Email - Primary Work|Business Title|Supervisory Organization|Worker's Manager|Hire Date|Active Status
7|Илья|Волков|volkov@zavod.ru|Инженер|Цех № 1||2021-09-01|Yes
8|Анна|Маслова|maslova@zavod.ru|Инженер|Цех № 1||2021-09-01|No`,
        ',',
      ),
      people: one,
      skipped: ['3 dismissed'],
    },
  ],
  [
    '«Ф.И.О.», and a header with its own dots',
    {
      bytes: csv(`Ф.И.О.|Эл.почта|Должность|Подразделение|Дата приема
Волков Илья|volkov@zavod.ru|Инженер|Цех № 1|01.09.2021`),
      people: one,
    },
  ],
  [
    'ZUP: a header of three rows, nested groups and their totals',
    {
      bytes: book(`Штатные сотрудники

Организация|Должность|Дата приема|E-mail
Подразделение|||
Сотрудник|||
ООО «Завод»|||
Цех № 1||#2|
Волков Илья|Инженер|01.09.2021|volkov@zavod.ru
Отдел продаж||#1|
Ким Ян|Инженер|01.09.2021|kim@zavod.ru
Итого||#3|`),
      people: [...one, 'Ким|Ян|'],
      first: { subdivision: 'Цех № 1' },
      skipped: ['6 group', '7 group', '9 group', '11 total'],
    },
  ],
  [
    'a sheet for each department',
    {
      bytes: sheets(
        { name: 'Отдел продаж', rows: rowsOf(without(plainFile)) },
        { name: 'Цех № 1', rows: rowsOf(without(plainFile)) },
      ),
      form: { sheet: 'Цех № 1' },
      people: plainPeople,
      first: { subdivision: 'Цех № 1' },
      sheet: 'Цех № 1',
    },
  ],
  [
    'a sheet whose name says nothing has no department',
    {
      bytes: sheets(
        { name: 'Лист1', rows: rowsOf(without(plainFile)) },
        { name: 'Лист2', rows: rowsOf(without(plainFile)) },
      ),
      problems: ['Нет столбца «Подразделение»: 1'],
    },
  ],
  [
    'the sheet of those who have left, by choice',
    {
      bytes: sheets(
        { name: 'Штат', rows: rowsOf(plainFile) },
        { name: 'Уволенные', rows: rowsOf(plainFile) },
      ),
      form: { sheet: 'Уволенные' },
      skipped: ['2 dismissed', '3 dismissed'],
    },
  ],
  [
    'a list without dates: one for all, and who is known keeps theirs',
    {
      bytes: csv(dateless),
      form: { hireDate: '2024-02-01' },
      people: [...one, 'Здесь|Яна|'],
      first: { inCompany: '2024-02-01', inPosition: '2024-02-01' },
      reply: { withoutHireDate: { count: 1, proposed: '2026-06-15' } },
    },
  ],
  [
    'a list without dates of hiring: who was appointed before that day was hired by then',
    {
      bytes: csv(`ФИО|E-mail|Должность|Подразделение|Дата назначения
Волков Илья|volkov@zavod.ru|Инженер|Цех № 1|15.01.2020`),
      form: { hireDate: '2024-02-01' },
      people: one,
      first: { inCompany: '2020-01-15', inPosition: '2020-01-15' },
    },
  ],
  [
    'a list without dates and without an answer',
    {
      bytes: csv(dateless),
      problems: ['Нет столбца «Дата приёма»: 1'],
      reply: { withoutHireDate: { count: 1, proposed: '2026-06-15' } },
    },
  ],
  [
    '1C: an empty date of appointment, and one of hiring that is given for all',
    {
      bytes: csv(`ФИО|E-mail|Должность|Подразделение|Дата приема|Дата назначения
Волков Илья|volkov@zavod.ru|Инженер|Цех № 1|01.09.2021|01.01.0001 0:00:00
Ким Ян|kim@zavod.ru|Инженер|Цех № 1|  .  .    |`),
      form: { hireDate: '2024-02-01' },
      people: [...one, 'Ким|Ян|'],
      first: { inCompany: '2021-09-01', inPosition: '2021-09-01' },
    },
  ],
];

/** Without the column of departments. */
function without(text: string): string {
  return rowsOf(text)
    .map((row) => row.filter((_, at) => at !== 4).join('|'))
    .join('\n');
}
