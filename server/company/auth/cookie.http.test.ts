import { beforeEach, describe, expect, test } from 'vitest';
import {
  chooseAccount,
  exchangeToken,
  getChoice,
  keepInCookie,
  loginUser,
  logoutUser,
} from '#contract/company/auth.ts';
import { getCurrentUserInfo } from '#contract/company/current-user.ts';
import { getSessionList } from '#contract/company/session.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import { inBrand, type Member, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { currentPassword } from '#test/security/bodies.ts';
import { setPassword } from '#test/security/make-accounts.ts';
import { cookieFrom, ownPage } from '#test/start/own-page.ts';
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
const cookieOf = async (who: Person) => cookieFrom(await logIn(who));
const me = (cookie: string, headers: Record<string, string> = ownPage, token?: string) =>
  house.call(getCurrentUserInfo, { token, headers: { cookie, ...headers } });
const who = async (cookie: string) => (await me(cookie)).body.data?.email;
const handoffOf = ({ accountId, brandId }: Person) =>
  withPossession(house.context.database, { accountId }, (tx) =>
    openHandoff(tx, { accountId, brandId }, house.context.now()),
  );
const exchange = async (person: Person, cookie = '') =>
  house.call(exchangeToken, {
    body: { token: await handoffOf(person), keep: 'cookie' },
    headers: { ...ownPage, cookie },
  });
const choose = (choice: string | undefined, take: boolean, cookie: string, headers = ownPage) =>
  house.call(chooseAccount, { body: { choice, take }, headers: { ...headers, cookie } });

describe('signing in with keep: cookie', () => {
  test('sets a cookie that no script reads, and brings no token', async () => {
    const reply = await logIn(anna);
    expect([reply.status, reply.body.token]).toEqual([200, undefined]);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^session-80=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const { data } = (await me(cookieFrom(reply))).body;
    expect(data.email).toBe(anna.email);
  });

  test('brings a token without it, as the specification says, and no cookie', async () => {
    const { email } = anna;
    const body = { email, password: currentPassword, holdingSlug: slug };
    const reply = await house.call(loginUser, { body });
    expect([reply.body.token?.length, reply.headers['set-cookie']]).toEqual([43, undefined]);
  });

  test('is for our own pages only', async () => {
    expect((await logIn(anna, {})).status).toBe(403);
    expect((await logIn(anna, { ...ownPage, 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  test('names the session that a window means: in another one its calls do nothing', async () => {
    const { session = '' } = (await logIn(anna)).body;
    const cookie = await cookieOf(mara);
    const meant = { ...ownPage, 'x-session': session };
    const reply = await me(cookie, meant);
    expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined]);
    expect(await who(cookie)).toBe(mara.email);
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
    const open = async (cookie: string) =>
      (await secure.call(getCurrentUserInfo, { headers: { ...ownPage, cookie } })).status;
    expect(await open(cookieFrom(kept))).toBe(200);
    // What a subdomain, or a page of http, may toss.
    for (const name of ['session', 'session-80', 'session-443', '__host-session']) {
      expect(await open(`${name}=${token}`)).toBe(401);
    }
  });
});

describe('the cookie counts', () => {
  /** A13: what foreign pages, other pages of the domain and old browsers make of a call. */
  test.each<[string, Record<string, string>, number]>([
    ['a page of ours', ownPage, 200],
    ['a page of ours over http', { 'x-client': 'web', referer: 'http://localhost:80/' }, 200],
    ['a form or a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 401],
    ['a top navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 401],
    ['a navigation within the site', { 'sec-fetch-site': 'same-origin' }, 401],
    ['fetch of a foreign page', { 'x-client': 'web', 'sec-fetch-site': 'cross-site' }, 401],
    ['a page of a subdomain', { 'x-client': 'web', 'sec-fetch-site': 'same-site' }, 401],
    ['an extension or nobody’s page', { 'x-client': 'web', 'sec-fetch-site': 'none' }, 401],
    ['a browser that says nothing', { 'x-client': 'web' }, 401],
    ['a page of another host', { 'x-client': 'web', origin: 'http://evil.example' }, 401],
    ['a page of another port', { 'x-client': 'web', origin: 'http://localhost:8080' }, 401],
    ['a page without an origin', { 'x-client': 'web', origin: 'null' }, 401],
    [
      'an origin that belies its referrer',
      { 'x-client': 'web', origin: 'http://evil.example', referer: 'http://localhost:80/' },
      401,
    ],
    [
      'a foreign page that names our address',
      { 'x-client': 'web', 'sec-fetch-site': 'cross-site', referer: 'http://localhost:80/' },
      401,
    ],
  ])('%s', async (_, headers, status) => {
    const cookie = await cookieOf(anna);
    const host = { host: 'localhost:80' };
    expect((await me(cookie, { ...headers, ...host })).status).toBe(status);
    const left = await house.call(logoutUser, {
      body: {},
      headers: { ...headers, ...host, cookie },
    });
    expect(left.status).toBe(status);
  });

  test('not beside a token, be it good, dead or broken', async () => {
    const cookie = await cookieOf(anna);
    const token = await signIn(house.context.database, mara, house.context.now());
    expect((await me(cookie, ownPage, token)).body.data.email).toBe(mara.email);
    expect((await me(cookie, ownPage, 'x'.repeat(43))).status).toBe(401);
    for (const authorization of ['', 'Basic eDp5', 'Bearer x']) {
      expect((await me(cookie, { ...ownPage, authorization })).status).toBe(401);
    }
  });

  test('not twice: over http another page of the host may add one of its own', async () => {
    const cookies = [await cookieOf(anna), await cookieOf(mara)];
    expect((await me(cookies.join('; '))).status).toBe(401);
  });

  test('not with the token of a personal link', async () => {
    const link = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect((await me(`session-80=${link}`)).status).toBe(401);
  });

  test('at its own port: two installations on one host know nothing of each other', async () => {
    const cookie = await cookieOf(anna);
    expect((await me(cookie, { ...ownPage, host: 'localhost:3001' })).status).toBe(401);
  });
});

describe('the end of a session', () => {
  test('signing out removes the cookie', async () => {
    const cookie = await cookieOf(anna);
    const reply = await house.call(logoutUser, { body: {}, headers: { ...ownPage, cookie } });
    expect(String(reply.headers['set-cookie'])).toBe(
      'session-80=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    );
    const dead = await me(cookie);
    expect([dead.status, cookieFrom(dead)]).toEqual([401, 'session-80=']);
  });

  test('a program that signs out leaves the browser’s cookie', async () => {
    const token = await signIn(house.context.database, mara, house.context.now());
    const cookie = await cookieOf(anna);
    const headers = { ...ownPage, cookie };
    const reply = await house.call(logoutUser, { body: {}, token, headers });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await who(cookie)).toBe(anna.email);
  });
});

describe('a handoff', () => {
  test('is kept in the cookie where nobody is signed in, or the same person', async () => {
    const first = await exchange(anna);
    expect(await who(cookieFrom(first))).toBe(anna.email);
    const second = await exchange(anna, cookieFrom(first));
    expect([second.body.choice, await who(cookieFrom(second))]).toEqual([undefined, anna.email]);
  });

  test('of another account sets no cookie: it asks, and a press takes it', async () => {
    const cookie = await cookieOf(anna);
    const reply = await exchange(mara, cookie);
    expect([reply.headers['set-cookie'], reply.body.token]).toEqual([undefined, undefined]);
    const { choice } = reply.body;
    const asked = await house.call(getChoice, { body: { choice } });
    expect(asked.body).toMatchObject({ email: mara.email });
    expect(await who(cookie)).toBe(anna.email);
    const chosen = await choose(choice, true, cookie);
    expect(await who(cookieFrom(chosen))).toBe(mara.email);
    expect((await me(cookie)).status).toBe(401);
    expect((await choose(choice, true, cookie)).status).toBe(404);
  });

  test('is refused by a press, and its session ends', async () => {
    const cookie = await cookieOf(anna);
    const { choice } = (await exchange(mara, cookie)).body;
    const token = await signIn(house.context.database, mara, house.context.now());
    const sessions = async () => (await house.call(getSessionList, { token })).body.data.length;
    expect(await sessions()).toBe(2);
    expect((await choose(choice, false, cookie)).headers['set-cookie']).toBeUndefined();
    expect([await sessions(), await who(cookie)]).toEqual([1, anna.email]);
  });

  test('can be chosen for 30 minutes, by our own page only, and then leaves nothing', async () => {
    const cookie = await cookieOf(anna);
    const { choice } = (await exchange(mara, cookie)).body;
    const token = await signIn(house.context.database, mara, house.context.now());
    const foreign = { ...ownPage, 'sec-fetch-site': 'cross-site' };
    expect((await choose(choice, true, cookie, foreign)).status).toBe(403);
    house.setNow(new Date(Date.parse(testNow) + 30 * 60_000 - 1).toISOString());
    expect((await house.call(getChoice, { body: { choice } })).status).toBe(200);
    house.setNow(new Date(Date.parse(testNow) + 30 * 60_000 + 1).toISOString());
    expect((await choose(choice, true, cookie)).status).toBe(404);
    await deleteExpired(house.context.database, house.context.now());
    expect((await house.call(getSessionList, { token })).body.data).toHaveLength(1);
  });
});

test('a browser that kept its token moves it into the cookie, in the same session', async () => {
  const token = await signIn(house.context.database, anna, house.context.now());
  const kept = await house.call(keepInCookie, { token, headers: ownPage });
  const cookie = cookieFrom(kept);
  expect(await who(cookie)).toBe(anna.email);
  const { data } = (await house.call(getSessionList, { token })).body;
  expect(data.map(({ id }) => id)).toEqual([kept.body.session]);
  expect((await house.call(keepInCookie, { token })).status).toBe(403);
});
