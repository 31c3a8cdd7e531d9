import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { chooseAccount, getChoice } from '#core/account/contract/choice.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { endSession, getSessionList, keepInCookie } from '#core/account/contract/session.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { inBrand, type Member, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { browserOf, cookieFrom, ownPage } from '#test/fake/own-page.ts';
import { currentPassword } from '#test/security/bodies.ts';
import { setPassword } from '#test/security/make-accounts.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { openHandoff } from './open-session.ts';
import { deleteExpired } from './queries.ts';

/** The session in a cookie (rule 102, decision 133). */
const house = startApp();
const secure = startApp({ PUBLIC_URL: 'https://360.example' });

let made = 0;
let slug: string;
let anna: Person;
let mara: Person;
type Person = Member & { email: string };

beforeEach(async () => {
  house.setNow(testNow);
  made += 1;
  slug = `kept-${made}`;
  const { brandId } = await makeBrand(house.context.database, { slug });
  anna = await person(brandId, 'anna');
  mara = await person(brandId, 'mara');
});

async function person(brandId: string, name: string): Promise<Person> {
  const email = `${name}-${made}@example.ru`;
  const member = await inBrand(house.context.database, brandId, (scope) =>
    makeMember(scope, ['ROLE_HR'], { email }),
  );
  await setPassword(house.context, member.accountId);
  return { ...member, email };
}

const logIn = (who: Person, headers: Record<string, string> = ownPage) =>
  house.call(loginUser, {
    body: { email: who.email, password: currentPassword, holdingSlug: slug, keep: 'cookie' },
    headers,
  });
/** What a browser sends of itself once this person has signed in in it. */
const browserWith = async (who: Person) => browserOf(await logIn(who));
const me = (headers: Record<string, string>, token?: string) =>
  house.call(getCurrentUserInfo, { token, headers });
const who = async (browser: Record<string, string>) => (await me(browser)).body.data?.email;
const handoffOf = ({ accountId, brandId }: Person) =>
  withPossession(house.context.database, { accountId }, (tx) =>
    openHandoff(tx, { accountId, brandId }, house.context.now()),
  );
type Browser = Record<string, string>;
const exchange = async (person: Person, browser: Browser = ownPage) =>
  house.call(exchangeToken, {
    body: { token: await handoffOf(person), keep: 'cookie' },
    headers: browser,
  });
const choose = (choice: string | undefined, take: boolean, browser: Browser) =>
  house.call(chooseAccount, { body: { choice, take }, headers: browser });
const logOut = (browser: Browser, token?: string) =>
  house.call(logoutUser, { body: {}, token, headers: browser });

describe('signing in with keep: cookie', () => {
  test('sets a cookie that no script reads, and brings no token', async () => {
    const reply = await logIn(anna);
    expect([reply.status, reply.body.token]).toEqual([200, undefined]);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^session-80=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(await who(browserOf(reply))).toBe(anna.email);
  });

  test('brings a token without it, as the specification says, and no cookie', async () => {
    const { email } = anna;
    const body = { email, password: currentPassword, holdingSlug: slug };
    const reply = await house.call(loginUser, { body });
    expect([reply.body.token?.length, reply.headers['set-cookie']]).toEqual([43, undefined]);
  });

  test('is for our own pages only', async () => {
    for (const headers of [{}, { ...ownPage, 'sec-fetch-site': 'same-site' }]) {
      const reply = await logIn(anna, headers);
      expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });
});

describe('over https', () => {
  test('the cookie is this host’s alone, and one by another name opens nothing', async () => {
    const { brandId } = await makeBrand(secure.context.database, { slug });
    const { database, now } = secure.context;
    const member = await inBrand(database, brandId, (scope) => makeMember(scope, ['ROLE_HR']));
    const token = await signIn(database, member, now());
    const kept = await secure.call(keepInCookie, { token, headers: ownPage });
    expect(String(kept.headers['set-cookie'])).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const open = async (headers: Browser) =>
      (await secure.call(getCurrentUserInfo, { headers })).status;
    expect(await open(browserOf(kept))).toBe(200);
    // What a subdomain, or a page of http, may toss.
    for (const name of ['session', 'session-80', 'session-443', '__host-session']) {
      expect(await open({ ...browserOf(kept), cookie: `${name}=${token}` })).toBe(401);
    }
  });

  test('nobody is let in over http, where the browser would drop the cookie', async () => {
    const body = { token: 'x'.repeat(43), keep: 'cookie' };
    const at = async (origin: string) =>
      (await secure.call(exchangeToken, { body, headers: { ...ownPage, origin } })).body;
    expect((await at('http://10.0.0.1:3000')).message).toMatch(/https/);
    for (const origin of ['https://360.example', 'http://localhost:3000']) {
      expect((await at(origin)).code).toBe(3);
    }
  });

  test('a proxy that tells of https is enough, where it is ours', async () => {
    const behind = (proxies: string) => secureApp({ TRUST_PROXY: proxies });
    for (const [proxies, name] of [
      ['1', '__Host-session'],
      ['0', 'session-80'],
    ] as const) {
      const app = await behind(proxies);
      const token = await signIn(house.context.database, anna, house.context.now());
      const { headers } = await app.inject({
        method: 'POST',
        url: '/api/session/keep',
        headers: { ...ownPage, authorization: `Bearer ${token}`, 'x-forwarded-proto': 'https' },
      });
      await app.close();
      expect(String(headers['set-cookie']).split('=')[0]).toBe(name);
    }
  });
});

const secureApp = (env: Record<string, string>) =>
  createApp({ ...house.context, config: readConfig({ DEMO: 'off', ...env }) });

describe('the cookie counts for', () => {
  /** A13: what foreign pages, other pages of the domain and old browsers make of a call. */
  const own = { 'x-client': 'web' };
  test.each<[string, Browser, number]>([
    ['a page of ours', ownPage, 200],
    ['a page of ours over http', { ...own, referer: 'http://localhost:80/' }, 200],
    ['a change by a page of ours over http', { ...own, origin: 'http://localhost' }, 200],
    ['a form or a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 401],
    ['a top navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 401],
    ['a navigation within the site', { 'sec-fetch-site': 'same-origin' }, 401],
    ['fetch of a foreign page', { ...own, 'sec-fetch-site': 'cross-site' }, 401],
    ['a page of a subdomain', { ...own, 'sec-fetch-site': 'same-site' }, 401],
    ['an extension or nobody’s page', { ...own, 'sec-fetch-site': 'none' }, 401],
    ['a browser that says nothing', own, 401],
    ['a page of another host', { ...own, origin: 'http://evil.example' }, 401],
    ['a page of another port', { ...own, origin: 'http://localhost:8080' }, 401],
    ['a page without an origin', { ...own, origin: 'null' }, 401],
    [
      'an origin that belies its referrer',
      { ...own, origin: 'http://evil.example', referer: 'http://localhost:80/' },
      401,
    ],
    [
      'a foreign page that names our address',
      { ...own, 'sec-fetch-site': 'cross-site', referer: 'http://localhost:80/' },
      401,
    ],
  ])('%s: %o', async (_, headers, status) => {
    const { cookie = '', 'x-session': session = '' } = await browserWith(anna);
    const browser = { ...headers, cookie, 'x-session': session };
    expect((await me(browser)).status).toBe(status);
    expect((await logOut(browser)).status).toBe(status);
  });

  test('the session that the window means, and for no other: nothing is done, and it stays', async () => {
    const [annas, maras] = [await browserWith(anna), await browserWith(mara)];
    const { cookie = '' } = maras;
    for (const browser of [
      { ...annas, cookie },
      { ...ownPage, cookie },
    ]) {
      const reply = await me(browser);
      expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined]);
    }
    expect(await who(maras)).toBe(mara.email);
  });

  test('nobody beside a token, be it good, dead or broken', async () => {
    const browser = await browserWith(anna);
    const token = await signIn(house.context.database, mara, house.context.now());
    expect((await me(browser, token)).body.data.email).toBe(mara.email);
    expect((await me(browser, 'x'.repeat(43))).status).toBe(401);
    for (const authorization of ['', 'Basic eDp5', 'Bearer x']) {
      expect((await me({ ...browser, authorization })).status).toBe(401);
    }
  });

  test('nobody twice: over http another page of the host may add one of its own', async () => {
    const [annas, maras] = [await browserWith(anna), await browserWith(mara)];
    expect((await me({ ...annas, cookie: `${annas.cookie}; ${maras.cookie}` })).status).toBe(401);
  });

  test('nobody with the token of a personal link', async () => {
    const link = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
    const browser = await browserWith(anna);
    expect((await me({ ...browser, cookie: `session-80=${link}` })).status).toBe(401);
  });

  test('one port: two installations on one host know nothing of each other', async () => {
    const browser = await browserWith(anna);
    expect((await me({ ...browser, host: 'localhost:3001' })).status).toBe(401);
    expect(await who(browser)).toBe(anna.email);
  });
});

describe('the end of a session', () => {
  test('signing out removes the cookie, and so does a call with a dead one', async () => {
    const browser = await browserWith(anna);
    const reply = await logOut(browser);
    expect(String(reply.headers['set-cookie'])).toBe(
      'session-80=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    );
    const dead = await me(browser);
    expect([dead.status, cookieFrom(dead)]).toEqual([401, 'session-80=']);
  });

  test('ending it in the list removes it too, another one does not', async () => {
    const browser = await browserWith(anna);
    await browserWith(anna);
    const { data } = (await house.call(getSessionList, { headers: browser })).body;
    const [own = '', other = ''] = data.map(({ id }) => id);
    const end = (id: string) => house.call(endSession, { params: { id }, headers: browser });
    expect(cookieFrom(await end(other))).toBe('');
    expect(cookieFrom(await end(own))).toBe('session-80=');
  });

  test('a program that signs out leaves the browser’s cookie', async () => {
    const token = await signIn(house.context.database, mara, house.context.now());
    const browser = await browserWith(anna);
    const reply = await logOut(browser, token);
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await who(browser)).toBe(anna.email);
  });
});

describe('a handoff', () => {
  const sessionsOf = async ({ accountId }: Person) => {
    const { pool } = house.context.database;
    const text = 'select from session where account_id = $1';
    return (await pool.query(text, [accountId])).rowCount;
  };

  test('is kept in the cookie where nobody is signed in, or the same person', async () => {
    const first = await exchange(anna);
    expect(await who(browserOf(first))).toBe(anna.email);
    const second = await exchange(anna, browserOf(first));
    expect([second.body.choice, await who(browserOf(second))]).toEqual([undefined, anna.email]);
  });

  test('of another account sets no cookie: it asks, and a press takes it once', async () => {
    const browser = await browserWith(anna);
    const reply = await exchange(mara, browser);
    expect([reply.headers['set-cookie'], reply.body.token]).toEqual([undefined, undefined]);
    const { choice } = reply.body;
    const asked = await house.call(getChoice, { body: { choice } });
    expect(asked.body).toMatchObject({ email: mara.email });
    expect(await who(browser)).toBe(anna.email);
    const chosen = await choose(choice, true, browser);
    expect(await who(browserOf(chosen))).toBe(mara.email);
    expect((await me(browser)).status).toBe(401);
    expect((await choose(choice, true, browser)).status).toBe(404);
  });

  test('of another account asks though the window has lost its mark', async () => {
    const { 'x-session': _, ...browser } = await browserWith(anna);
    expect((await exchange(mara, browser)).body.choice).toHaveLength(43);
  });

  test('is refused by a press, and its session ends', async () => {
    const browser = await browserWith(anna);
    const { choice } = (await exchange(mara, browser)).body;
    expect(await sessionsOf(mara)).toBe(1);
    expect((await choose(choice, false, browser)).headers['set-cookie']).toBeUndefined();
    expect([await sessionsOf(mara), await who(browser)]).toEqual([0, anna.email]);
  });

  test('can be chosen for 30 minutes, by our own page only, and then leaves nothing', async () => {
    const browser = await browserWith(anna);
    const { choice } = (await exchange(mara, browser)).body;
    const foreign = { ...browser, 'sec-fetch-site': 'cross-site' };
    expect((await choose(choice, true, foreign)).status).toBe(403);
    const at = (ms: number) => house.setNow(new Date(Date.parse(testNow) + ms).toISOString());
    at(30 * 60_000 - 1);
    expect((await house.call(getChoice, { body: { choice } })).status).toBe(200);
    at(30 * 60_000 + 1);
    expect((await choose(choice, true, browser)).status).toBe(404);
    await deleteExpired(house.context.database, house.context.now());
    expect(await sessionsOf(mara)).toBe(0);
  });

  test('guessing a choice is slowed down', async () => {
    const guess = () => house.call(getChoice, { body: { choice: 'x'.repeat(43) } });
    const statuses = [];
    for (let at = 0; at < 101; at += 1) statuses.push((await guess()).status);
    expect([...new Set(statuses)]).toEqual([404, 429]);
  });
});

test('a browser that kept its token moves it into the cookie, in the same session', async () => {
  const token = await signIn(house.context.database, anna, house.context.now());
  const kept = await house.call(keepInCookie, { token, headers: ownPage });
  expect(await who(browserOf(kept))).toBe(anna.email);
  const { data } = (await house.call(getSessionList, { token })).body;
  expect(data.map(({ id }) => id)).toEqual([kept.body.session]);
  expect((await house.call(keepInCookie, { token })).status).toBe(403);
});
