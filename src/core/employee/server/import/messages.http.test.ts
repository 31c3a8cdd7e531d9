import { beforeAll, describe, expect, test } from 'vitest';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { csv, plainHeader } from '#test/file/people-files/file.ts';
import { startApp } from '#test/start/start-app.ts';

/** Each message about a file says what is the matter with it. */
const house = startApp();
let company: Company;
beforeAll(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
});

const good = 'Ли|Ян|li@x.ru|Инженер|Разработка|01.09.2021';
interface Cells {
  email?: string;
  position?: string;
  subdivision?: string;
  hired?: string;
}
const fileOf = ({ email, position, subdivision, hired }: Cells) =>
  [
    plainHeader,
    [
      'Ким',
      'Ян',
      email ?? 'kim@x.ru',
      position ?? 'Инженер',
      subdivision ?? 'Разработка',
      hired ?? '01.09.2021',
    ].join('|'),
    good,
  ].join('\n');

async function check(text: string, form: Record<string, string> = {}, locale: Locale = 'ru') {
  const { body } = await house.call(importEmployees, {
    token: company.hrToken,
    headers: { 'accept-language': locale },
    query: { dryRun: 'true' },
    body: { createPlaces: 'true', ...form },
    file: { bytes: csv(text)(), name: 'people.csv' },
  });
  return body;
}
const said = async (cells: Cells) =>
  (await check(fileOf(cells))).problemList.map(({ message }) => message);

describe('a new place with too long a name is too long, not missing', () => {
  const long = 'а'.repeat(320);
  test('a position', async () => {
    expect(await said({ position: long })).toEqual(['Должность: не длиннее 200 знаков']);
  });
  test('a department', async () => {
    expect(await said({ subdivision: long })).toEqual(['Подразделение: не длиннее 200 знаков']);
  });
});

describe('an e-mail', () => {
  test.each(['нет', 'НЕТ', '-', '—', 'нет почты', 'отсутствует', 'n/a', 'none'])(
    'of somebody who has none: %s',
    async (email) => {
      const asked = await check(fileOf({ email }));
      expect([asked.withoutEmail?.count, asked.problemList.map(({ message }) => message)]).toEqual([
        1,
        ['E-mail: обязательное поле'],
      ]);
      const skipping = await check(fileOf({ email }), { skipWithoutEmail: 'true' });
      expect(skipping).toMatchObject({
        created: 1,
        skipped: [{ rowIndex: 2, reason: 'noEmail', text: 'Ким Ян' }],
      });
    },
  );

  test.each([
    ['belov @zavod.local', 'в этом e-mail есть пробел. Уберите его.'],
    ['petrova@zavod,local', 'в этом e-mail запятая. Если она вместо точки, поставьте точку.'],
    ['kim.zavod.ru', 'нет знака @'],
    ['Иванов Пётр', 'нет знака @'],
    ['kim@', 'в этом e-mail ошибка'],
  ])('that is wrong: %s', async (email, message) => {
    expect(await said({ email })).toEqual([`E-mail: ${message}`]);
  });
});

test.each([
  ['2021', 'здесь только год. Нужны день, месяц и год: 31.12.2025'],
  ['2021 г.', 'здесь только год. Нужны день, месяц и год: 31.12.2025'],
  ['сентябрь 2026', 'здесь нет дня. Нужны день, месяц и год: 31.12.2025'],
  ['09.2021', 'здесь нет дня. Нужны день, месяц и год: 31.12.2025'],
  [
    'около 01.09.2021',
    'кроме даты, здесь есть другие слова или знаки. Оставьте только дату: 31.12.2025',
  ],
  [
    '01.09.2021 (перевод)',
    'кроме даты, здесь есть другие слова или знаки. Оставьте только дату: 31.12.2025',
  ],
  ['9.13.2021', 'такого месяца нет. Сначала пишут день, потом месяц: 31.12.2025'],
  ['31.02.2021', 'такой даты нет. Пишите так: 31.12.2025'],
  ['скоро', 'это не дата. Пишите так: 31.12.2025'],
  [`${'0'.repeat(200)}`, 'это не дата. Пишите так: 31.12.2025'],
])('a date %s', async (hired, message) => {
  expect(await said({ hired })).toEqual([`Дата приёма: ${message}`]);
});

describe('a column that is missing', () => {
  const text = fileOf({}).replace('Подразделение', 'Где');

  test.each([
    ['ru', 'Нет столбца «Подразделение»'],
    ['en', 'Column “Department” is missing'],
  ] as const)(
    'is named in the language of the reader (%s), and of no row',
    async (locale, message) => {
      const { problemList } = await check(text, {}, locale);
      expect(problemList).toEqual([{ message, rowCount: 1, rowList: [] }]);
    },
  );

  test('and one that stands twice, too', async () => {
    const twice = fileOf({}).replace('Подразделение', 'E-mail');
    const messages = (await check(twice)).problemList.map(({ message }) => message);
    expect(messages).toContain('Столбец «E-mail» встречается дважды');
  });
});
