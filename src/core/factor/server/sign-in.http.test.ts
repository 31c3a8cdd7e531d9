import { beforeEach, describe, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo, switchBrand } from '#core/account/contract/current-user.ts';
import { resetCurrentUserPassword } from '#core/account/contract/reset.ts';
import { endOtherSessions } from '#core/account/contract/session.ts';
import {
  addTotp,
  beginEnrolment,
  beginTotp,
  checkEnrolment,
  forgetTrusted,
  getFactorList,
  proveFactor,
  removeFactor,
  renameFactor,
} from '#core/factor/contract/factor.ts';
import { bellOf, codeNow, cookieOf, enrol } from '#test/factor.ts';
import { testNow } from '#test/start/start-app.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

/** Signing in with a second factor (rule 105). */
const users = startUsers();
const { house } = users;
const { call } = house;
let email: string;
let secret: string;
let codeList: string[];

/** Seconds after the factor was added, whose code has been taken then. */
const at = (seconds: number) =>
  house.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const now = () => house.context.now();

async function login(given: object = {}) {
  const body = { email, password: goodPassword, holdingSlug: await users.slugOf(), ...given };
  return call(loginUser, { body });
}
/** A ticket, and the cookie of its browser. */
async function ticket() {
  const { body, headers } = await login();
  return { ticket: body.ticket, headers: cookieOf(headers) };
}
type Ticket = Awaited<ReturnType<typeof ticket>>;
const prove = ({ ticket: given, headers }: Ticket, how: object) =>
  call(proveFactor, { body: { ticket: given, ...how } as never, headers });
const byCode = (given: Ticket, off = 0) => prove(given, { code: codeNow(secret, now(), off) });

beforeEach(async () => {
  at(0);
  ({ email } = await users.join());
  const { token } = (await users.signIn(email)).body;
  ({ secret, codeList } = await enrol(house, token));
  at(60);
});

test('a right password brings a ticket and no session', async () => {
  const { status, body, headers } = await login();
  expect(status).toBe(200);
  expect(body).toMatchObject({ step: 'factor', methodList: ['totp', 'recovery'] });
  expect([body.token, body.device]).toEqual([undefined, undefined]);
  expect(String(headers['set-cookie'])).toMatch(
    /^sign-in=[\w-]{43}; Path=\/api\/authentication; Max-Age=600; HttpOnly; SameSite=Strict$/,
  );
});

test('where people come by https its cookie does too, though the proxy says nothing of it', async () => {
  const { config } = house.context;
  const { publicUrl } = config;
  config.publicUrl = publicUrl.replace('http:', 'https:');
  try {
    expect(String((await login()).headers['set-cookie'])).toMatch(/SameSite=Strict; Secure$/);
  } finally {
    config.publicUrl = publicUrl;
  }
});

test('the code signs in, by a session that has a factor', async () => {
  const { status, body } = await byCode(await ticket());
  expect(status).toBe(200);
  expect((await call(getCurrentUserInfo, { token: body.token })).body.data.email).toBe(email);
  const { rows } = await house.context.database.pool.query(
    `select has_factor, proved_how from session s join account a on a.id = s.account_id
     where a.email = $1 order by s.created_at desc limit 1`,
    [email],
  );
  expect(rows).toEqual([{ has_factor: true, proved_how: 'totp' }]);
});

describe('a code', () => {
  test('works once, whichever the ticket', async () => {
    const [first, second] = [await ticket(), await ticket()];
    expect((await byCode(first)).status).toBe(200);
    const { status, body } = await byCode(second);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'code']);
    expect((await byCode(second, 1)).status).toBe(200);
  });

  test('of many at the same time one is taken', async () => {
    const tickets = [await ticket(), await ticket(), await ticket()];
    const replies = await Promise.all(tickets.map((one) => byCode(one)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('of two half minutes ago is refused, and the clock is named', async () => {
    at(600);
    const { status, body } = await byCode(await ticket(), -2);
    expect([status, body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('часы на телефоне отстают'),
    ]);
    expect((await byCode(await ticket(), -6)).body.errors?.[0]?.key).toBe(
      'factorMessages.slowClock',
    );
  });

  test('of a minute to come is wrong like any other', async () => {
    const given = await ticket();
    expect((await byCode(given, 2)).body.errors?.[0]?.key).toBe('factorMessages.wrong.code');
    expect((await prove(given, { code: '000000' })).body.errors?.[0]?.key).toBe(
      'factorMessages.wrong.code',
    );
  });
});

describe('guessing', () => {
  const wrong = (given: Ticket) => prove(given, { code: '000000' });
  test('five tries a ticket, ten an account, whatever is tried at the same time', async () => {
    const given = await ticket();
    const replies = await Promise.all(Array.from({ length: 200 }, () => wrong(given)));
    const tried = replies.filter(({ status }) => status === 400);
    expect(tried).toHaveLength(5);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 429]));
    const more = await ticket();
    for (let times = 0; times < 5; times += 1) expect((await wrong(more)).status).toBe(400);
    expect((await byCode(await ticket())).status).toBe(429);
    at(60 + 15 * 60);
    expect((await byCode(await ticket())).status).toBe(200);
  });

  test('a right password alone takes back no wrong ones; the right code does', async () => {
    for (let times = 0; times < 9; times += 1) await login({ password: 'Wrong-360!' });
    const given = await ticket();
    expect((await login()).status).toBe(429);
    expect((await byCode(given)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  test('recovery codes are limited the same way', async () => {
    const given = await ticket();
    for (let times = 0; times < 5; times += 1) {
      expect((await prove(given, { recovery: 'AAAAA-AAAAA' })).status).toBe(400);
    }
    expect((await prove(given, { recovery: codeList[0] ?? '' })).status).toBe(429);
  });
});

describe('a ticket', () => {
  test('is worth nothing in another browser, nor for another account’s code', async () => {
    const [mine, foreign] = [await ticket(), await ticket()];
    expect((await byCode({ ...mine, headers: foreign.headers })).status).toBe(404);
    expect((await byCode({ ...mine, headers: { cookie: '' } })).status).toBe(404);
    const { email: other } = await users.join();
    await enrol(house, (await users.signIn(other)).body.token);
    const theirs = await login({ email: other });
    const held = { ticket: theirs.body.ticket, headers: cookieOf(theirs.headers) };
    expect((await byCode(held)).status).toBe(400);
  });

  test('works once, for ten minutes, and not after a new password', async () => {
    const given = await ticket();
    at(60 + 10 * 60);
    expect((await byCode(given)).status).toBe(404);
    const again = await ticket();
    const { token } = (await byCode(again)).body;
    at(60 + 11 * 60);
    expect((await byCode(again)).status).toBe(404);
    const held = await ticket();
    const password = 'Another-360!';
    const body = { currentPassword: goodPassword, password, confirmPassword: password };
    expect((await call(resetCurrentUserPassword, { token, body })).status).toBe(200);
    expect((await byCode(held)).status).toBe(404);
  });

  test('is for its own step: who has a factor adds none by the mailbox', async () => {
    const { ticket: given, headers } = await ticket();
    const body = { ticket: given };
    const mailCode = '000000';
    for (const { status } of [
      await call(checkEnrolment, { body: { ...body, mailCode }, headers }),
      await call(beginEnrolment, { body, headers }),
    ])
      expect(status).toBe(404);
  });

  test('opens one session, whatever is right at the same time', async () => {
    const given = await ticket();
    const replies = await Promise.all(
      codeList.slice(1, 4).map((recovery) => prove(given, { recovery })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('is over where its person may not sign in any more', async () => {
    const given = await ticket();
    await house.context.database.pool.query(
      'update membership m set disabled = true from account a where a.id = m.account_id and a.email = $1',
      [email],
    );
    expect((await byCode(given)).status).toBe(404);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and is told', async () => {
    const [, second = ''] = codeList;
    const typed = second.toLowerCase().replace('-', ' ');
    const { body } = await prove(await ticket(), { recovery: typed });
    expect(body.token).toBeTruthy();
    const list = await call(getFactorList, { token: body.token });
    expect(list.body.recoveryLeft).toBe(9);
    expect((await prove(await ticket(), { recovery: second })).status).toBe(400);
    await users.work();
    const subjects = users.box.to(email).map(({ subject }) => subject);
    expect(subjects).toContain('Вход по коду восстановления: Оценка 360');
    expect((await bellOf(house, body.token ?? '')).join()).toContain(
      'вошли по коду восстановления',
    );
  });
});

describe('a trusted device', () => {
  const trusting = async () =>
    (await prove(await ticket(), { code: codeNow(secret, now()), trust: true })).body.device;
  const signInOn = async (device: string) => (await login({ deviceList: [device] })).body;

  test('is not asked for the code for fourteen days, but has proved nothing', async () => {
    const device = await trusting();
    const { token } = await signInOn(device);
    expect(token).toBeTruthy();
    expect((await call(getCurrentUserInfo, { token })).status).toBe(200);
    expect((await call(beginTotp, { token })).body.code).toBe(16);
    at(60 + 14 * 24 * 60 * 60);
    expect((await signInOn(device)).step).toBe('factor');
  });

  test('its value opens nothing without the password', async () => {
    const device = await trusting();
    expect((await login({ password: 'Wrong-360!', deviceList: [device] })).status).toBe(401);
  });

  test('is none any more after another factor, a removed one, signing out everywhere and a new password', async () => {
    let [seconds, password] = [60, goodPassword];
    /** Signs in by the code, trusts the device, and ends that trust. */
    const endsBy = async (end: (token: string) => Promise<{ status: number }>) => {
      seconds += 60;
      at(seconds);
      const given = await login({ password });
      const held = { ticket: given.body.ticket, headers: cookieOf(given.headers) };
      const code = codeNow(secret, now());
      const { device, token } = (await prove(held, { code, trust: true })).body;
      expect((await login({ password, deviceList: [device] })).body.token).toBeTruthy();
      expect((await end(token)).status).toBe(200);
      expect((await login({ password, deviceList: [device] })).body.step).toBe('factor');
    };
    await endsBy(async (token) => {
      const second = (await call(beginTotp, { token })).body.secret;
      const body = { secret: second, code: codeNow(second, now()), name: 'Планшет' };
      return call(addTotp, { token, body });
    });
    await endsBy(async (token) => {
      const { data } = (await call(getFactorList, { token })).body;
      const { id = '' } = data.find(({ name }) => name === 'Планшет') ?? {};
      return call(removeFactor, { token, params: { id } });
    });
    await endsBy((token) => call(endOtherSessions, { token }));
    await endsBy((token) => {
      const [currentPassword, confirmPassword] = [password, 'Another-360!'];
      password = confirmPassword;
      const body = { currentPassword, password, confirmPassword };
      return call(resetCurrentUserPassword, { token, body });
    });
  });

  test('is nobody else’s to forget, nor a factor anybody else’s to rename or remove', async () => {
    const { body } = await prove(await ticket(), { code: codeNow(secret, now()), trust: true });
    const list = async () => (await call(getFactorList, { token: body.token })).body;
    const { data, trustedList } = await list();
    const { email: other } = await users.join();
    const { token } = (await users.signIn(other)).body;
    await enrol(house, token);
    const [factor, trusted] = [data, trustedList].map(([one]) => ({ id: one?.id ?? '' }));
    for (const { status } of [
      await call(forgetTrusted, { token, params: trusted as { id: string } }),
      await call(removeFactor, { token, params: factor as { id: string } }),
      await call(renameFactor, { token, params: factor as { id: string }, body: { name: 'x' } }),
    ])
      expect(status).toBe(404);
    expect(await list()).toEqual({ ...(await list()), data, trustedList });
  });

  test('is not remembered where the company trusts none', async () => {
    const { pool } = house.context.database;
    await pool.query('update brand set trust_days = 0 where id = $1', [users.company.brandId]);
    await trusting();
    const { rows } = await pool.query(
      'select from trusted_device d join account a on a.id = d.account_id where a.email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  test('proves nothing where another company of theirs wants a factor', async () => {
    const { brandId } = users.other;
    const form = { email, firstName: 'Вера', lastName: 'Новикова', roles: ['ROLE_HR'] };
    await users.admit(form, users.otherToken);
    const { pool } = house.context.database;
    const { rows } = await pool.query(
      `update brand set factor_roles = '{ROLE_HR}', factor_from = '2026-06-15' where id = $1 returning name`,
      [brandId],
    );
    const { token } = await signInOn(await trusting());
    const { status, body } = await call(switchBrand, { token, body: { name: rows[0].name } });
    expect([status, body.code]).toEqual([403, 16]);
  });
});
