import {
  book,
  cellsOf,
  csv,
  encoded,
  type Named,
  plainFile,
  plainHeader,
  plainPeople,
  sheets,
  textOf,
} from './file.ts';

const listOf = (header: string, ...names: string[]) =>
  csv(
    `${header}|E-mail|Должность|Подразделение|Дата приёма\n${names
      .map((name, at) => `${name}|p${at}@zavod.ru|Инженер|Цех № 1|2021-09-01`)
      .join('\n')}`,
  );
const [, petrov = '', kim = ''] = plainFile.split('\n');
const astray =
  'имя, фамилия и отчество, похоже, не на своих местах. Поменяйте их местами или выберите порядок для всего файла.';

/** Files of many services and hands, invented after the others were read. */
export const fromRealLife: Named[] = [
  [
    'Ukrainian names, and headers in Ukrainian',
    {
      bytes: csv(`ПІБ|Посада|Підрозділ|Ел. пошта|Дата прийому на роботу|Керівник
Шевченко Олена Іванівна|Інженер|Цех № 1|a@zavod.ua|01.09.2021|
Андрій Ковальчук|Інженер|Цех № 1|b@zavod.ua|01.09.2021|Шевченко Олена
Оксана Миколаївна Бондар|Інженер|Цех № 1|c@zavod.ua|01.09.2021|`),
      newPlaces: ['Інженер: 3'],
      form: { createPlaces: 'true' },
      people: ['Шевченко|Олена|Іванівна', 'Ковальчук|Андрій|', 'Бондар|Оксана|Миколаївна'],
    },
  ],
  [
    'Kazakh names with the father’s name in one word, and Tatar ones',
    {
      bytes: listOf(
        'ФИО',
        'Серік Нұрланұлы Әбенов',
        'Қасымов Дәурен Бекұлы',
        'Айгерім Ахметова',
        'Миннуллина Гөлнара Рәшит кызы',
      ),
      people: [
        'Әбенов|Серік|Нұрланұлы',
        'Қасымов|Дәурен|Бекұлы',
        'Ахметова|Айгерім|',
        'Миннуллина|Гөлнара|Рәшит кызы',
      ],
    },
  ],
  [
    'Russian names in Latin letters, in either order, under an English header',
    {
      bytes: listOf(
        'Full name',
        'Ivanov Petr',
        'Sidorova Anna Sergeevna',
        'Anna Sergeevna Sidorova',
        'Dmitrii Kuznetcov',
        'Anna Maria Petrovich',
      ),
      people: [
        'Ivanov|Petr|',
        'Sidorova|Anna|Sergeevna',
        'Sidorova|Anna|Sergeevna',
        'Kuznetcov|Dmitrii|',
        'Petrovich|Anna|Maria',
      ],
    },
  ],
  [
    'last names of several words, and such as look like a father’s name',
    {
      bytes: listOf('ФИО', 'де ла Крус Мария', 'Роман Аркадьевич Абрамович', 'Жан-Пьер Дюпон'),
      people: ['де ла Крус|Мария|', 'Абрамович|Роман|Аркадьевич', 'Дюпон|Жан-Пьер|'],
    },
  ],
  [
    'stars, dots and a form of business around names; the former last name stays as written',
    {
      bytes: listOf(
        'ФИО',
        'Ким Ян Ильич *',
        'Сон Анна Ильинична.',
        'ИП Юн Анна Ильинична',
        'Цой (до брака Ли) Анна Ильинична',
      ),
      form: { tidyNames: 'true' },
      people: [
        'Ким|Ян|Ильич',
        'Сон|Анна|Ильинична',
        'Юн|Анна|Ильинична',
        'Цой (до брака Ли)|Анна|Ильинична',
      ],
    },
  ],
  [
    'boxes, rooms and free places are nobody',
    {
      bytes: listOf('ФИО', 'Общий ящик', 'Вакансия', 'Переговорная Ока', 'admin', 'Test User'),
      problems: ['ФИО: похоже, это не человек. Исправьте имя или уберите строку.: 5'],
    },
  ],
  [
    'last and first names swapped in some rows of two columns',
    {
      bytes: listOf('Фамилия|Имя', 'Иван|Бобров', 'Ким|Пётр', 'Анна|Грачёва', 'Сон|Ольга'),
      problems: [`Фамилия: ${astray}: 2`],
    },
  ],
  [
    'swapped columns of which the list knows only some names',
    {
      bytes: listOf(
        'Last Name|First Name',
        'Ann|Stone',
        'Robert|Reed',
        'Priya|Sharma',
        'Wei|Zhang',
      ),
      people: ['Stone|Ann|', 'Reed|Robert|', 'Sharma|Priya|', 'Zhang|Wei|'],
    },
  ],
  [
    'a dash is no state among words, and nobody without an account has left',
    {
      bytes: csv(`${plainHeader}|Статус|Учётная запись
${petrov}|-|petrov
${kim}|-|нет
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|01.09.2021|уволен|нет`),
      people: plainPeople,
      skipped: ['4 dismissed'],
    },
  ],
  [
    'a dash means no where others have a plus',
    {
      bytes: csv(`${plainHeader}|Активность
${petrov}|+
${kim}|+
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|01.09.2021|-`),
      people: plainPeople,
      skipped: ['4 dismissed'],
    },
  ],
  [
    '1C: changes of staff, of which the last is a leaving',
    {
      bytes: book(`Кадровые изменения
Сотрудник|Событие|Подразделение|Должность|Эл. почта|Дата приема
Ким Ян|Прием на работу|Цех № 1|Инженер|kim@zavod.ru|01.09.2021
Сон Ли|Увольнение|Цех № 1|Инженер|son@zavod.ru|01.09.2021`),
      people: ['Ким|Ян|'],
      skipped: ['4 dismissed'],
    },
  ],
  [
    'ended contracts and people who went, in words of one’s own',
    {
      bytes: csv(`${plainHeader}|Состояние
${petrov}|Приостановка ТД
${kim}|Командировка
Сон|Ли|a@zavod.ru|Инженер|Цех № 1|01.09.2021|Прекращён ТД
Сон|Ли|b@zavod.ru|Инженер|Цех № 1|01.09.2021|Ушла`),
      people: plainPeople,
      skipped: ['4 dismissed', '5 dismissed'],
    },
  ],
  [
    'ADP: names of its report, last names first',
    {
      bytes: csv(
        `Payroll Name|File Number|Position Status|Hire Date|Job Title Description|Home Department Description|Work Contact: Work Email|Reports To Name
Stone, Ann M|1|A - Active|2021-09-13|Инженер|Цех № 1|stone@zavod.ru|Reed, Bob
Reed, Bob|2|A - Active|2021-09-13|Инженер|Цех № 1|reed@zavod.ru|
Old, Cy|3|T - Terminated|2021-09-13|Инженер|Цех № 1|old@zavod.ru|`,
        ',',
      ),
      people: ['Stone|Ann|M', 'Reed|Bob|'],
      first: { managerEmail: 'reed@zavod.ru' },
      skipped: ['4 dismissed'],
    },
  ],
  [
    'UKG and Oracle: codes of states',
    {
      bytes:
        csv(`Last Name|First Name|Employee Status Code|Assignment Status|Work Email|Assignment Name|Department Name|Enterprise Hire Date|Line Manager Name
Stone|Ann|A|ACTIVE_PROCESS|stone@zavod.ru|Инженер|Цех № 1|2021-09-13T00:00:00.000+00:00|
Reed|Bob|T|ACTIVE_PROCESS|reed@zavod.ru|Инженер|Цех № 1|2021-09-13|
Old|Cy|A|INACTIVE_PROCESS|old@zavod.ru|Инженер|Цех № 1|2021-09-13|`),
      people: ['Stone|Ann|'],
      skipped: ['3 dismissed', '4 dismissed'],
    },
  ],
  [
    'the same letters where nobody has an A are no codes; the father’s name twice',
    {
      bytes: csv(`Фамилия|Имя|Отчество|E-mail|Должность|Подразделение|Дата приёма|Статус
Ким|Ян Ильич|Ильич|kim@zavod.ru|Инженер|Цех № 1|01.09.2021|P
Сон|Ли||son@zavod.ru|Инженер|Цех № 1|01.09.2021|T`),
      people: ['Ким|Ян|Ильич', 'Сон|Ли|'],
      reply: {
        stateList: [
          { name: 'P', count: 1 },
          { name: 'T', count: 1 },
        ],
      },
    },
  ],
  [
    'Zoho and Rippling: e-mail ID, designation, legal names',
    {
      bytes:
        csv(`Legal first name|Legal last name|Preferred name|Email ID|Designation|Department|Date of Joining|Reporting Manager
Robert|Reed|Bob|reed@zavod.ru|Инженер|Цех № 1|13-Sep-2021|
Ann|Stone|Annie|stone@zavod.ru|Инженер|Цех № 1|13-Sep-2021|Robert Reed`),
      people: ['Reed|Robert|', 'Stone|Ann|'],
      first: { inCompany: '2021-09-13' },
    },
  ],
  [
    'a sheet for each department: the others are told, and so is one name with two e-mails',
    {
      bytes: sheets(
        { name: 'Титул', rows: cellsOf('Отчёт') },
        {
          name: 'КБ',
          rows: cellsOf(
            `${plainHeader}\n${kim}\nКим|Ян|yan@zavod.ru|Инженер|Цех № 1|01.09.2021\n${petrov}`,
          ),
        },
        { name: 'Цех', rows: cellsOf(plainFile) },
      ),
      people: ['Ким|Ян|', 'Ким|Ян|', 'Петров|Пётр|'],
      reply: { otherSheets: ['Цех'], sameNames: [{ name: 'Ким Ян', rowList: [2, 3] }] },
    },
  ],
  [
    'a CSV whose rows stand in quotation marks as a whole',
    {
      bytes: () =>
        Buffer.from(
          textOf(plainFile)
            .split('\r\n')
            .map((line) => `"${line}"`)
            .join('\r\n'),
        ),
      people: plainPeople,
    },
  ],
  [
    'UTF-8 with a line in Windows-1251',
    {
      bytes: () =>
        Buffer.concat([
          Buffer.from(`${textOf(plainFile)}\r\n`),
          encoded('Сон;Ли;son@zavod.ru;Инженер;Цех;01.09.2021', 'windows-1251'),
        ]),
      problems: [
        'Фамилия: буквы в неверной кодировке: «���»: 1',
        'Имя: буквы в неверной кодировке: «��»: 1',
        'Должность: буквы в неверной кодировке: «�������»: 1',
        'Подразделение: буквы в неверной кодировке: «���»: 1',
      ],
    },
  ],
];
