import { describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { getUserList, sendAccountLetter, type User, updateUser } from '#core/user/contract/user.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { startUsers } from '#test/start/start-users.ts';

/** What happens when somebody who is in the directory is given an access, and who can't have one. */
const users = startUsers();
const { house, box, work, newEmail } = users;

const rowOf = async (email: string): Promise<User> => {
  const query = { 'filterList[search]': email };
  const { body } = await house.call(getUserList, { token: users.boss.token, query });
  return body.data[0]!;
};
const update = async (email: string, given: object) => {
  const { id, firstName, lastName, locale, roles, disabled } = await rowOf(email);
  const own = { firstName, lastName, email, locale, roles: roles.map((role) => role.id), disabled };
  const { token } = users.boss;
  return house.call(updateUser, { token, params: { id }, body: { ...own, ...given } });
};

/** An employee from a file, who gets no letter by that. */
async function imported(): Promise<string> {
  const email = newEmail();
  const bytes = `lastName;firstName;email;position;subdivision;inCompany;inPosition
Ким;Ян;${email};Инженер;Разработка;01.02.2020;05.04.2021\n`;
  const { hrToken: token } = users.company;
  await house.call(importEmployees, { token, file: { name: 'people.csv', bytes } });
  await work();
  expect(box.to(email)).toEqual([]);
  return email;
}

describe('an employee from a file who is given a role', () => {
  test('gets the letter about the access, once for each role', async () => {
    const email = await imported();
    const { status, body } = await update(email, { roles: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] });
    expect([status, body.message]).toEqual([
      200,
      'Пользователь сохранён, письмо о доступе отправлено',
    ]);
    await work();
    expect(resetTokenIn(box.to(email).at(-1))).toBeTruthy();
    expect((await update(email, { firstName: 'Яна' })).body.message).toBe('Пользователь сохранён');
    expect((await update(email, { roles: ['ROLE_EMPLOYEE'] })).status).toBe(200);
    await work();
    expect(box.to(email)).toHaveLength(1);
  });

  test('gets it when they may sign in again, and not while they may not', async () => {
    const email = await imported();
    await update(email, { roles: ['ROLE_HR'], disabled: true });
    await work();
    expect(box.to(email)).toEqual([]);
    await update(email, { disabled: false });
    await work();
    expect(box.to(email)).toHaveLength(1);
  });

  test('gets it when HR or an administrator asks, though no letter has gone out before', async () => {
    const email = await imported();
    const { id } = await rowOf(email);
    const asked = { token: users.boss.token, params: { id } };
    expect((await house.call(sendAccountLetter, asked)).status).toBe(200);
    await work();
    expect(resetTokenIn(box.to(email).at(-1))).toBeTruthy();
  });

  test('gets none when they come in already', async () => {
    const { email } = await users.join({ roles: ['ROLE_EMPLOYEE'] });
    const before = box.to(email).length;
    await update(email, { roles: ['ROLE_MANAGER'] });
    await work();
    // What is told of rights is another letter.
    const after = box.to(email).slice(before);
    expect(after.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Права изменены/)]);
  });
});

describe('anybody who has left', () => {
  async function leaver(): Promise<string> {
    const email = await imported();
    await house.context.database.pool.query(
      `update employee set fired_at = '2026-06-01' where email = $1`,
      [email],
    );
    await update(email, { disabled: true });
    return email;
  }

  test('is shown so and cannot be enabled; the rest can be changed', async () => {
    const email = await leaver();
    expect(await rowOf(email)).toMatchObject({ hasLeft: true, disabled: true });
    const refused = await update(email, { disabled: false });
    expect([refused.status, refused.body.errors?.[0]?.path, refused.body.message]).toEqual([
      409,
      'disabled',
      expect.stringContaining('Этот человек уволен'),
    ]);
    expect((await rowOf(email)).disabled).toBe(true);
    expect((await update(email, { firstName: 'Яна' })).status).toBe(200);
  });

  test('is not given a new access either', async () => {
    const { hrToken: token, positionId, subdivisionId } = users.company;
    const email = newEmail();
    const days = { inCompany: '2024-03-01', inPosition: '2025-01-15' };
    const person = { firstName: 'Ян', lastName: 'Ким', locale: 'ru' as const, email };
    const body = { ...person, positionId, subdivisionId, ...days };
    await house.call(employeeCalls.create, { token, body });
    const { pool } = house.context.database;
    await pool.query(
      `delete from membership where employee_id in (select id from employee where email = $1)`,
      [email],
    );
    await pool.query(`delete from account where email = $1`, [email]);
    await pool.query(`update employee set fired_at = '2026-06-01' where email = $1`, [email]);
    const refused = await users.create({ email });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, 'email']);
    expect((await users.create({ email, disabled: true })).body.data.hasLeft).toBe(true);
    const { data } = (await users.create()).body;
    const moved = await house.call(updateUser, {
      token: users.boss.token,
      params: { id: data.id },
      body: { ...person, roles: ['ROLE_HR'], email },
    });
    expect(moved.status).toBe(409);
  });
});
