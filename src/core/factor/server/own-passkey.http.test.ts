import { beforeEach, describe, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { prove } from '#core/account/contract/confirmation.ts';
import {
  addEnrolmentPasskey,
  addPasskey,
  getEnrolmentPasskeyOptions,
  getNewPasskeyOptions,
  getPasskeyConfirmationOptions,
  getPasskeyOptions,
} from '#core/account/contract/passkey.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  checkEnrolment,
  finishEnrolment,
  getFactorList,
  proveFactor,
} from '#core/factor/contract/factor.ts';
import { bellOf, cookieOf, mailedCode } from '#test/factor.ts';
import { type Authenticator, makeAuthenticator } from '#test/fake/authenticator.ts';
import { type Answer, addKey, startPasskeys } from '#test/passkey.ts';
import { goodPassword } from '#test/start/start-users.ts';

/** A passkey of one's own as a second factor, as a proof, and added (rule 107). */
const passkeys = startPasskeys();
const { users, house, later, optionsOf, sign, enter } = passkeys;
const { call } = house;
let email: string;
let token: string;
let key: Authenticator;
beforeEach(() => {
  ({ email, token, key } = passkeys);
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
  const ask = async (by = token) => (await call(getPasskeyConfirmationOptions, { token: by })).body;
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
    expect(await bellOf(house, token)).toContainEqual(
      expect.stringMatching(/^В вашей учётной записи появился ключ доступа/),
    );
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
