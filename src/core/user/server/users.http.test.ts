import { describe, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  createUser,
  deleteUser,
  getUserList,
  type User,
  updateUser,
} from '#core/user/contract/user.ts';
import { inBrand, makeMember, makePerson } from '#test/factories.ts';
import { startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house } = users;

const update = (user: User, given: object, token = users.boss.token) =>
  house.call(updateUser, {
    token,
    params: { id: user.id },
    body: users.form({ email: user.email, ...given }),
  });
const remove = (id: string, token = users.boss.token) =>
  house.call(deleteUser, { token, params: { id } });
const list = (query: Record<string, string> = {}, token = users.boss.token) =>
  house.call(getUserList, { token, query });
const me = async (token: string) => (await house.call(getCurrentUserInfo, { token })).status;
const ownRow = async () => (await list()).body.data.find(({ current }) => current)!;

describe('the list', () => {
  test('shows the users of the own company, sorted and searched', async () => {
    for (const [lastName, firstName] of [
      ['Ёлкин', 'Яков'],
      ['Абрамов', 'Фёдор'],
      ['Жуков', 'Пётр'],
    ]) {
      expect((await users.create({ lastName, firstName })).status).toBe(200);
    }
    await users.create({ lastName: 'Чужой' }, users.otherToken);
    const names = async (query: Record<string, string>) =>
      (await list(query)).body.data.map(({ lastName }) => lastName);
    expect(await names({})).toEqual(['Абрамов', 'Ёлкин', 'Жуков', 'Ким', 'Ким']);
    expect(await names({ sort: 'lastName:d' })).toEqual([
      'Ким',
      'Ким',
      'Жуков',
      'Ёлкин',
      'Абрамов',
    ]);
    expect((await names({ sort: 'firstName:a' })).slice(2)).toEqual(['Жуков', 'Абрамов', 'Ёлкин']);
    expect(await names({ 'filterList[search]': 'елкин яков' })).toEqual(['Ёлкин']);
    expect(await names({ 'filterList[search]': 'ФЕДОР АБР' })).toEqual(['Абрамов']);
    expect(await names({ 'filterList[search]': 'чужой' })).toEqual([]);
    const page = await list({ limit: '2', offset: '1' });
    expect([page.body.data.length, page.body.count, page.headers['x-total-count']]).toEqual([
      2,
      5,
      '5',
    ]);
  });

  test('answers what the contract promises of a user', async () => {
    const { body } = await users.create({
      roles: ['ROLE_HR', 'ROLE_ADMIN'],
      slackId: 'U1',
      locale: 'en',
    });
    const found = (await list({ 'filterList[search]': body.data.email })).body.data[0];
    expect(found).toEqual(body.data);
    expect(found).toMatchObject({
      roles: [
        { id: 'ROLE_ADMIN', name: 'Администратор' },
        { id: 'ROLE_HR', name: 'HR' },
      ],
      slackId: 'U1',
      locale: 'en',
      disabled: false,
      employeeId: null,
      current: false,
      createdAt: Date.parse('2026-06-15T09:00:00Z') / 1000,
    });
  });
});

describe('creating', () => {
  test('answers 409 with the user when the e-mail is a member’s, whatever its case', async () => {
    const { body } = await users.create({ lastName: 'Первая' });
    const again = await users.create({ email: body.data.email.toUpperCase() });
    expect([again.status, again.body.code, again.body.errors?.[0]?.path]).toEqual([
      409,
      7,
      'email',
    ]);
    expect(again.body.data).toEqual(body.data);
  });

  test('makes one user when asked twice at once', async () => {
    const email = users.newEmail();
    const replies = await Promise.all([1, 2, 3].map(() => users.create({ email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('joins the employee record with the same e-mail', async () => {
    const email = users.newEmail();
    const [employeeId] = users.company.people;
    const { pool } = house.context.database;
    await pool.query('update employee set email = $1 where id = $2', [email, employeeId]);
    const { body } = await users.create({ email: email.toUpperCase(), roles: ['ROLE_EMPLOYEE'] });
    expect(body.data.employeeId).toBe(employeeId);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'validation.required'],
    [{ email: 'nobody' }, 'email', 'validation.invalidEmail'],
    [{ roles: [] }, 'roles', 'validation.tooFew'],
    [{ locale: 'de' }, 'locale', 'validation.invalid'],
    [{ password: 'x' }, 'password', 'validation.unknownField'],
  ])('%j is refused at its field', async (given, path, key) => {
    const { status, body } = await users.create(given);
    expect([status, body.errors?.map((error) => [error.path, error.key])]).toEqual([
      400,
      [[path, key]],
    ]);
  });
});

describe('subordinates', () => {
  /** Somebody who has an employee record becomes a user. */
  const createStaff = async (given: object) => {
    const { brandId, ...place } = users.company;
    const email = users.newEmail();
    const id = await inBrand(house.context.database, brandId, (scope) =>
      makePerson(scope, { ...place, email }),
    );
    return { id, ...(await users.create({ email, ...given })) };
  };
  const idsOf = ({ employeeList }: User) => employeeList.map(({ id }) => id).sort();

  test('are a manager’s, of the same company, and not the manager themself', async () => {
    const [first, second, third] = users.company.people as [string, string, string];
    const manager = { roles: ['ROLE_MANAGER'], employeeIdList: [first, second, first] };
    const { id, body } = await createStaff(manager);
    expect(idsOf(body.data)).toEqual([first, second].sort());

    for (const wanted of [id, users.other.people[0]]) {
      const refused = await update(body.data, { ...manager, employeeIdList: [third, wanted] });
      const path = 'employeeIdList.1';
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path]);
    }
    const fewer = await update(body.data, { ...manager, employeeIdList: [third, second] });
    expect(idsOf(fewer.body.data)).toEqual([third, second].sort());
  });

  test('stay as they are when the role is taken away, and come back with it', async () => {
    const [first, second] = users.company.people as [string, string];
    const { body } = await createStaff({ roles: ['ROLE_MANAGER'], employeeIdList: [first] });
    const demoted = await update(body.data, { roles: ['ROLE_HR'], employeeIdList: [second] });
    expect(idsOf(demoted.body.data)).toEqual([first]);
    const again = await update(body.data, { roles: ['ROLE_MANAGER'] });
    expect(idsOf(again.body.data)).toEqual([first]);
    const none = await update(body.data, { roles: ['ROLE_MANAGER'], employeeIdList: [] });
    expect(none.body.data.employeeList).toEqual([]);
  });

  test('are employees’: a user without a record leads nobody', async () => {
    const [first] = users.company.people as [string];
    const refused = await users.create({ roles: ['ROLE_MANAGER'], employeeIdList: [first] });
    expect(refused.body.errors?.[0]).toMatchObject({
      path: 'employeeIdList',
      key: 'userMessages.noRecord',
    });
    expect((await users.create({ roles: ['ROLE_MANAGER'], employeeIdList: [] })).status).toBe(200);
  });

  test('somebody who has left is no longer shown, and stays a subordinate', async () => {
    const [first, second] = users.company.people as [string, string];
    const { body } = await createStaff({ roles: ['ROLE_MANAGER'], employeeIdList: [first] });
    const { pool } = house.context.database;
    const fire = `update employee set fired_at = $2 where id = $1`;
    await pool.query(fire, [first, '2026-06-01']);
    const found = await list({ 'filterList[search]': body.data.email });
    expect(found.body.data[0]?.employeeList).toEqual([]);
    await update(body.data, { roles: ['ROLE_MANAGER'], employeeIdList: [second] });
    await pool.query(fire, [first, null]);
    const back = await list({ 'filterList[search]': body.data.email });
    expect(idsOf(back.body.data[0]!)).toEqual([first, second].sort());
  });
});

describe('changing', () => {
  test('a stale form is refused with what is saved, one without a version is taken', async () => {
    const { data } = (await users.create()).body;
    expect((await update(data, { version: data.version, firstName: 'Анна' })).status).toBe(200);
    const stale = await update(data, { version: data.version, firstName: 'Ольга' });
    expect([stale.status, stale.body.code]).toEqual([409, 8]);
    expect(stale.body.data).toMatchObject({ firstName: 'Анна', version: data.version + 1 });
    expect((await update(data, { firstName: 'Ольга' })).body.data.firstName).toBe('Ольга');
  });

  test('disabling signs out at once and for good; after enabling they can sign in again', async () => {
    const user = await users.join();
    const { token } = (await users.signIn(user.email)).body;
    expect(await me(token)).toBe(200);
    await update(user, { disabled: true });
    expect(await me(token)).toBe(401);
    expect((await users.signIn(user.email)).status).toBe(401);
    await update(user, { disabled: false });
    expect(await me(token)).toBe(401);
    expect((await users.signIn(user.email)).status).toBe(200);
  });

  test('another company’s user is not found', async () => {
    const { data } = (await users.create({}, users.otherToken)).body;
    expect((await update(data, {})).status).toBe(404);
    expect((await remove(data.id)).status).toBe(404);
    expect((await list({}, users.otherToken)).body.data.map(({ id }) => id)).toContain(data.id);
  });
});

describe('deleting', () => {
  test('ends sessions and sign-in; the person can be made a user again', async () => {
    const user = await users.join();
    const { token } = (await users.signIn(user.email)).body;
    expect((await remove(user.id)).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect((await users.signIn(user.email)).status).toBe(401);
    expect((await remove(user.id)).status).toBe(404);
    await users.admit({ email: user.email });
    expect((await users.signIn(user.email)).status).toBe(200);
    expect(await me(token)).toBe(401);
  });
});

describe('rule 7', () => {
  const everything = { roles: ['ROLE_SUPER_ADMIN'] };

  test('nobody deletes, disables or demotes themself', async () => {
    await users.bossOf(users.company);
    const own = await ownRow();
    const { data } = (await house.call(getCurrentUserInfo, { token: users.boss.token })).body;
    expect(data.id).toBe(own.id);
    for (const [reply, path] of [
      [await remove(own.id), 'id'],
      [await update(own, { ...everything, disabled: true }), 'disabled'],
      [await update(own, { roles: ['ROLE_ADMIN'] }), 'roles'],
    ] as const) {
      expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([409, path]);
    }
    expect((await update(own, { roles: ['ROLE_SUPER_ADMIN', 'ROLE_HR'] })).status).toBe(200);
  });

  test('two who remove each other at once leave one', async () => {
    const second = await users.bossOf(users.company);
    const own = await ownRow();
    const { pool } = house.context.database;
    // Of long standing, both would wait for a day.
    await pool.query('update membership set super_since = $1', [house.context.now()]);
    const client = await pool.connect();
    const waiting = async () =>
      (
        await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      ).rowCount;
    // Both are let in before either begins.
    await client.query('begin');
    await client.query('select from brand where id = $1 for no key update', [
      users.company.brandId,
    ]);
    const both = [remove(second.membershipId), remove(own.id, second.token)];
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    const replies = await Promise.all(both);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = await pool.query(
      `select from membership where brand_id = $1 and 'ROLE_SUPER_ADMIN' = any(roles)`,
      [users.company.brandId],
    );
    expect(left.rowCount).toBe(1);
  });

  test('admins and HR read, they do not write', async () => {
    const { database } = house.context;
    const hr = users.company.hrToken;
    await inBrand(database, users.company.brandId, (scope) => makeMember(scope, ['ROLE_EMPLOYEE']));
    expect((await list({}, hr)).status).toBe(200);
    expect((await house.call(createUser, { token: hr, body: users.form() })).status).toBe(403);
  });
});
