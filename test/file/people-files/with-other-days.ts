import { csv, type Named, plainHeader } from './file.ts';

/** Two people hired on these days. */
const hired = (petrov: string, kim: string) => `${plainHeader}
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|${petrov}
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|${kim}`;
const people = ['Петров|Пётр|', 'Ким|Ян|'];
const monthFirst = { form: { dateOrder: 'monthFirst' }, people };
const dayFirst = { form: { dateOrder: 'dayFirst' }, people };
const sample = { value: '4/5/2021', dayFirst: '2021-05-04', monthFirst: '2021-04-05' };
const morning = '4/5/2021 8:30:00 AM';

/** Days of which the month may stand first. */
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
];
