import { expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Names that come with a file (decision 105). */
const house = startApp();

async function newCompany(): Promise<Company> {
  const { database, now } = house.context;
  await makeCompany(database, now());
  const company = await makeCompany(database, now(), { howMany: 0 });
  await inBrand(database, company.brandId, async (scope) => {
    await makePosition(scope, 'Аналитик');
    await makeSubdivision(scope, 'Отдел продаж');
  });
  return company;
}

type Person = [lastName: string, firstName: string, email: string];

async function send({ hrToken: token }: Company, people: readonly Person[]) {
  const header = 'lastName;firstName;email;position;subdivision;inCompany;inPosition';
  const rest = 'Аналитик;Отдел продаж;2020-02-01;2021-04-05';
  const lines = people.map((person) => [...person, rest].join(';'));
  const file = { bytes: [header, ...lines].join('\n'), name: 'people.csv' };
  const { body } = await house.call(importEmployees, { token, query: { dryRun: 'false' }, file });
  return body;
}

async function rowsOf<R extends object>({ brandId }: Company, text: string): Promise<R[]> {
  return (await house.context.database.pool.query<R>(text, [brandId])).rows;
}

/** What the journal says of these people, the newest first. */
async function noted(company: Company) {
  const { token } = await enter(house.context, company, ['ROLE_SUPER_ADMIN']);
  const query = { 'filterList[kind]': 'employee' as const };
  const { data } = (await house.call(getAuditList, { token, query })).body;
  return data.filter(({ entityId }) => entityId !== null).map(({ details }) => details);
}

const counted = 'select count(*)::int as count from';

test('5,000 names in another case and order rename nobody, and nobody hears of it', async () => {
  const company = await newCompany();
  const letters = 'абвгдежзик';
  const word = (n: number) => [...String(n)].map((digit) => letters[Number(digit)]).join('');
  const people = Array.from(
    { length: 5000 },
    (_, n): Person => [`Фёдоров${word(n)}`, 'Пётр', `p${n}@example.ru`],
  );
  expect(await send(company, people)).toMatchObject({ created: 5000 });
  const other = people.map(
    ([lastName, firstName, email]): Person => [
      firstName,
      lastName.toUpperCase().replace('Ё', 'Е'),
      email,
    ],
  );
  expect(await send(company, other)).toMatchObject({ updated: 5000 });
  expect(await rowsOf(company, `${counted} former_name where brand_id = $1`)).toEqual([
    { count: 0 },
  ]);
  const doubted = 'coalesce(name_since, renamed_at, name_replaced_at, remade_at) is not null';
  const query = `${counted} employee where brand_id = $1 and ${doubted}`;
  expect(await rowsOf(company, query)).toEqual([{ count: 0 }]);
  expect(await rowsOf(company, `${counted} delivery where brand_id = $1`)).toEqual([{ count: 0 }]);
  expect(await noted(company)).toEqual([]);
});

test('the journal keeps the former and the new name of each who gets another', async () => {
  const company = await newCompany();
  const [anna, oleg]: Person[] = [
    ['Ким', 'Анна', 'anna@example.ru'],
    ['Старов', 'Олег', 'oleg@example.ru'],
  ];
  await send(company, [anna!, oleg!]);
  await send(company, [
    ['Соколова', 'Анна', 'anna@example.ru'],
    ['СТАРОВ', 'Олег', 'oleg@example.ru'],
  ]);
  expect(await noted(company)).toEqual([{ nameFrom: 'Ким Анна', nameTo: 'Соколова Анна' }]);
  const renamed = 'select email from employee where brand_id = $1 and name_replaced_at is not null';
  expect(await rowsOf(company, renamed)).toEqual([{ email: 'anna@example.ru' }]);
});

test('who comes by a file to the name of somebody deleted does not count, and the address is told', async () => {
  const company = await newCompany();
  await send(company, [['Ким', 'Анна', 'anna@example.ru']]);
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    company,
    'select id from employee where brand_id = $1',
  );
  await house.call(employeeCalls.delete, { token: company.hrToken, params: { id } });
  await send(company, [['КИМ', 'анна', 'hr@example.ru']]);
  await send(company, [['Анна', 'Ким', 'hr@example.ru']]);
  const remade =
    'select email from employee where brand_id = $1 and remade_at is not null order by 1';
  expect(await rowsOf(company, remade)).toEqual([
    { email: 'anna@example.ru' },
    { email: 'hr@example.ru' },
  ]);
  const letters = `select recipient from delivery where brand_id = $1 and type = 'nameTaken'`;
  expect(await rowsOf(company, letters)).toEqual([{ recipient: 'anna@example.ru' }]);
});
