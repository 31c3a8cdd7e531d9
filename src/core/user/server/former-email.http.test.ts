import { expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { type User, updateUser } from '#core/user/contract/user.ts';
import { plain } from '#test/screen/plain.ts';
import { startUsers } from '#test/start/start-users.ts';

/** Anybody who gives somebody another e-mail could become them, so the former address is told (rule 50). */
const users = startUsers();
const { house, box, newEmail } = users;

/** The letters that say so. */
const told = (email: string) =>
  box
    .to(email)
    .filter(({ subject }) => /^(Ваш e-mail изменён|Your email has been)/.test(subject ?? ''));
const details = async () => {
  const { body } = await house.call(getAuditList, { token: users.boss.token });
  return body.data[0]?.details;
};

function rename({ id, firstName, lastName, locale, roles }: User, email: string) {
  const body = { firstName, lastName, locale, roles: roles.map((role) => role.id), email };
  return house.call(updateUser, { token: users.boss.token, params: { id }, body });
}

async function employ() {
  const { positionId, subdivisionId, hrToken: token } = users.company;
  const form = (email: string) => ({
    firstName: 'Мария',
    lastName: 'Соколова',
    email,
    locale: 'ru' as const,
    positionId,
    subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  });
  const email = newEmail();
  const { data } = (await house.call(employeeCalls.create, { token, body: form(email) })).body;
  const move = (to: string) =>
    house.call(employeeCalls.update, { token, body: { id: data.id, ...form(to) } });
  return { email, move };
}

test('a user without an employee record is told, with the new address and what to do', async () => {
  const user = await users.join();
  const to = newEmail();
  expect((await rename(user, to)).status).toBe(200);
  await users.work();
  const [letter] = told(user.email);
  expect([told(user.email).length, told(to)]).toEqual([1, []]);
  const text = plain(letter?.text ?? '');
  expect(text).toContain(`Новый адрес: ${to}`);
  expect(text).toContain('сразу сообщите администратору');
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  expect(await details()).toMatchObject({ emailFrom: user.email, emailTo: to });
});

test('so is one who keeps another account, in the language of their account', async () => {
  const user = await users.join({ locale: 'en' });
  await users.create({ email: user.email }, users.otherToken);
  expect((await rename(user, newEmail())).status).toBe(200);
  await users.work();
  expect(told(user.email).map(({ subject = '' }) => subject.split(':')[0])).toEqual([
    'Your email has been changed',
  ]);
});

test('an employee is told whom nobody has asked to answer', async () => {
  const { email, move } = await employ();
  const to = newEmail();
  expect((await move(to)).status).toBe(200);
  await users.work();
  expect([told(email).length, told(to).length]).toEqual([1, 0]);
  expect(await details()).toMatchObject({ emailFrom: email, emailTo: to });
});

test('a form saved with the same e-mail tells nobody', async () => {
  const { email, move } = await employ();
  expect((await move(email.toUpperCase())).status).toBe(200);
  await users.work();
  expect(box.to(email)).toEqual([]);
  expect(await details()).toEqual({});
});
