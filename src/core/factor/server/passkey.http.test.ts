import { beforeEach, describe, expect, test } from 'vitest';
import { prove } from '#core/account/contract/confirmation.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeyConfirmationOptions,
} from '#core/account/contract/passkey.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getFactorList, removeFactor } from '#core/factor/contract/factor.ts';
import { type Authenticator, makeAuthenticator } from '#test/fake/authenticator.ts';
import { type Answer, addKey, startPasskeys } from '#test/passkey.ts';

/** Signing in by a passkey in place of a password (rule 107). */
const passkeys = startPasskeys();
const { users, house, later, optionsOf, sign, enterWith, enter } = passkeys;
const { call } = house;
let email: string;
let token: string;
let key: Authenticator;
beforeEach(() => {
  ({ email, token, key } = passkeys);
});

describe('signing in', () => {
  test('takes no e-mail and no password, and is both factors', async () => {
    const { status, body } = await enter();
    expect(status).toBe(200);
    expect((await call(getCurrentUserInfo, { token: body.token })).body.data.email).toBe(email);
    const { rows } = await house.context.database.pool.query(
      'select has_factor, proved_how, reach from session where token_hash = $1',
      [hashToken(body.token)],
    );
    expect(rows).toEqual([{ has_factor: true, proved_how: 'passkey', reach: 'account' }]);
    expect(body.device).toMatch(/^[\w-]+\.\w+\.[\w-]+$/);
  });

  test('is asked for with verification, and names nobody', async () => {
    expect(await optionsOf()).toMatchObject({
      rpId: 'localhost',
      timeout: 60_000,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  test.each<[string, Answer]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another host', { rpId: 'evil.example' }],
    ['a page inside another', { crossOrigin: true }],
    ['nobody verified', { isVerified: false }],
    ['nobody there', { isPresent: false }],
    ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
    ['an unknown account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['nobody’s account', { userHandle: 'bm9ib2R5' }],
    ['an unknown passkey', { id: 'dW5rbm93bg' }],
  ])('is refused alike for %s', async (_, answer) => {
    const { status, body } = await enter(answer);
    const stranger = await enter({}, makeAuthenticator());
    const { requestId: __, ...said } = body;
    expect([status, said]).toEqual([401, { ...stranger.body, requestId: undefined }]);
    expect((await enter()).status).toBe(200);
  });

  test('is refused by another account’s passkey, whichever account it names', async () => {
    const { email: other } = await users.join();
    const theirs = await addKey(house, (await users.signIn(other)).body.token);
    const mine = (await sign()).userHandle ?? '';
    expect((await enter({ userHandle: mine }, theirs.key)).status).toBe(401);
    expect((await enter({ id: key.id }, theirs.key)).status).toBe(401);
    expect((await enter({}, theirs.key)).status).toBe(200);
  });

  test('is refused in a company of others, and where signing in is switched off', async () => {
    const slug = await users.slugOf(users.other.brandId);
    expect((await enterWith(await sign(), { holdingSlug: slug })).status).toBe(401);
    await house.context.database.pool.query(
      'update membership m set disabled = true from account a where a.id = m.account_id and a.email = $1',
      [email],
    );
    expect((await enter()).status).toBe(401);
  });

  test('spends a challenge, whatever came of it, also at the same time', async () => {
    const assertion = await sign();
    const replies = await Promise.all(Array.from({ length: 5 }, () => enterWith(assertion)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const options = await optionsOf();
    expect((await enterWith(key.get(options, { isVerified: false }))).status).toBe(401);
    expect((await enterWith(key.get(options))).status).toBe(401);
  });

  test('is good for a minute', async () => {
    const [first, second] = [await sign(), await sign()];
    later(59);
    expect((await enterWith(first)).status).toBe(200);
    later(60);
    expect((await enterWith(second)).status).toBe(401);
  });

  test('takes no challenge of another errand or host', async () => {
    const proof = (await call(getPasskeyConfirmationOptions, { token })).body;
    expect((await enterWith(key.get(proof))).status).toBe(401);
    const elsewhere = await optionsOf({ headers: { host: 'other.example' } });
    expect((await enterWith(key.get(elsewhere))).status).toBe(401);
  });

  test('is refused before the first factor is in force, and after it was removed', async () => {
    const { email: other } = await users.join();
    const session = (await users.signIn(other)).body.token;
    const waiting = makeAuthenticator();
    const options = (await call(getNewPasskeyOptions, { token: session })).body;
    const { codeList } = (
      await call(addPasskey, { token: session, body: { credential: waiting.create(options) } })
    ).body;
    expect(codeList).toHaveLength(10);
    expect((await enter({}, waiting)).status).toBe(401);
    const [{ id = '' } = {}] = (await call(getFactorList, { token })).body.data;
    await call(removeFactor, { token, params: { id } });
    expect((await enter()).status).toBe(401);
  });

  test('is noted, and told where the device is new', async () => {
    await users.work();
    users.box.mails.length = 0;
    const { device } = (await enter()).body;
    await users.work();
    expect(users.box.to(email).map(({ subject }) => subject)).toEqual(['Новый вход: Оценка 360']);
    await enterWith(await sign(), { deviceList: [device] });
    await enter({ isVerified: false });
    await users.work();
    expect(users.box.to(email)).toHaveLength(1);
    const { data } = (await call(getAuditList, { token: users.boss.token })).body;
    expect(data.slice(0, 3).map(({ verb }) => verb)).toEqual(['signInFailed', 'signIn', 'signIn']);
  });
});

test('one that was made for another host opens nothing, and is not asked for', async () => {
  await house.context.database.pool.query(
    `update account_factor f set rp_id = 'former.example' from account a
     where a.id = f.account_id and a.email = $1`,
    [email],
  );
  expect((await enter()).status).toBe(401);
  const options = (await call(getPasskeyConfirmationOptions, { token })).body;
  expect(options.allowCredentials).toEqual([]);
  const { status } = await call(prove, { token, body: { passkey: key.get(options) } as never });
  expect(status).toBe(400);
});

describe('a counter that goes back', () => {
  test('is refused and told; going on works', async () => {
    expect((await enter({ counter: 50 })).status).toBe(200);
    await users.work();
    users.box.mails.length = 0;
    for (const counter of [50, 49, 0]) expect((await enter({ counter })).status).toBe(401);
    await users.work();
    const letters = users.box.to(email).filter(({ subject }) => subject?.startsWith('Копия ключа'));
    expect(letters).toHaveLength(3);
    expect((await enter({ counter: 51 })).status).toBe(200);
  });

  test('says nothing where the signature is wrong', async () => {
    await enter({ counter: 50 });
    const copied = { ...(await sign({ counter: 10 })), signature: (await sign()).signature };
    expect((await enterWith(copied)).status).toBe(401);
    await users.work();
    expect(users.box.to(email).some(({ subject }) => subject?.startsWith('Копия'))).toBe(false);
  });

  test('counts nothing for a passkey on several devices', async () => {
    const { email: other } = await users.join();
    const session = (await users.signIn(other)).body.token;
    const synced = await addKey(house, session, makeAuthenticator(), { counter: 0 });
    for (let times = 0; times < 2; times += 1) {
      expect((await enter({ counter: 0 }, synced.key)).status).toBe(200);
    }
  });
});

/** The last one: its tries count for the others too. */
test('strangers are limited by address, and a success gives its own back', async () => {
  later(60 * 60);
  const stranger = await sign({}, makeAuthenticator());
  for (let times = 0; times < 2; times += 1) expect((await enter()).status).toBe(200);
  const tries = await Promise.all(Array.from({ length: 110 }, () => enterWith(stranger)));
  const statuses = tries.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)]);
  later(2 * 60 * 60);
  expect((await enter()).status).toBe(200);
});
