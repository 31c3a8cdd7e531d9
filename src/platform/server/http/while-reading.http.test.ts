import { afterEach, beforeEach, expect, test } from 'vitest';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

/** A file waits for its turn to be read, and the person who sent it may be gone by then. */
const house = startApp();
let company: Company;
let read: typeof house.context.tables.read;

beforeEach(async () => {
  company = await makeCompany(house.context.database, house.context.now());
  read = house.context.tables.read;
});
afterEach(() => {
  house.context.tables.read = read;
});

const query = async (text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query(text, values)).rows;
const bytes =
  'Фамилия;Имя;E-mail;Должность;Подразделение;Дата приёма\nКим;Ян;kim@late.ru;Инженер;Разработка;01.02.2020';

/** Imports a person. While the file is read, `change` changes the sender. */
async function sendWhile(change: string) {
  house.context.tables.read = (async (...given: Parameters<typeof read>) => {
    await query(change, company.brandId);
    return read(...given);
  }) as typeof read;
  const file = { name: 'people.csv', bytes };
  return (await house.call(importEmployees, { token: company.hrToken, file })).status;
}
const saved = () => query(`select from employee where email = 'kim@late.ru'`);

test.each([
  ['loses the role', `update membership set roles = '{ROLE_EMPLOYEE}' where brand_id = $1`, 403],
  ['is disabled', `update membership set disabled = true where brand_id = $1`, 401],
  ['is signed out', 'delete from session where session_brand_id = $1', 401],
])('nothing is saved for somebody who %s meanwhile', async (_, change, status) => {
  expect(await sendWhile(change)).toBe(status);
  expect(await saved()).toEqual([]);
});

test('nothing is saved in a company that the session has left meanwhile', async () => {
  const other = await makeCompany(house.context.database, house.context.now());
  const { rowCount } = await house.context.database.pool.query(
    `insert into membership (brand_id, id, account_id, roles, created_at)
     select $2, gen_random_uuid(), account_id, roles, created_at from membership where brand_id = $1`,
    [company.brandId, other.brandId],
  );
  expect(rowCount).toBe(1);
  const change = `update session set session_brand_id = '${other.brandId}' where session_brand_id = $1`;
  expect(await sendWhile(change)).toBe(409);
  expect(await saved()).toEqual([]);
});

test('others are not asked twice in vain', async () => {
  expect(await sendWhile('select $1::uuid')).toBe(200);
  expect(await saved()).toHaveLength(1);
});
