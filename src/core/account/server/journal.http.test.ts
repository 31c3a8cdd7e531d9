import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { switchBrand } from '#core/account/contract/current-user.ts';
import { type AuditRow, getAuditList } from '#core/audit/contract/audit.ts';
import { createUser, deleteUser, type User, updateUser } from '#core/user/contract/user.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';
import { noteFailedSignIn } from './note-entry.ts';

/** Who came in, who tried, and who was given which role (decision 047). */
const users = startUsers();
const { house, work } = users;
let person: User;

beforeEach(async () => {
  person = await users.join();
});

const journal = async (token = users.boss.token, query: Record<string, string> = {}) =>
  (await house.call(getAuditList, { token, query })).body.data;
/** The newest entries first, as verb, actor and what explains them. */
const said = (rows: AuditRow[]) => rows.map(({ verb, details }) => [verb, details]);
/** Without those of joining: a first password, set by a letter's link, signs in too. */
const entries = async (token?: string) => {
  const rows = (await journal(token)).filter(({ kind }) => kind === 'account');
  const joined = rows.findIndex(({ verb }) => verb === 'resetPassword');
  return rows.filter(
    ({ verb }, at) => verb !== 'resetPassword' && !(verb === 'signIn' && at === joined - 1),
  );
};
const fail = async (email: string, times = 1) => {
  for (let time = 0; time < times; time += 1) await users.signIn(email, { password: 'Wrong-360!' });
  await work();
};

test('signing in, failing and signing out are noted under the person’s name', async () => {
  await fail(person.email);
  const { token } = (await users.signIn(person.email)).body;
  await house.call(logoutUser, { token });
  const rows = await entries();
  expect(said(rows)).toEqual([
    ['signOut', {}],
    ['signIn', {}],
    ['signInFailed', { failureCount: 1 }],
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ actorEmail: person.email, name: 'Новикова Вера' });
  }
  expect(await entries(users.otherToken)).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain('Wrong-360!');
});

test('an attack leaves ten entries in a quarter of an hour, the last of which says so', async () => {
  await fail(person.email, 14);
  const rows = await entries();
  expect(rows).toHaveLength(10);
  expect(said(rows.slice(0, 2))).toEqual([
    ['signInLocked', { failureCount: 10 }],
    ['signInFailed', { failureCount: 9 }],
  ]);
  house.setNow('2026-06-15T09:16:00Z');
  await fail(person.email);
  expect(said(await entries())[0]).toEqual(['signInFailed', { failureCount: 1 }]);
});

test('failures at the same moment count each other', async () => {
  const payload = { email: person.email, at: house.context.now().toISOString() };
  const once = { attempt: 1, isLast: false };
  await Promise.all(
    Array.from({ length: 6 }, () => noteFailedSignIn(house.context, payload, once)),
  );
  const counts = (await entries()).map(({ details }) => details.failureCount);
  expect(counts).toEqual([6, 5, 4, 3, 2, 1]);
});

test('an unknown e-mail is in no journal, and a shared account in those of its companies', async () => {
  await fail(users.newEmail(), 2);
  expect([await entries(), await entries(users.otherToken)]).toEqual([[], []]);
  await users.admit({ email: person.email }, users.otherToken);
  await fail(person.email);
  expect([said(await entries()), said(await entries(users.otherToken))]).toEqual([
    [['signInFailed', { failureCount: 1 }]],
    [['signInFailed', { failureCount: 1 }]],
  ]);
});

test('an account that has not been accepted is nobody’s to attack', async () => {
  const { email } = (await users.create({ email: users.newEmail() })).body.data;
  await fail(email);
  expect(await entries()).toEqual([]);
});

test('a change of company is noted where the person arrives, with or without a host', async () => {
  await users.admit({ email: person.email }, users.otherToken);
  const { token } = (await users.signIn(person.email)).body;
  const other = await users.slugOf(users.other.brandId);
  const own = await users.slugOf();
  await house.call(switchBrand, { token, body: { name: other } });
  await house.call(switchBrand, { token, body: { name: other } });
  expect(said(await entries(users.otherToken))).toEqual([['switchBrand', {}]]);
  const { pool } = house.context.database;
  const domain = `${randomUUID()}.example`;
  await pool.query('update brand set domain = $1 where slug = $2', [domain, own]);
  const moved = await house.call(switchBrand, { token, body: { name: own } });
  await house.call(exchangeToken, {
    body: { token: moved.body.token ?? '' },
    headers: { host: domain },
  });
  expect(said(await entries())).toEqual([
    ['switchBrand', {}],
    ['signIn', {}],
  ]);
});

test('a sign-in that leads to the company’s own host is noted once', async () => {
  const own = await users.slugOf();
  const domain = `${randomUUID()}.example`;
  await house.context.database.pool.query('update brand set domain = $1 where slug = $2', [
    domain,
    own,
  ]);
  const body = { email: person.email, password: goodPassword, holdingSlug: own };
  const { token } = (await house.call(loginUser, { body })).body;
  await house.call(exchangeToken, { body: { token }, headers: { host: domain } });
  expect(said(await entries())).toEqual([['signIn', {}]]);
});

test('who made somebody a super admin, and when, has an answer', async () => {
  const { token } = users.boss;
  const { data } = (
    await house.call(createUser, { token, body: users.form({ roles: ['ROLE_HR'] }) })
  ).body;
  const { id, email, firstName, lastName, locale } = data;
  const change = (given: object) =>
    house.call(updateUser, {
      token,
      params: { id },
      body: { email, firstName, lastName, locale, roles: ['ROLE_HR'], ...given },
    });
  house.setNow('2026-06-15T10:00:00Z');
  await proveAll(house);
  await change({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_HR'] });
  await change({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_HR'], disabled: true });
  await house.call(deleteUser, { token, params: { id } });
  const rows = (await journal(token, { 'filterList[kind]': 'user' })).filter(
    ({ entityId }) => entityId === id,
  );
  expect(rows.map(({ verb, details }) => [verb, details.roles, details.disabled])).toEqual([
    ['delete', { before: ['ROLE_SUPER_ADMIN', 'ROLE_HR'], after: [] }, undefined],
    ['update', undefined, { before: false, after: true }],
    ['update', { before: ['ROLE_HR'], after: ['ROLE_SUPER_ADMIN', 'ROLE_HR'] }, undefined],
    ['create', { before: [], after: ['ROLE_HR'] }, undefined],
  ]);
  expect(rows[2]).toMatchObject({ actorName: 'Ким Анна', at: '2026-06-15T10:00:00.000Z' });
});

test('the journal is searched by the person concerned and by what happened', async () => {
  await fail(person.email);
  await users.signIn(person.email);
  const found = await journal(users.boss.token, {
    q: 'новикова',
    'filterList[verb]': 'signInFailed',
    'filterList[kind]': 'account',
  });
  expect(said(found)).toEqual([['signInFailed', { failureCount: 1 }]]);
});
