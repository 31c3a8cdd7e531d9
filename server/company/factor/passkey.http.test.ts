import { beforeEach, describe, expect, test } from 'vitest';
import { getAuditList } from '#contract/company/audit.ts';
import { loginUser } from '#contract/company/auth.ts';
import { getCurrentUserInfo } from '#contract/company/current-user.ts';
import {
  checkEnrolment,
  finishEnrolment,
  getFactorList,
  proveFactor,
  removeFactor,
} from '#contract/company/factor.ts';
import {
  addEnrolmentPasskey,
  addPasskey,
  getEnrolmentPasskeyOptions,
  getNewPasskeyOptions,
  getPasskeyOptions,
  getPasskeyProofOptions,
  signInByPasskey,
} from '#contract/company/passkey.ts';
import { prove } from '#contract/company/proof.ts';
import { hashToken } from '#server/company/auth/tokens.ts';
import { cookieOf, mailedCode } from '#test/factor.ts';
import { type Authenticator, makeAuthenticator } from '#test/fake/authenticator.ts';
import { addKey } from '#test/passkey.ts';
import { testNow } from '#test/start/start-app.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** Passkeys in place of a password, as a second factor and as a proof (rule 107). */
const users = startUsers();
const { house } = users;
const { call } = house;
let email: string;
let token: string;
let key: Authenticator;

const later = (seconds: number) =>
  house.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());

beforeEach(async () => {
  later(0);
  ({ email } = await users.join());
  ({ token } = (await users.signIn(email)).body);
  ({ key } = await addKey(house, token));
});

type Answer = Parameters<Authenticator['get']>[1];
const optionsOf = async (given: object = {}) => (await call(getPasskeyOptions, given)).body;
const sign = async (answer?: Answer, by = key) => by.get(await optionsOf(), answer);

async function enterWith(assertion: object, given: object = {}) {
  const holdingSlug = await users.slugOf();
  return call(signInByPasskey, { body: { assertion, holdingSlug, ...given } as never });
}
const enter = async (answer?: Answer, by = key) => enterWith(await sign(answer, by));

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
    const proof = (await call(getPasskeyProofOptions, { token })).body;
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
  const options = (await call(getPasskeyProofOptions, { token })).body;
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

describe('after a password', () => {
  async function ticket(of = email) {
    const body = { email: of, password: goodPassword, holdingSlug: await users.slugOf() };
    const reply = await call(loginUser, { body });
    return { ...reply.body, headers: cookieOf(reply.headers) };
  }
  type Ticket = Awaited<ReturnType<typeof ticket>>;
  const answer = ({ ticket: given, headers }: Ticket, passkey: object) =>
    call(proveFactor, { body: { ticket: given, passkey } as never, headers });
  const ask = ({ ticket: given, headers }: Ticket) =>
    optionsOf({ body: { ticket: given }, headers });

  test('it is the best second factor, verified or not', async () => {
    const given = await ticket();
    expect(given).toMatchObject({ step: 'factor', methodList: ['passkey', 'recovery'] });
    const options = await ask(given);
    expect(options).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ type: 'public-key', id: key.id }],
    });
    const { status, body } = await answer(given, key.get(options, { isVerified: false }));
    expect([status, typeof body.token]).toEqual([200, 'string']);
  });

  test('another account’s, another ticket’s and a spent answer are refused', async () => {
    const { email: other } = await users.join();
    const theirs = await addKey(house, (await users.signIn(other)).body.token);
    const [given, second] = [await ticket(), await ticket()];
    expect((await answer(given, theirs.key.get(await ask(given)))).status).toBe(400);
    expect((await answer(given, key.get(await ask(second)))).status).toBe(400);
    const options = await ask(given);
    expect((await answer(given, key.get(options, { origin: 'https://evil.example' }))).status).toBe(
      400,
    );
    const { status, body } = await answer(given, key.get(options));
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'passkey']);
    expect((await answer(given, key.get(await ask(given)))).status).toBe(200);
  });

  test('a ticket of another browser gets nothing to sign', async () => {
    const given = await ticket();
    const foreign = { ...given, headers: (await ticket()).headers };
    const { status } = await call(getPasskeyOptions, {
      body: { ticket: foreign.ticket },
      headers: foreign.headers,
    });
    expect(status).toBe(404);
  });
});

describe('a proof', () => {
  const ask = async (by = token) => (await call(getPasskeyProofOptions, { token: by })).body;
  const proveBy = (passkey: object, by = token) =>
    call(prove, { token: by, body: { passkey } as never });

  test('is given by any of the own passkeys, verified or not', async () => {
    later(10 * 60);
    const options = await ask();
    expect(options.allowCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    const { status, body } = await proveBy(key.get(options, { isVerified: false }));
    expect([status, body.until]).toEqual([200, '2026-06-15T09:15:00.000Z']);
  });

  test('is refused for another session, account or errand, and in the activity log', async () => {
    const { token: second } = (await enter()).body;
    const { email: other } = await users.join();
    const theirs = await addKey(house, (await users.signIn(other)).body.token);
    for (const assertion of [
      key.get(await ask(second)),
      theirs.key.get(await ask()),
      await sign(),
    ]) {
      const { status, body } = await proveBy(assertion);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'passkey']);
    }
    const { data } = (await call(getAuditList, { token: users.boss.token })).body;
    expect(data[0]?.verb).toBe('proveFailed');
  });
});

describe('adding', () => {
  const options = async (by = token) => (await call(getNewPasskeyOptions, { token: by })).body;
  const add = async (credential: object, by = token) =>
    call(addPasskey, { token: by, body: { credential } as never });

  test('asks for no attestation, and for none that the account has', async () => {
    expect(await options()).toMatchObject({
      rp: { id: 'localhost', name: 'Оценка 360' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [{ type: 'public-key', id: key.id }],
    });
  });

  test('asks for a fresh proof', async () => {
    later(6 * 60);
    expect((await call(getNewPasskeyOptions, { token })).status).toBe(403);
  });

  test('names it after the device unless its owner does, and is told', async () => {
    await users.work();
    users.box.mails.length = 0;
    const { status, body } = await add(makeAuthenticator().create(await options()));
    expect([status, body.codeList]).toEqual([200, []]);
    const { data } = (await call(getFactorList, { token })).body;
    expect(data.map(({ kind }) => kind)).toEqual(['passkey', 'passkey']);
    expect(data[1]?.name).not.toBe('');
    await users.work();
    expect(users.box.to(email)).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody there', { isPresent: false }],
    ['another challenge', { challenge: 'aW52ZW50ZWQ' }],
  ])('is refused for %s', async (_, ceremony) => {
    const { status, body } = await add(makeAuthenticator().create(await options(), ceremony));
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'credential']);
    expect((await call(getFactorList, { token })).body.data).toHaveLength(1);
  });

  test('spends its challenge, which is its session’s', async () => {
    const asked = await options();
    expect((await add(makeAuthenticator().create(asked))).status).toBe(200);
    expect((await add(makeAuthenticator().create(asked))).status).toBe(400);
    const { token: second } = (await enter()).body;
    expect((await add(makeAuthenticator().create(await options(second)))).status).toBe(400);
  });

  test('is refused where the passkey is another account’s', async () => {
    const { email: other } = await users.join();
    const session = (await users.signIn(other)).body.token;
    const { status, body } = await add(key.create(await options(session)), session);
    expect([status, body.errors?.[0]?.path]).toEqual([409, 'credential']);
  });
});

describe('where a company wants a factor of who has none', () => {
  const made = makeAuthenticator();
  let other: string;
  let session: string;
  beforeEach(async () => {
    ({ email: other } = await users.join());
    session = (await users.signIn(other)).body.token;
    await house.context.database.pool.query(
      `update brand set factor_roles = '{ROLE_HR}', factor_from = '2026-06-15' where id = $1`,
      [users.company.brandId],
    );
  });

  test('the password alone adds none in the settings', async () => {
    const credential = made.create((await call(getNewPasskeyOptions, { token })).body);
    expect((await call(getNewPasskeyOptions, { token: session })).body.code).toBe(16);
    expect((await call(addPasskey, { token: session, body: { credential } })).body.code).toBe(16);
  });

  test('signing in adds one after the mailed code, made for that ticket', async () => {
    const body = { email: other, password: goodPassword, holdingSlug: await users.slugOf() };
    const reply = await call(loginUser, { body });
    const held = { headers: cookieOf(reply.headers) };
    const { ticket } = reply.body;
    const ask = () => call(getEnrolmentPasskeyOptions, { body: { ticket }, ...held });
    const add = (credential: object) =>
      call(addEnrolmentPasskey, { body: { ticket, credential } as never, ...held });
    const elsewhere = made.create((await call(getNewPasskeyOptions, { token })).body);
    expect([(await ask()).status, (await add(elsewhere)).status]).toEqual([403, 403]);
    await users.work();
    const mailCode = mailedCode(
      users.box.to(other).findLast(({ subject }) => subject?.startsWith('Код ')),
    );
    await call(checkEnrolment, { body: { ticket, mailCode }, ...held });
    expect((await add(elsewhere)).status).toBe(400);
    const { codeList } = (await add(made.create((await ask()).body))).body;
    expect(codeList).toHaveLength(10);
    expect((await enter({}, made)).status).toBe(401);
    const [recovery = ''] = codeList;
    const done = await call(finishEnrolment, { body: { ticket, recovery }, ...held });
    expect(done.status).toBe(200);
    expect((await enter({}, made)).status).toBe(200);
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
