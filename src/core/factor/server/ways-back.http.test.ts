import { beforeEach, describe, expect, test } from 'vitest';
import {
  makeSuper,
  resetFactor as resetByOperator,
} from '#app/operator/server/access/access-commands.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { askToLetIn, getFactorList, letIn } from '#core/factor/contract/factor.ts';
import { getUserList, resetFactor, type User } from '#core/user/contract/user.ts';
import { enrol, mailedCode } from '#test/factor.ts';
import { testNow } from '#test/start/start-app.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** Ways back in for whoever has lost the second factor, or is kept out by strangers (rule 106). */
const users = startUsers();
const { house, box } = users;
const { call } = house;
let user: User;
let email: string;
let token: string;

beforeEach(async () => {
  house.setNow(testNow);
  user = await users.join();
  ({ email } = user);
  ({ token } = (await users.signIn(email)).body);
});
const form = async (given: object = {}) => ({
  email,
  password: goodPassword,
  holdingSlug: await users.slugOf(),
  ...given,
});
const login = async (given: object = {}) => call(loginUser, { body: await form(given) });
async function loginFrom(remoteAddress: string, given: object = {}): Promise<number> {
  const payload = await form(given);
  const url = '/api/authentication/login';
  return (await house.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
}
const emailOfBoss = async () =>
  (await call(getCurrentUserInfo, { token: users.boss.token })).body.data.email;
const reset = (id = user.id, by = users.boss.token) =>
  call(resetFactor, { token: by, params: { id } });
const subjects = async (to: string) => {
  await users.work();
  return box.to(to).map(({ subject }) => subject);
};

describe('another super admin', () => {
  test('resets a lost factor: sessions end, the next sign-in adds one after a mailed code', async () => {
    await enrol(house, token);
    const { status, body } = await reset();
    expect([status, body.message]).toEqual([200, expect.stringContaining('сброшен')]);
    expect((await call(getCurrentUserInfo, { token })).status).toBe(401);
    // No company asks for one, and the next sign-in does all the same.
    expect((await login()).body).toMatchObject({ step: 'enrol', isMailProven: false });
    expect(await subjects(email)).toContain('Второй фактор сброшен: Оценка 360');
    expect(await subjects(await emailOfBoss())).toContain('Права изменены: Новикова Вера');
    const [entry] = (await call(getAuditList, { token: users.boss.token })).body.data;
    expect(entry).toMatchObject({ verb: 'factorReset', kind: 'user' });
  });

  test('not where there is none, nor of a super admin, nor of somebody of another company too', async () => {
    const keyOf = async (id = user.id) => (await reset(id)).body.errors?.[0]?.key;
    expect(await keyOf()).toBe('factorMessages.resetNone');
    await enrol(house, token);
    const given = { email, firstName: 'Вера', lastName: 'Новикова', roles: ['ROLE_HR'] };
    await users.admit(given, users.otherToken);
    expect(await keyOf()).toBe('factorMessages.resetElsewhere');
    const other = await users.join({ roles: ['ROLE_SUPER_ADMIN'] });
    expect(await keyOf(other.id)).toBe('factorMessages.resetSuper');
    expect((await call(getFactorList, { token })).body.data).toHaveLength(1);
  });
});

describe('the operator', () => {
  test('resets whoever’s factor, which is told and in the journal', async () => {
    await enrol(house, token);
    const { database, now } = house.context;
    await resetByOperator(database, ` ${email.toUpperCase()} `, now());
    expect((await login()).body.step).toBe('enrol');
    expect(await subjects(email)).toContain('Второй фактор сброшен: Оценка 360');
    const [entry] = (await call(getAuditList, { token: users.boss.token })).body.data;
    expect(entry).toMatchObject({ verb: 'factorReset', kind: 'account' });
    await expect(resetByOperator(database, email, now())).rejects.toThrow('no second factor');
    await expect(resetByOperator(database, 'a@b.ru', now())).rejects.toThrow('no account');
  });

  test('makes a super admin, which all super admins are told', async () => {
    const { database, now } = house.context;
    const brand = { database, brandId: users.company.brandId };
    await makeSuper(brand, email, now());
    const query = { 'filterList[search]': email };
    const [found] = (await call(getUserList, { token: users.boss.token, query })).body.data;
    expect(found?.roles.map(({ id }) => id)).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_HR']);
    for (const to of [email, await emailOfBoss()]) {
      expect(await subjects(to)).toContain('Права изменены: Новикова Вера');
    }
    await expect(makeSuper(brand, email, now())).rejects.toThrow('already');
    await expect(makeSuper(brand, 'a@b.ru', now())).rejects.toThrow('no user');
  });
});

describe('strangers who use up the tries of an account', () => {
  /** Six addresses, and more than fifty wrong passwords. */
  const besiege = async () => {
    for (let times = 0; times < 55; times += 1) {
      await loginFrom(`192.0.${times % 6}.1`, { password: 'Wrong-360!' });
    }
  };
  const codeOf = async () => {
    await users.work();
    return mailedCode(
      box.to(email).findLast(({ subject }) => subject?.includes('нового устройства')),
    );
  };

  test('keep nobody out who reads the account’s mail', async () => {
    await besiege();
    expect(await loginFrom('198.51.100.7')).toBe(429);
    expect((await call(askToLetIn, { body: { email } })).status).toBe(200);
    const code = await codeOf();
    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const { device } = (await call(letIn, { body: { email, code } })).body;
    await besiege();
    expect((await login({ deviceList: [device] })).body.token).toBeTruthy();
  });

  test('the code works once, for its e-mail, and opens nothing by itself', async () => {
    await call(askToLetIn, { body: { email } });
    const code = await codeOf();
    const tryIt = async (given: object) =>
      (await call(letIn, { body: { email, code, ...given } })).status;
    expect(await tryIt({ email: 'a@b.ru' })).toBe(404);
    expect(await tryIt({ code: 'AAAAA-AAAAA' })).toBe(404);
    const { device } = (await call(letIn, { body: { email, code } })).body;
    expect(await tryIt({})).toBe(404);
    expect((await login({ password: 'Wrong-360!', deviceList: [device] })).status).toBe(401);
    await call(askToLetIn, { body: { email } });
    const late = await codeOf();
    house.setNow(new Date(Date.parse(testNow) + 30 * 60_000).toISOString());
    expect(await tryIt({ code: late })).toBe(404);
  });

  test('an unknown e-mail is answered alike, and hears nothing', async () => {
    const known = await call(askToLetIn, { body: { email } });
    const unknown = await call(askToLetIn, { body: { email: 'nobody@example.ru' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await users.work();
    expect(box.to('nobody@example.ru')).toEqual([]);
  });
});
