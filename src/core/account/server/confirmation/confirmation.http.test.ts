import { beforeEach, describe, expect, test } from 'vitest';
import { exchangeToken, loginUser } from '#core/account/contract/auth.ts';
import { getConfirmationOptions, prove } from '#core/account/contract/confirmation.ts';
import { openHandoff } from '#core/account/server/open-session.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { exportEmployees } from '#core/employee/contract/employee.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { inBrand, type Member, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { currentPassword } from '#test/security/bodies.ts';
import { setPassword } from '#test/security/make-accounts.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** Who is signed in proves that it is still them (rule 97). */
const house = startApp();
let admin: Member;
let token: string;
let email: string;

const at = (minutes: number) =>
  house.setNow(new Date(Date.parse(testNow) + minutes * 60_000).toISOString());

let made = 0;
beforeEach(async () => {
  at(0);
  made += 1;
  email = `admin-${made}@example.ru`;
  const { brandId } = await makeBrand(house.context.database, { slug: `proof-${made}` });
  admin = await inBrand(house.context.database, brandId, (scope) =>
    makeMember(scope, ['ROLE_ADMIN'], { email }),
  );
  await setPassword(house.context, admin.accountId);
  token = await signIn(house.context.database, admin, house.context.now());
});

const answer = async (given = token) =>
  (await house.call(exportEmployees, { token: given })).status;
const proveBy = (password: string, given = token) =>
  house.call(prove, { token: given, body: { password } });

test('signing in is a proof, for five minutes', async () => {
  at(4.9);
  expect(await answer()).toBe(200);
  at(5);
  expect(await answer()).toBe(403);
  expect((await house.call(getConfirmationOptions, { token })).body.methodList).toEqual([
    'password',
  ]);
});

test('a proof lasts five minutes more, for its session only', async () => {
  const other = await signIn(house.context.database, admin, house.context.now());
  at(60);
  const { status, body } = await proveBy(currentPassword);
  expect([status, body.until]).toEqual([200, '2026-06-15T10:05:00.000Z']);
  expect([await answer(), await answer(other)]).toEqual([200, 403]);
  at(65);
  expect(await answer()).toBe(403);
});

test('a clock that was ahead leaves no proof behind', async () => {
  at(60 * 24);
  await proveBy(currentPassword);
  at(10);
  expect(await answer()).toBe(403);
});

test('a handoff has its session’s proof, and none of its own', async () => {
  const { database, now } = house.context;
  at(4);
  const handoff = await withPossession(database, { accountId: admin.accountId }, async (tx) => {
    const { rows } = await tx.$client.query('select id from session where account_id = $1', [
      admin.accountId,
    ]);
    return openHandoff(tx, { ...admin, sessionId: rows[0].id }, now());
  });
  const { body } = await house.call(exchangeToken, { body: { token: handoff } });
  expect(await answer(body.token)).toBe(200);
  at(6);
  expect(await answer(body.token)).toBe(403);
});

test('a wrong password stands at its field, proves nothing and is in the activity log', async () => {
  at(10);
  const { status, body } = await proveBy('wrong');
  expect([status, body.errors?.[0]]).toMatchObject([400, { path: 'password' }]);
  expect(await answer()).toBe(403);
  await proveBy(currentPassword);
  const log = await house.call(getAuditList, { token });
  expect(log.body.data.map(({ verb }) => verb)).toEqual(['prove', 'proveFailed']);
});

describe('guessing', () => {
  test('of many at once ten are tried, the right one among the others not; signing in is not held up', async () => {
    at(10);
    const guesses = Array.from({ length: 40 }, (_, at) =>
      proveBy(at === 30 ? currentPassword : `wrong ${at}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(11);
    const { status, headers } = await proveBy('wrong');
    if (!statuses.includes(200)) expect([status, headers['retry-after']]).toEqual([429, '900']);
    const login = { email, password: currentPassword, holdingSlug: `proof-${made}` };
    expect((await house.call(loginUser, { body: login })).status).toBe(200);
  });

  test('in one session leaves its owner theirs', async () => {
    const owners = await signIn(house.context.database, admin, house.context.now());
    for (let tries = 0; tries < 10; tries += 1) await proveBy('wrong');
    expect((await proveBy(currentPassword)).status).toBe(429);
    expect((await proveBy(currentPassword, owners)).status).toBe(200);
  });
});
