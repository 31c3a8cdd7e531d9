import { beforeEach, expect, test } from 'vitest';
import { getUserList, type User } from '#core/user/contract/user.ts';
import { inBrand, makeMember, makePerson } from '#test/factories.ts';
import { startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house } = users;

/**
 * The company's record and the account have different names for a user, because another company
 * named the account.
 */
beforeEach(async () => {
  const { brandId, positionId, subdivisionId } = users.company;
  await inBrand(house.context.database, brandId, async (scope) => {
    const employeeId = await makePerson(scope, {
      positionId,
      subdivisionId,
      email: `record-${users.newEmail()}`,
      lastName: 'Ёлкина',
      firstName: 'Яна',
      middleName: 'Ильинична',
    });
    await makeMember(scope, ['ROLE_EMPLOYEE'], {
      employeeId,
      email: `account-${users.newEmail()}`,
    });
  });
  await users.create({
    lastName: 'Абрамов',
    firstName: 'Фёдор',
    email: `abramov-${users.newEmail()}`,
  });
  await users.create({ lastName: 'Чужой' }, users.otherToken);
});

const ask = async (query: Record<string, string>, token: string) => {
  const { body } = await house.call(getUserList, { token, query });
  return { names: body.data.map(({ lastName }: User) => lastName), count: body.count };
};
const found = async (search: string, token: string) =>
  (await ask({ 'filterList[search]': search }, token)).names;

test('HR finds people under the names of their own company', async () => {
  const { hrToken } = users.company;
  expect(await ask({}, hrToken)).toEqual({ names: ['Абрамов', 'Ёлкина', 'Ким', 'Ким'], count: 4 });
  expect(await found('елкина яна', hrToken)).toEqual(['Ёлкина']);
  expect(await found('record-', hrToken)).toEqual(['Ёлкина']);
  expect(await found('account-', hrToken)).toEqual([]);
  expect(await found('ФЁДОР АБРАМОВ', hrToken)).toEqual(['Абрамов']);
  expect(await found('чужой', hrToken)).toEqual([]);
});

test('administrators find users under the names of their accounts', async () => {
  const { token } = users.boss;
  const all = { names: ['Абрамов', 'Ким', 'Ким', 'Ким'], count: 4 };
  expect(await ask({}, token)).toEqual(all);
  expect(await found('елкина', token)).toEqual([]);
  expect(await found('account-', token)).toEqual(['Ким']);
  expect(await found('record-', token)).toEqual([]);
  expect(await found('ABRAMOV-', token)).toEqual(['Абрамов']);
  const beyond = { 'filterList[search]': 'ким', limit: '1', offset: '9' };
  expect(await ask(beyond, token)).toEqual({ names: [], count: 3 });
  expect(await ask({ ...beyond, offset: '1' }, token)).toEqual({ names: ['Ким'], count: 3 });
});

test('the list is narrowed to those who have one of the roles', async () => {
  const { token } = users.boss;
  await users.create({ lastName: 'Волков', roles: ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] });
  const having = (role: string, more: object = {}) =>
    ask({ 'filterList[role]': role, ...more }, token);
  expect(await having('ROLE_MANAGER')).toEqual({ names: ['Волков'], count: 1 });
  expect((await having('ROLE_MANAGER,ROLE_SUPER_ADMIN')).names).toEqual(['Волков', 'Ким']);
  expect((await having('ROLE_EMPLOYEE', { 'filterList[search]': 'волк' })).count).toBe(1);
  expect((await having('ROLE_HR', { 'filterList[search]': 'волк' })).count).toBe(0);
  expect((await ask({ 'filterList[role]': 'ROLE_MANAGER' }, users.company.hrToken)).count).toBe(1);
  const refused = await house.call(getUserList, { token, query: { 'filterList[role]': 'BOSS' } });
  expect(refused.status).toBe(400);
});

test.each(['firstName', 'lastName', 'email', 'createdAt'])(
  'by %s, in both directions',
  async (key) => {
    for (const token of [users.boss.token, users.company.hrToken]) {
      const list = async (direction: string, query = {}) => {
        const sort = `${key}:${direction}`;
        const { body } = await house.call(getUserList, { token, query: { sort, ...query } });
        return body.data.map((user: User) => user[key as keyof User]);
      };
      const there = await list('a');
      expect(new Set(there).size).toBeGreaterThan(key === 'createdAt' ? 0 : 1);
      expect(await list('d')).toEqual(there.toReversed());
      expect(await list('a', { limit: '2', offset: '1' })).toEqual(there.slice(1, 3));
    }
  },
);
