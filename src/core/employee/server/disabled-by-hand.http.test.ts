import { describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { updateAnyCompany } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { getUserList, type User, updateUser } from '#core/user/contract/user.ts';
import { company } from '#test/start/start-profiles.ts';
import { startUsers } from '#test/start/start-users.ts';

/**
 * A super administrator has taken somebody's access. HR can't give it back by marking the person as
 * left and then as returned.
 */
const users = startUsers();
const { house } = users;

const fill = (email: string) => {
  const { positionId, subdivisionId } = users.company;
  return {
    firstName: 'Мария',
    lastName: 'Соколова',
    email,
    locale: 'ru' as const,
    positionId,
    subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  };
};
const create = (email: string) =>
  house.call(employeeCalls.create, { token: users.company.hrToken, body: fill(email) });
const setFormer = (id: string, firedAt: number | null) =>
  house.call(updateAnyCompany, {
    token: users.company.hrToken,
    params: { id },
    body: { ...company(), firedAt },
  });
const userOf = async (email: string): Promise<User> => {
  const query = { 'filterList[search]': email };
  const { body } = await house.call(getUserList, { token: users.boss.token, query });
  return body.data[0] as User;
};
/** Saves the users' form as it stands, except for the tick, as a super administrator. */
async function saveUser(email: string, disabled: boolean) {
  const { id, firstName, lastName, locale, roles } = await userOf(email);
  const roleIds = roles.map((role) => role.id);
  const body = { firstName, lastName, email, locale, roles: roleIds, disabled };
  const { status } = await house.call(updateUser, {
    token: users.boss.token,
    params: { id },
    body,
  });
  expect(status).toBe(200);
}

type Way = [
  string,
  (id: string) => Promise<unknown>,
  (id: string, email: string) => Promise<unknown>,
];
const ways: Way[] = [
  [
    'a dismissal taken back',
    (id) => setFormer(id, unixOfDate('2026-06-15')),
    (id) => setFormer(id, null),
  ],
  [
    'a former employee taken back',
    (id) => setFormer(id, unixOfDate('2026-06-15')),
    (id) => house.call(takeBackEmployee, { token: users.company.hrToken, params: { id } }),
  ],
  [
    'a deletion taken back',
    (id) => house.call(employeeCalls.delete, { token: users.company.hrToken, params: { id } }),
    (_, email) => create(email),
  ],
];

describe.each(ways)('%s', (_, leave, back) => {
  const hire = async () => {
    const email = users.newEmail();
    return { email, id: (await create(email)).body.data.id };
  };

  test('gives back the access that it ended', async () => {
    const { email, id } = await hire();
    await leave(id);
    expect(await userOf(email)).toMatchObject({ disabled: true });
    await back(id, email);
    expect(await userOf(email)).toMatchObject({ disabled: false });
  });

  test('leaves people disabled whom a super administrator had disabled before', async () => {
    const { email, id } = await hire();
    await saveUser(email, true);
    await leave(id);
    await back(id, email);
    expect(await userOf(email)).toMatchObject({ disabled: true, employeeId: id });
    await saveUser(email, false);
    await leave(id);
    await back(id, email);
    expect(await userOf(email)).toMatchObject({ disabled: false });
  });

  test('also gives it back when the user was saved meanwhile with the tick unchanged', async () => {
    const { email, id } = await hire();
    await leave(id);
    await saveUser(email, true);
    await back(id, email);
    expect(await userOf(email)).toMatchObject({ disabled: false });
  });
});
