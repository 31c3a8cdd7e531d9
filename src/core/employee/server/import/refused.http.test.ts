import { beforeAll, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let company: Company;
const header = 'lastName;firstName;email;position;subdivision;inCompany;inPosition';
const line = 'Ким;Ян;a@x.ru;Инженер;Разработка;01.02.2020;05-04-2021';
const rows = (...lines: string[]) => [header, ...lines].join('\n');
const send = (bytes: string | Uint8Array, { name = 'people.csv' } = {}) =>
  house.call(importEmployees, { token: company.hrToken, file: { bytes, name } });

beforeAll(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
});

test.each([
  ['11 MB', Buffer.alloc(11 * 1024 * 1024, 'a'), 413, 'Файл больше 10 МБ'],
  ['20,001 rows', rows(...Array(20_001).fill(line)), 413, /больше 20 000 строк/],
  ['nothing', '', 400, 'Файл пуст'],
])('%s', async (_, bytes, status, message) => {
  const reply = await send(bytes);
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([status, 'file']);
  expect(reply.body.errors?.[0]?.message).toMatch(message);
  expect(reply.body.message).toMatch(message);
});

test('a header alone is an error of row 1', async () => {
  const { body } = await send(header);
  expect(body.data).toEqual([{ rowIndex: 1, errorList: ['Под заголовком нет ни одной строки'] }]);
});

test('of a thousand wrong rows a hundred are listed, and the number of all is said', async () => {
  const { status, body } = await send(rows(...Array(1000).fill(line.replace('Ким', ''))));
  expect([status, body.data.length, body.errorRowCount]).toEqual([200, 100, 1000]);
  expect(body.message).toBe('Файл не принят: ошибки в 1000 строках');
});

const raw = (payload: string, type: string) =>
  house.app.inject({
    method: 'POST',
    url: '/api/employee/import',
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${company.hrToken}` },
  });
const part = (name: string, rest = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\nx\r\n`;
const form = 'multipart/form-data; boundary=b';
test.each([
  ['no form', '{}', 'application/json', 415],
  ['a form without a file', `${part('a')}--b--\r\n`, form, 400],
  ['a file in another field', `${part('other', '; filename="a.csv"')}--b--\r\n`, form, 400],
  [
    'an unknown field beside it',
    `${part('a')}${part('file', '; filename="a"')}--b--\r\n`,
    form,
    400,
  ],
  ['two files', `${part('file', '; filename="a"').repeat(2)}--b--\r\n`, form, 413],
  ['a form that breaks off', part('file', '; filename="a.csv"'), form, 400],
  ['a form without a boundary', 'x', 'multipart/form-data', 400],
  ['nothing at all', '', form, 400],
  ['a field like a prototype', `${part('__proto__')}--b--\r\n`, form, 400],
])('%s', async (_, payload, type, status) => {
  const reply = await raw(payload, type);
  expect([reply.statusCode, reply.json().message]).toEqual([
    status,
    expect.stringMatching(/^[А-Я]/),
  ]);
});

test('a form where none is taken', async () => {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: `${part('email')}--b--\r\n`,
    headers: { 'content-type': form },
  });
  expect(reply.statusCode).toBe(415);
});

test('nothing of all that was saved', async () => {
  const { body } = await house.call(employeeCalls.list, { token: company.hrToken });
  expect(body.data).toEqual([]);
});

test('a third file of one person at the same time is refused; later it is accepted', async () => {
  // The first two stay busy until the others have their answers.
  const client = await house.context.database.pool.connect();
  await client.query('begin; lock table position in access exclusive mode');
  const answered: Awaited<ReturnType<typeof send>>[] = [];
  const asked = Array.from({ length: 5 }, async () => answered.push(await send(rows(line))));
  await expect.poll(() => answered).toHaveLength(3);
  await client.query('commit');
  client.release();
  await Promise.all(asked);
  const refused = answered.filter(({ status }) => status === 429);
  expect(answered.map(({ status }) => status)).toEqual([429, 429, 429, 200, 200]);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.body.message).toMatch(/Повторите/);
  expect((await send(rows(line))).status).toBe(200);
});
