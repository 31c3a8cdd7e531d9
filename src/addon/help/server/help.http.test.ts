import { beforeAll, describe, expect, test } from 'vitest';
import { keepInCookie } from '#core/account/contract/session.ts';
import { makeBrand } from '#test/factories.ts';
import { cookieFrom, ownPage } from '#test/fake/own-page.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Through the built pages, as people open them. */
const house = startApp();
let cookie: string;

beforeAll(async () => {
  const brand = await makeBrand(house.context.database);
  const { token } = await enter(house.context, brand, ['ROLE_EMPLOYEE']);
  cookie = cookieFrom(await house.call(keepInCookie, { token, headers: ownPage }));
});

async function get(url: string, headers: Record<string, string> = {}) {
  const asked = { accept: 'text/html', ...headers };
  const reply = await house.app.inject({ url, headers: asked });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body };
}
const signedIn = () => ({ cookie });

test('the language is the account’s, then the browser’s, then Russian', async () => {
  const to = async (headers = {}) => (await get('/help', headers)).headers.location;
  expect(await to()).toBe('/help/ru');
  expect(await to({ 'accept-language': 'en-GB,ru;q=0.5' })).toBe('/help/en');
  expect(await to({ 'accept-language': 'en', ...signedIn() })).toBe('/help/ru');
  expect((await get('/help/en')).text).toContain('<h1>Help</h1>');
});

test('an open page is for everybody, and asked about each time', async () => {
  const { status, headers, text } = await get('/help/ru/answering');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(text).toContain('<h1>Ответить на вопросы</h1>');
  const known = await get('/help/ru/answering', { 'if-none-match': String(headers.etag) });
  expect([known.status, known.text]).toEqual([304, '']);
});

describe('any other page', () => {
  test('leads those without a session to sign in and back', async () => {
    const { status, headers, text } = await get('/help/en/questionary');
    expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(text).toContain('href="/login?redirect=%2Fhelp%2Fen%2Fquestionary"');
    expect(text).toContain('href="/help/ru/questionary" lang="ru"');
    expect((await get('/help/en/questionary', { cookie: `${cookie}x` })).status).toBe(401);
  });

  test('opens with any session', async () => {
    const { status, text } = await get('/help/en/questionary', signedIn());
    expect([status, text.includes('aria-current="page"')]).toEqual([200, true]);
  });

  test('is searched by those who may read it', async () => {
    const hits = async (headers = {}) => (await get('/help/ru/search.json', headers)).text;
    expect(await hits()).not.toContain('/help/ru/questionary');
    expect(await hits(signedIn())).toContain('/help/ru/questionary');
  });
});

test('a picture is there for everybody', async () => {
  const { status, headers } = await get('/help/en/picture/plan.webp');
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a handoff in the address is for the page that takes it', async () => {
  const { status, text } = await get('/help/ru/questionary?token=of-a-session');
  expect([status, text.includes('<div id="app">')]).toEqual([200, true]);
});

test.each([
  '/help/ru/nothing',
  '/help/ru/toString',
  '/help/xx/answering',
  '/help/ru/page/answering.html',
  '/help/ru/..%2f..%2fpackage.json',
  '/help/ru/%2e%2e%5csearch-open.json',
  '/help/ru/account-needed.html',
  '/help/ru/picture/nothing.webp',
  '/help/ru/picture/..%2findex.html',
])('%s is no page of it', async (url) => {
  const { status, text } = await get(url, signedIn());
  expect([status, text.includes('help-main')]).toEqual([404, true]);
});
