import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type EmployeeForm, exportEmployees } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { type Company, inBrand, makeCompany, makePosition } from '#test/factories.ts';
import { howOften } from '#test/how-long.ts';
import { startApp } from '#test/start/start-app.ts';
import { planEmployees, saveEmployees } from './save-employees.ts';

const house = startApp();
let company: Company;
let places: string[];

beforeAll(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
  places = [];
  await inBrand(database, company.brandId, async (scope) => {
    for (const given of ['=1+1', "'Слесарь", 'A, B; "C"']) {
      places.push(await makePosition(scope, given));
    }
  });
});

const write = (format: string, locale: string) =>
  house.call(exportEmployees, {
    token: company.hrToken,
    query: { format },
    headers: { 'accept-language': locale },
  });

const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '=HYPERLINK("x";"y")',
      '+7',
      '-',
      '@SUM(A1)',
      "'=1",
      "''x",
      '007',
      '1e5',
      'TRUE',
      '"',
      ';,\t|',
      '<i>&amp;',
      '_x0041_',
    ),
  )
  .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
  .filter((text) => text !== '' && text.length <= 100);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <V>(value: fc.Arbitrary<V>) => fc.option(value, { nil: null });
const person = fc.record({
  firstName: name,
  lastName: name,
  // A dash means that there is none (rule 207).
  middleName: maybe(name.filter((text) => !/^[-–—.]+$/.test(text))),
  slackId: maybe(name),
  inCompany: day,
  inPosition: day,
  workExpirience: maybe(fc.integer({ min: 1997, max: 2026 })),
  locale: fc.constantFrom('ru', 'en'),
  place: fc.nat(2),
});

test('what is exported is imported as it was, in both formats and languages', async () => {
  const { database, now } = house.context;
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 20 }), async (people) => {
      const forms = people.map(({ place, ...rest }) => ({
        ...rest,
        email: `p${made++}@example.ru`,
        subdivisionId: company.subdivisionId,
        positionId: places[place] ?? '',
      }));
      await inBrand(database, company.brandId, async (scope) =>
        saveEmployees(
          scope,
          await planEmployees(scope, forms as EmployeeForm[], '2026-06-15'),
          now(),
        ),
      );
      for (const format of ['csv', 'xlsx']) {
        for (const locale of ['ru', 'en']) {
          const { bytes } = await write(format, locale);
          const reply = await house.call(importEmployees, {
            token: company.hrToken,
            file: { bytes, name: 'x' },
          });
          expect(reply.body).toMatchObject({ data: [], created: 0, updated: 0, unchanged: made });
        }
      }
    }),
    { seed: 360, numRuns: howOften(15) },
  );
});

test('the files name themselves and hide no formula', async () => {
  const csv = await write('csv', 'ru');
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="sotrudniki_2026-06-15.csv"',
  });
  const [first] = csv.bytes.toString('utf8').split('\r\n');
  expect(first).toBe(
    '\ufeffФамилия;Имя;Отчество;E-mail;Должность;Подразделение;E-mail руководителя;Дата приёма;Дата назначения;Стаж с года;Slack ID;Язык',
  );
  const xlsx = await write('xlsx', 'en');
  expect(xlsx.headers['content-disposition']).toBe(
    'attachment; filename="employees_2026-06-15.xlsx"',
  );
  expect((await readTable(xlsx.bytes)).rows[0].cells[0]).toBe('Last name');
});

test('of another company nothing is exported', async () => {
  const { database, now } = house.context;
  const other = await makeCompany(database, now(), { howMany: 2 });
  const { bytes } = await house.call(exportEmployees, { token: other.hrToken });
  expect((await readTable(bytes)).rows.length).toBe(3);
});
