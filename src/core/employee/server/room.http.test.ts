import { beforeEach, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { getEmployeeCompany, updateAnyCompany } from '#core/profile/contract/profile.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

/** How many people a company may have, through every way they come in (rule 96). */
const house = startApp();
let company: Company;
let leftId: string;

/** Two work there, one has left, and there is room for one more. */
beforeEach(async () => {
  const { database } = house.context;
  company = await makeCompany(database, house.context.now(), { howMany: 2, peopleLimit: 3 });
  leftId = await inBrand(database, company.brandId, (scope) =>
    makePerson(scope, { ...company, firedAt: '2026-01-10', email: `left-${company.brandId}@a.ru` }),
  );
});

const form = (email: string, of = company) => ({
  lastName: 'Ким',
  firstName: 'Ян',
  email,
  positionId: of.positionId,
  subdivisionId: of.subdivisionId,
  inCompany: '2020-02-01',
  inPosition: '2020-02-01',
  locale: 'ru' as const,
});
const add = (email: string, of = company) =>
  house.call(employeeCalls.create, { token: of.hrToken, body: form(email, of) });
const send = (emails: string[], { dryRun = false, locale = 'ru', takeBack = false } = {}) =>
  house.call(importEmployees, {
    token: company.hrToken,
    query: { dryRun: String(dryRun) },
    body: { takeBack: String(takeBack) },
    file: {
      bytes: [
        'lastName;firstName;email;position;subdivision;inCompany;inPosition',
        ...emails.map((email) => `Ким;Ян;${email};Инженер;Разработка;01.02.2020;01.02.2020`),
      ].join('\n'),
      name: 'people.csv',
    },
    headers: { 'accept-language': locale },
  });
const here = async () =>
  (await house.call(employeeCalls.list, { token: company.hrToken })).body.count;
const emailOf = (n: number) => `new-${n}-${company.brandId}@a.ru`;

test('a form is refused at the e-mail, with whom to ask', async () => {
  expect((await add(emailOf(1))).status).toBe(200);
  const { status, body } = await add(emailOf(2));
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: 'email' }] });
  expect(JSON.stringify(body)).toMatch(/разрешено вашей компании: 3.*обслуживает сервер/);
  expect(await here()).toBe(3);
});

test('a file says before it is saved how many are too many, and saves none', async () => {
  const emails = [1, 2, 3].map(emailOf);
  const check = await send(emails, { dryRun: true, locale: 'en' });
  expect(check.body.errorRowCount).toBe(1);
  expect(JSON.stringify(check.body)).toMatch(/2 employees in the file are too many: .* may have 3/);
  const saved = await send(emails);
  expect(JSON.stringify(saved.body)).toMatch(/2 сотрудника из файла лишние/);
  expect(await here()).toBe(2);
  // Who is there already takes no room.
  await send(emails.slice(0, 1));
  expect((await send(emails.slice(0, 1), { dryRun: true })).body.errorRowCount).toBe(0);
  expect(await here()).toBe(3);
});

test('two files, a form and a return at once can’t pass it', async () => {
  await Promise.all([
    send([emailOf(1)]),
    send([emailOf(2)]),
    add(emailOf(3)),
    house.call(takeBackEmployee, { token: company.hrToken, params: { id: leftId } }),
  ]);
  expect(await here()).toBe(3);
});

test('nobody comes back beyond it: by the list, the profile or a file', async () => {
  await add(emailOf(1));
  const { hrToken: token } = company;
  const taken = await house.call(takeBackEmployee, { token, params: { id: leftId } });
  expect([taken.status, JSON.stringify(taken.body)]).toEqual([409, expect.stringMatching(/: 3/)]);
  const { body } = await house.call(getEmployeeCompany, { token, params: { id: leftId } });
  const profile = await house.call(updateAnyCompany, {
    token,
    params: { id: leftId },
    body: { ...body.data, firedAt: null } as never,
  });
  expect(profile.body).toMatchObject({ errors: [{ path: 'firedAt' }] });
  const file = await send([`left-${company.brandId}@a.ru`], { takeBack: true });
  expect(file.body.errorRowCount).toBe(1);
  expect(await here()).toBe(3);
});

test('another company’s people take no room, and one without a limit has any number', async () => {
  const other = await makeCompany(house.context.database, house.context.now(), { howMany: 4 });
  expect((await add(`x-${other.brandId}@a.ru`, other)).status).toBe(200);
  expect((await add(emailOf(1))).status).toBe(200);
});
