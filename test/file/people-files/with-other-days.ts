import { csv, instead, type Named, plainHeader } from './file.ts';

/** Two people hired on these days. */
const hired = (petrov: string, kim: string) => `${plainHeader}
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|${petrov}
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|${kim}`;
const people = ['Петров|Пётр|', 'Ким|Ян|'];
const monthFirst = { form: { dateOrder: 'monthFirst' }, people };
const dayFirst = { form: { dateOrder: 'dayFirst' }, people };
const sample = { value: '4/5/2021', dayFirst: '2021-05-04', monthFirst: '2021-04-05' };
const morning = '4/5/2021 8:30:00 AM';

const births = `${plainHeader}
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|04.05.1990
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|03.02.1987
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|01.12.1964
Цой|Ли|tsoi@zavod.ru|Инженер|Цех № 1|30.06.1999
Ли|Ян|li@zavod.ru|Инженер|Цех № 1|17.01.1979`;
const tooYoung = 'по дате рождения человеку тогда не было 14 лет. Проверьте обе даты.';

/** Days of which the month may stand first, and days that can't be those of hiring. */
export const withOtherDays: Named[] = [
  [
    'AM and PM: asked once',
    {
      bytes: csv(hired(morning, '9/1/2021 8:30:00 PM')),
      problems: [`Дата «${morning}»: выберите, что стоит первым, день или месяц: 1`],
      reply: {
        doubtfulDates: {
          proposed: 'monthFirst',
          rowIndex: 2,
          value: morning,
          sample: { ...sample, value: morning },
        },
      },
    },
  ],
  [
    'moments are days of the company, which is said where that is another day',
    {
      bytes: csv(hired('2021-08-31T21:00:00.000Z', '2021-09-01 00:00:00+03:00')),
      people,
      first: { inCompany: '2021-09-01' },
      reply: {
        movedDays: {
          count: 1,
          rowIndex: 2,
          value: '2021-08-31T21:00:00.000Z',
          day: '2021-09-01',
        },
      },
    },
  ],
  [
    'moments around midnight, with other distances to UTC',
    {
      bytes: csv(hired('2021-08-31T20:00:00Z', '2021-08-31T16:00:00-05:00')),
      people,
      first: { inCompany: '2021-08-31' },
      reply: {
        movedDays: {
          count: 1,
          rowIndex: 3,
          value: '2021-08-31T16:00:00-05:00',
          day: '2021-09-01',
        },
      },
    },
  ],
  [
    'AM and PM: the month first',
    { bytes: csv(hired(morning, '9/1/2021')), ...monthFirst, first: { inCompany: '2021-04-05' } },
  ],
  [
    'AM and PM: the day first all the same',
    { bytes: csv(hired(morning, '9/1/2021')), ...dayFirst, first: { inCompany: '2021-05-04' } },
  ],
  [
    'one telling value among others',
    {
      bytes: csv(hired('4/5/2021', '9/13/2021')),
      problems: ['Дата «9/13/2021»: выберите, что стоит первым, день или месяц: 1'],
      reply: { doubtfulDates: { proposed: 'monthFirst', rowIndex: 3, value: '9/13/2021', sample } },
    },
  ],
  [
    'one telling value, the month first',
    {
      bytes: csv(hired('4-5-2021', '9/13/21')),
      ...monthFirst,
      first: { inCompany: '2021-04-05' },
    },
  ],
  [
    'the month first by choice, where nothing tells',
    {
      bytes: csv(hired('4/5/2021', '9/1/2021')),
      ...monthFirst,
      first: { inCompany: '2021-04-05' },
      reply: { doubtfulDates: { proposed: 'monthFirst', rowIndex: 0, value: '', sample } },
    },
  ],
  [
    'days that can only be the first word leave no doubt, nor do dots',
    {
      bytes: csv(hired('4/5/2021', '13/9/2021 8:30')),
      people,
      first: { inCompany: '2021-05-04' },
      reply: { doubtfulDates: null },
    },
  ],
  [
    'an English file, and days with slashes of which none tells: asked once',
    {
      bytes: csv(hired('4/5/2021', '9/1/2021').replace('Дата приёма', 'Hire date')),
      problems: ['Дата «4/5/2021»: выберите, что стоит первым, день или месяц: 1'],
      reply: { doubtfulDates: { proposed: 'monthFirst', rowIndex: 2, value: '4/5/2021', sample } },
    },
  ],
  [
    'hired before 1950, as a child, or before their birth',
    {
      bytes: csv(`${plainHeader}|Дата рождения
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|01.09.1921|04.05.1990
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|02.03.1999|03.02.1987
Сон|Ли|son@zavod.ru|Инженер|Цех № 1|02.03.1975|03.02.1987
Цой|Ли|tsoi@zavod.ru|Инженер|Цех № 1|03.02.2001|03.02.1987`),
      problems: [`Дата приёма: ${tooYoung}: 3`],
    },
  ],
  [
    'hired before 1950, nobody knows when born',
    {
      bytes: csv(instead('2021', '1921')),
      problems: ['Дата приёма: эта дата раньше 1950 года. Проверьте год.: 1'],
    },
  ],
  [
    'births under «Дата приёма»',
    {
      bytes: csv(births),
      problems: ['В столбце «Дата приёма», похоже, даты рождения: «04.05.1990»: 1'],
    },
  ],
  [
    'the same, if these are days of hiring',
    {
      bytes: csv(births),
      form: { keepHireDates: 'true' },
      people: ['Петров|Пётр|', 'Ким|Ян|', 'Сон|Ли|', 'Цой|Ли|', 'Ли|Ян|'],
    },
  ],
  [
    'a column of births, chosen for the day of hiring',
    {
      bytes: csv(instead('Дата приёма', 'Дата рожд.')),
      form: { columns: '{"5":"inCompany"}' },
      problems: ['В столбце «Дата рожд.», похоже, даты рождения: «01.09.2021»: 1'],
    },
  ],
];
