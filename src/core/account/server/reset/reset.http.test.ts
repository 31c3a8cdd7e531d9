import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { exchangeToken } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  checkReset,
  requestReset,
  resetCurrentUserPassword,
  restorePassword,
} from '#core/account/contract/reset.ts';
import { getSessionList } from '#core/account/contract/session.ts';
import { updateUser } from '#core/user/contract/user.ts';
import type { FieldError } from '#platform/contract/call/envelope.ts';
import { resetTokenIn } from '#test/fake/mailbox.ts';
import { plain } from '#test/screen/plain.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { goodPassword, startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house, box } = users;
const another = 'Another-360!';

const ask = (email: string, given: object = {}) =>
  house.call(requestReset, { body: { email, ...given } });
const check = (token: string) => house.call(checkReset, { body: { token } });
const restore = (token: string, password = another, confirmPassword = password) =>
  house.call(restorePassword, { body: { token, password, confirmPassword } });
const me = async (token?: string) => (await house.call(getCurrentUserInfo, { token })).status;
async function linkFor(email: string): Promise<string> {
  await ask(email);
  await users.work();
  return resetTokenIn(box.to(email).at(-1));
}

describe('asking for a link', () => {
  test('gives the same answer for everyone, and writes only to people who may sign in', async () => {
    const { email } = await users.join();
    const unknown = users.newEmail();
    const disabled = (await users.join()) as { id: string; email: string };
    const token = users.boss.token;
    const body = users.form({ email: disabled.email, disabled: true });
    await house.call(updateUser, { token, params: { id: disabled.id }, body });
    // They are told of that.
    await users.work();
    box.mails.length = 0;
    const replies = [await ask(email.toUpperCase()), await ask(unknown), await ask(disabled.email)];
    expect(
      new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`)).size,
    ).toBe(1);
    await users.work();
    expect([email, unknown, disabled.email].map((to) => box.to(to).length)).toEqual([1, 0, 0]);
  });

  test('writes in the language of the screen, else in the person’s', async () => {
    const { email } = await users.join({ locale: 'en' });
    await ask(email, { locale: 'ru' });
    await users.work();
    expect(box.to(email).at(-1)?.subject).toContain('Новый пароль');
    await ask(email);
    await users.work();
    expect(box.to(email).at(-1)?.subject).toBe('Reset your Assessment 360 password');
  });

  test('is limited per e-mail alike for known and unknown ones, and says until when', async () => {
    const { email } = await users.join();
    for (const to of [email, users.newEmail()]) {
      for (let time = 0; time < 10; time += 1) expect((await ask(to)).status).toBe(200);
      const refused = await ask(to);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    }
    house.setNow('2026-06-15T09:15:01Z');
    expect((await ask(email)).status).toBe(200);
  });

  test('ninety times at once, it writes ten letters', async () => {
    const { email } = await users.join();
    box.mails.length = 0;
    const replies = await Promise.all(Array.from({ length: 90 }, () => ask(email)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(80);
    await users.work();
    expect(box.to(email)).toHaveLength(10);
  });

  test.each([
    ['has another e-mail by then', `update account set email = 'x' || email where email = $1`],
    [
      'may no longer sign in by then',
      'update membership set disabled = true from account a where a.id = account_id and email = $1',
    ],
  ])('is not written to whoever %s', async (_, change) => {
    const { email } = await users.join();
    box.mails.length = 0;
    const run = { attempt: 1, isLast: false };
    await tasks['request-reset'](house.context, { email, host: '' }, run);
    await house.context.database.pool.query(change, [email]);
    await users.work();
    expect(box.mails.map(({ subject }) => subject)).toEqual([]);
  });

  test('the token is stored nowhere', async () => {
    const { email } = await users.join();
    const token = await linkFor(email);
    const { pool } = house.context.database;
    const rows = await pool.query(
      `select row_to_json(d)::text as text from delivery d union all
       select row_to_json(o)::text from one_time_token o`,
    );
    expect(rows.rows.length).toBeGreaterThan(1);
    expect(rows.rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });
});

describe('the link', () => {
  test('can be looked at as often as one likes, and works once', async () => {
    const { email } = await users.join();
    const holdingSlug = await users.slugOf();
    const token = await linkFor(email);
    for (let time = 0; time < 3; time += 1) {
      const said = { email, holdingSlug, isFirst: false };
      expect((await check(token)).body).toMatchObject({ code: 0, ...said });
    }
    expect((await restore(token)).status).toBe(200);
    for (const reply of [await check(token), await restore(token)]) {
      expect([reply.status, reply.body.code]).toEqual([404, 12]);
    }
    expect((await users.signIn(email, { password: another })).status).toBe(200);
    expect((await users.signIn(email)).status).toBe(401);
  });

  test('spent twice at once it sets one password', async () => {
    const { email } = await users.join();
    const token = await linkFor(email);
    const replies = await Promise.all([restore(token), restore(token, 'Third-360!')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('stops working after an hour, with a changed password, and when another link is used', async () => {
    const { email } = await users.join();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect((await restore(second)).status).toBe(200);
    expect((await restore(first)).body.code).toBe(12);
    const third = await linkFor(email);
    house.setNow('2026-06-15T10:00:01Z');
    expect((await check(third)).body.code).toBe(12);
    expect((await restore(third)).body.code).toBe(12);
  });

  test('of a new user lives seven days', async () => {
    const { data } = (await users.create()).body;
    await users.work();
    const token = resetTokenIn(box.to(data.email).at(-1));
    house.setNow('2026-06-22T08:59:00Z');
    expect((await check(token)).body).toMatchObject({ code: 0, isFirst: true });
    house.setNow('2026-06-22T09:00:01Z');
    expect((await check(token)).status).toBe(404);
  });

  test('a bad password is refused at its fields and spends nothing', async () => {
    const { email } = await users.join();
    const token = await linkFor(email);
    const bad = await restore(token, 'пароль', 'другой');
    expect([bad.status, new Set(bad.body.errors?.map(({ path }) => path))]).toEqual([
      400,
      new Set(['password', 'confirmPassword']),
    ]);
    expect((await restore(token)).status).toBe(200);
  });

  test('ends all sessions of the person, in every company, and nobody else’s', async () => {
    const { email } = await users.join();
    await users.admit({ email }, users.otherToken);
    const here = (await users.signIn(email)).body.token;
    const there = (await users.signIn(email, { brandId: users.other.brandId })).body.token;
    expect([await me(here), await me(there)]).toEqual([200, 200]);
    await restore(await linkFor(email));
    expect([await me(here), await me(there), await me(users.boss.token)]).toEqual([401, 401, 200]);
  });
});

describe('anybody who sets a password by the link', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0' };
  const setBy = (token: string, given: object = {}) =>
    house.call(restorePassword, {
      body: { token, password: another, confirmPassword: another, ...given },
      headers: browser,
    });

  test('is signed in to the company of the letter, on this device only, which is known then', async () => {
    const { email } = await users.join();
    const before = (await users.signIn(email)).body.token;
    const { body } = await setBy(await linkFor(email));
    const own = await house.call(getCurrentUserInfo, { token: body.token! });
    expect(own.body.data).toMatchObject({
      email,
      brandList: [{ slug: await users.slugOf(), current: true }],
    });
    expect([await me(before), body.holdingDomain]).toEqual([401, undefined]);
    const { body: list } = await house.call(getSessionList, { token: body.token! });
    expect(list.data).toMatchObject([{ browser: 'chrome', system: 'windows', current: true }]);

    const [id] = body.device?.split('.') ?? [];
    const again = await setBy(await linkFor(email), {
      password: 'Third-360!',
      confirmPassword: 'Third-360!',
      deviceList: [body.device],
    });
    expect(again.body.device?.split('.')[0]).toBe(id);
  });

  test('for the first time too', async () => {
    const { data } = (await users.create()).body;
    await users.work();
    const { body } = await setBy(resetTokenIn(box.to(data.email).at(-1)));
    expect(await me(body.token!)).toBe(200);
  });

  test('gets a handoff where the company has a host of its own', async () => {
    const { email } = await users.join();
    const { pool } = house.context.database;
    const domain = `own-${await users.slugOf()}.example`;
    await pool.query('update brand set domain = $1 where id = $2', [domain, users.company.brandId]);
    const { body } = await setBy(await linkFor(email));
    expect([body.holdingDomain, await me(body.token!)]).toEqual([domain, 401]);
    const own = await house.call(exchangeToken, {
      body: { token: body.token! },
      headers: { host: domain },
    });
    expect(await me(own.body.token)).toBe(200);
  });

  test('is not signed in where they may not sign in, and the password is set', async () => {
    const { email } = await users.join();
    const token = await linkFor(email);
    const { pool } = house.context.database;
    await pool.query('update brand set active = false where id = $1', [users.company.brandId]);
    const { status, body } = await setBy(token);
    expect([status, body.token, body.device]).toEqual([200, undefined, undefined]);
  });
});

const change = (token: string, given: object = {}) => {
  const password = { currentPassword: goodPassword, password: another, confirmPassword: another };
  return house.call(resetCurrentUserPassword, { token, body: { ...password, ...given } });
};
const twice = (password: string) => ({ password, confirmPassword: password });
const issuesOf = (reply: { body: { errors?: readonly FieldError[] | undefined } }) =>
  reply.body.errors?.map(({ path, key }) => [path, key]);

describe('the settings', () => {
  test('change the password: other sessions end, this one stays, mailed links stop working', async () => {
    const { email } = await users.join();
    const [own, other] = [
      (await users.signIn(email)).body.token,
      (await users.signIn(email)).body.token,
    ];
    house.setNow('2026-06-15T09:30:00Z');
    const link = await linkFor(email);
    expect((await change(own)).status).toBe(200);
    expect([await me(own), await me(other)]).toEqual([200, 401]);
    expect((await check(link)).status).toBe(404);
    expect((await users.signIn(email, { password: another })).status).toBe(200);
  });

  test('refuse what the rules forbid, and the old password stays', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    expect((await change(token, twice('short'))).body.errors?.[0]).toMatchObject({
      path: 'password',
      key: 'validation.password.minLength',
    });
    expect((await change(token, { confirmPassword: goodPassword })).body.errors).toMatchObject([
      { path: 'confirmPassword', key: 'validation.password.sameAsPassword' },
    ]);
    expect((await users.signIn(email)).status).toBe(200);
  });

  test('however many changes are sent at once, ten wrong passwords are tried in 15 minutes', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    house.setNow('2026-06-15T09:30:00Z');
    await proveAll(house);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => change(token, { currentPassword: 'Wrong-360!' })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([20, '900']);
    const other = await users.join();
    const { token: theirs } = (await users.signIn(other.email)).body;
    expect((await change(theirs)).status).toBe(200);
  });

  test('well-meant new passwords use up no tries, wrong current ones do', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    const wrong = () => change(token, { currentPassword: 'Wrong-360!' });
    for (let time = 0; time < 9; time += 1) await wrong();
    for (const common of ['Summer2026!', 'Password1!', goodPassword]) {
      expect(issuesOf(await change(token, twice(common)))?.[0]?.[0]).toBe('password');
    }
    expect((await change(token)).status).toBe(200);
    await wrong();
    const late = await change(token, { currentPassword: another, ...twice('Third-360!') });
    expect(late.status).toBe(429);
  });
});

describe('without the current password', () => {
  test('nobody changes it, and nothing ends', async () => {
    const { email } = await users.join();
    const [{ token }, other] = [
      (await users.signIn(email)).body,
      (await users.signIn(email)).body.token,
    ];
    const wrong = [['currentPassword', 'validation.password.wrongCurrent']];
    for (const currentPassword of ['Wrong-360!', ` ${goodPassword}`, goodPassword.toLowerCase()]) {
      const reply = await change(token, { currentPassword });
      expect([reply.status, issuesOf(reply)]).toEqual([400, wrong]);
    }
    const missing = await change(token, { currentPassword: undefined });
    expect(issuesOf(missing)).toEqual([['currentPassword', 'validation.required']]);
    expect([await me(other), (await users.signIn(email)).status]).toEqual([200, 200]);
  });

  test('two changes at once: one wins, the other must name the password that is in use now', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    const replies = await Promise.all([change(token), change(token, twice('Third-360!'))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('a password that is easy to guess is refused', () => {
  const cases = [
    ['one of the commonest', () => 'Password1!', 'common'],
    ['one key pressed long', () => '!!!!!!!A', 'common'],
    ['the own e-mail', (email: string) => email.toUpperCase(), 'ownEmail'],
    ['its part before the @', (email: string) => `U${email.split('@')[0]?.slice(1)}!`, 'ownEmail'],
    ['the one in use', () => goodPassword, 'inUse'],
  ] as const;

  test.each(cases)('in the settings: %s', async (_, made, key) => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    const reply = await change(token, twice(made(email)));
    expect(issuesOf(reply)).toEqual([['password', `validation.password.${key}`]]);
  });

  test.each(cases)('by a link: %s', async (_, made, key) => {
    const { email } = await users.join();
    const token = await linkFor(email);
    const reply = await restore(token, made(email));
    expect(issuesOf(reply)).toEqual([['password', `validation.password.${key}`]]);
    expect((await restore(token)).status).toBe(200);
  });

  test.each(cases.slice(0, 4))('as the first one: %s', async (_, made, key) => {
    const { email } = (await users.create()).body.data;
    await users.work();
    const reply = await restore(resetTokenIn(box.to(email).at(-1)), made(email));
    expect(issuesOf(reply)).toEqual([['password', `validation.password.${key}`]]);
  });
});

test('a password is taken as it was typed: with a space more it is another', async () => {
  const { email } = await users.join();
  for (const password of [` ${goodPassword}`, `${goodPassword} `]) {
    expect((await users.signIn(email, { password })).status).toBe(401);
  }
});

describe('a changed password is told by letter', () => {
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
  const told = (email: string) =>
    box.to(email).filter(({ subject }) => /парол|passw/i.test(subject ?? ''));

  test('when it was changed in the settings, with when, where and what to do', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    box.mails.length = 0;
    const body = { currentPassword: goodPassword, ...twice(another) };
    const headers = { 'user-agent': browser };
    await house.call(resetCurrentUserPassword, { token, body, headers });
    await users.work();
    const [letter] = told(email);
    expect([told(email).length, letter?.subject]).toEqual([1, 'Пароль изменён: Оценка 360']);
    const text = plain(letter?.text ?? '');
    expect(text).toContain('15 июня 2026 г. в 12:00 GMT+3');
    expect(text).toContain('Chrome, Windows');
    expect(text).toContain('Если это были не вы, сразу задайте новый пароль');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  test('when it was set by a link, in the person’s language', async () => {
    const { email } = await users.join({ locale: 'en' });
    const token = await linkFor(email);
    box.mails.length = 0;
    await restore(token);
    await users.work();
    expect(told(email).map(({ subject }) => subject)).toEqual([
      'Your password has changed: Assessment 360',
    ]);
    expect(told(email)[0]?.text).toContain('reset through an emailed link');
  });

  test('not when it is the first, nor when it was refused', async () => {
    const { email } = await users.join();
    const { token } = (await users.signIn(email)).body;
    await change(token, { currentPassword: 'Wrong-360!' });
    await users.work();
    expect(told(email)).toEqual([]);
  });
});

test('guessing links is limited per address, and good ones from there work on', async () => {
  const { email } = await users.join();
  const link = await linkFor(email);
  const guesses = await Promise.all(Array.from({ length: 130 }, (_, n) => check(`guess-${n}`)));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
  expect([(await restore('guess')).status, (await check(link)).status]).toEqual([429, 200]);
  expect((await restore(link)).status).toBe(200);
  house.setNow('2026-06-15T09:15:01Z');
  expect((await check('guess')).status).toBe(404);
});
