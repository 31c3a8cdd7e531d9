import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { logoutUser } from '#core/account/contract/auth.ts';
import { getAvailableRoutes } from '#core/account/contract/current-user.ts';
import { keepInCookie } from '#core/account/contract/session.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { makeBrand } from '#test/factories.ts';
import { cookieFrom, ownPage } from '#test/fake/own-page.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
const page = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
let upstream: Server;
let app: FastifyInstance;
let without: FastifyInstance;
let heard: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[];

/** An application that says what it heard, and fails where it is asked to. */
function listen(
  request: IncomingMessage,
  answer: (status: number, headers: object, body?: string) => void,
) {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { url = '', method = '', headers } = request;
    heard.push({ url, method, headers, body });
    if (url.endsWith('/die')) return request.socket.destroy();
    if (url.endsWith('/busy')) return answer(503, { 'retry-after': '1' });
    if (url.endsWith('/moved')) return answer(302, { location: '/v2/matrix/here' });
    answer(
      200,
      {
        'content-type': 'text/html',
        'set-cookie': ['matrix=1; Path=/v2/matrix', 'admin=1; Path=/'],
        'access-control-allow-origin': '*',
      },
      '<h1>Matrix</h1>',
    );
  });
}

const appWith = (env: Record<string, string>) =>
  createApp({ ...house.context, config: readConfig({ DEMO: 'off', ...env }) });

beforeAll(async () => {
  upstream = createServer((request, reply) =>
    listen(request, (status, headers, body) => reply.writeHead(status, { ...headers }).end(body)),
  );
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  app = await appWith({ MATRIX_URL: `http://127.0.0.1:${port}/` });
  without = await appWith({});
  heard = [];
  ({ cookie: own } = await comer());
});
afterAll(async () => {
  await app.close();
  await without.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

/** The cookie of somebody who may open the matrix. */
let own: string;

/** Somebody of a brand with the matrix on, signed in by this token and in a browser with this cookie. */
async function comer(role: 'ROLE_EMPLOYEE' | 'ROLE_HR' = 'ROLE_EMPLOYEE') {
  const brand = await makeBrand(house.context.database, { matrix: true });
  const { token } = await enter(house.context, brand, [role]);
  const cookie = cookieFrom(await house.call(keepInCookie, { token, headers: ownPage }));
  return { brand, token, cookie };
}

/** Asks our server with a session, and returns what the application heard of it. */
const ask = (url: string, options: InjectOptions = {}) => askAs(own, url, options);

async function askAs(cookie: string, url: string, options: InjectOptions = {}) {
  heard = [];
  const headers: Record<string, unknown> = { ...page, ...options.headers };
  const cookies = [cookie, headers.cookie].filter(Boolean).join('; ');
  const reply = await app.inject({
    url,
    ...options,
    headers: { ...headers, cookie: cookies } as Record<string, string>,
  });
  return { ...reply, status: reply.statusCode, heard };
}

describe('with a matrix application', () => {
  test('pages go there with their query, and come back with its cookies and our policy', async () => {
    const { status, body, headers, heard } = await ask('/v2/matrix/assessments?q=%&page=2');
    expect([status, body]).toEqual([200, '<h1>Matrix</h1>']);
    expect(heard).toMatchObject([{ url: '/v2/matrix/assessments?q=%&page=2', method: 'GET' }]);
    expect(headers['set-cookie']).toEqual(['matrix=1; Path=/v2/matrix']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await ask('/v2/matrix')).heard).toMatchObject([{ url: '/v2/matrix' }]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s goes with its body as it came',
    async (method) => {
      const payload = '{"broken": json';
      const headers = { 'content-type': 'application/json', authorization: 'Bearer of a person' };
      const { heard } = await ask('/v2/matrix/api/x', { method, payload, headers });
      expect(heard).toMatchObject([{ method, body: payload, headers }]);
    },
  );

  test('what is sent to it says who calls as we know it', async () => {
    const headers = { ...page, 'x-forwarded-for': '10.9.9.9', cookie: 'info-journal=closed' };
    const [there] = (await ask('/v2/matrix/a', { headers })).heard;
    expect(there?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(there?.headers.cookie).toBeUndefined();
  });

  test.each(['/v2/matrix/../api', '/v2/matrix/%2e%2e/secret', '/v2/matrix/..%2fsecret'])(
    '%s leads nowhere else there',
    async (url) => {
      const { body, heard } = await ask(url);
      expect(heard).toEqual([]);
      expect(body).not.toContain('<h1>Matrix</h1>');
    },
  );

  test('a handoff token in the address never goes there', async () => {
    const { heard } = await ask('/v2/matrix/assessments?token=of-a-session');
    expect(heard).toEqual([]);
  });

  test('one that breaks off is said on a page in both languages, without its address', async () => {
    const { status, body, headers } = await ask('/v2/matrix/die');
    expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
    for (const said of ['Матрица не отвечает', 'Matrix isn’t responding'])
      expect(body).toContain(said);
    expect(body).not.toMatch(/127\.0\.0\.1|ECONN|UND_/);
  });

  test('its own refusals and redirects come as they are, asked once', async () => {
    const busy = await ask('/v2/matrix/busy');
    expect([busy.status, busy.heard.length]).toEqual([503, 1]);
    const moved = await ask('/v2/matrix/moved');
    expect([moved.status, moved.headers.location]).toEqual([302, '/v2/matrix/here']);
  });
});

describe('who may open it', () => {
  const path = '/v2/matrix/assessments';

  test('is nobody without a session: a page load gets our page, and a call 401', async () => {
    for (const cookie of ['', `session-80=${'x'.repeat(43)}`, 'session-80=']) {
      expect((await askAs(cookie, path)).heard).toEqual([]);
      const call = await askAs(cookie, path, { headers: { accept: 'application/json' } });
      expect([call.status, call.heard]).toEqual([401, []]);
      const post = await askAs(cookie, path, { method: 'POST' });
      expect([post.status, post.heard]).toEqual([401, []]);
    }
  });

  test('is nobody whose role or brand has no matrix, or who has signed out', async () => {
    const opens = async (cookie: string) => (await askAs(cookie, path)).heard.length === 1;
    expect(await opens((await comer('ROLE_HR')).cookie)).toBe(false);
    const { brand, cookie } = await comer();
    expect(await opens(cookie)).toBe(true);
    await house.context.database.pool.query('update brand set matrix = false where id = $1', [
      brand.brandId,
    ]);
    expect(await opens(cookie)).toBe(false);
    const { token, cookie: another } = await comer();
    await house.call(logoutUser, { token });
    expect(await opens(another)).toBe(false);
  });

  test('is nobody who calls from another address than their company admits (rule 104)', async () => {
    const { brand, cookie } = await comer();
    const opens = async () => (await askAs(cookie, path)).heard.length === 1;
    const admit = (network: string) =>
      house.context.database.pool.query(
        `update brand set ip_list = array[$2::cidr], ip_for = 'all' where id = $1`,
        [brand.brandId, network],
      );
    await admit('203.0.113.0/24');
    expect(await opens()).toBe(false);
    await admit('127.0.0.0/8');
    expect(await opens()).toBe(true);
  });

  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 'GET', true],
    ['its own form', { 'sec-fetch-site': 'same-origin' }, 'POST', true],
    ['an address typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'GET', true],
    ['a page load over http', {}, 'GET', true],
    ['a form over http', { origin: 'http://localhost:80' }, 'POST', true],
    ['a foreign link', { 'sec-fetch-site': 'cross-site' }, 'GET', false],
    ['a foreign form', { 'sec-fetch-site': 'cross-site', origin: 'http://a.b' }, 'POST', false],
    ['a page of a subdomain', { 'sec-fetch-site': 'same-site' }, 'GET', false],
    ['no page at all', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }, 'GET', false],
    ['a foreign form over http', { origin: 'http://a.b' }, 'POST', false],
    ['a change that says nothing over http', {}, 'POST', false],
  ] as const)('by %s: %o %s → %s', async (_, headers, method, opens) => {
    heard = [];
    const given = { accept: 'text/html', ...headers, cookie: own };
    await app.inject({ url: path, method, headers: given });
    expect(heard.length === 1).toBe(opens);
  });

  test('says nothing of who they are: neither the session nor a forged name goes there', async () => {
    const forged = {
      'remote-user': 'root',
      'x-remote-user': 'root',
      'x-user': 'root',
      'x-client-ip': '10.0.0.1',
      'true-client-ip': '10.0.0.1',
      'cf-connecting-ip': '10.0.0.1',
      'x-http-method-override': 'DELETE',
      cookie: 'info-journal=closed; __Host-session=a; session=b; session-3000=c; theme=dark',
    };
    const [there] = (await ask(path, { headers: forged })).heard;
    expect(there?.headers.cookie).toBe('theme=dark');
    expect(Object.values(there?.headers ?? {}).join(' ')).not.toMatch(/root|10\.0\.0\.1|DELETE/);
  });

  test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s goes nowhere', async (method) => {
    const { status, heard } = await ask(path, { method: method as 'OPTIONS' });
    expect([status >= 400, heard]).toEqual([true, []]);
  });
});

describe('without one', () => {
  test.each(['/v2/matrix', '/v2/matrix/assessments', '/v2/matrix/a/b.js'])('%s', async (url) => {
    const reply = await without.inject({ url, headers: page });
    expect(reply.statusCode).toBe(404);
    for (const said of ['Матрица не подключена', 'Matrix isn’t connected'])
      expect(reply.body).toContain(said);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(reply.body) ?? [];
    expect(existsSync(fromRoot(`src/app/web/public${style}`))).toBe(true);
  });
});

describe('in a demo without one', () => {
  test('a page of its own stands in for it, for people who may open it', async () => {
    const demo = await appWith({ DEMO: 'on' });
    const open = (cookie: string, url = '/v2/matrix/assessments') =>
      demo.inject({ url, headers: { ...page, cookie } });
    for (const url of ['/v2/matrix', '/v2/matrix/assessments', '/v2/matrix/dictionaries?page=2']) {
      const { statusCode, headers, body } = await open(own, url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      for (const said of ['Здесь откроется Матрица', 'Matrix opens here', 'MATRIX_URL'])
        expect(body).toContain(said);
    }
    const others = [(await comer('ROLE_HR')).cookie, ''];
    const { brand, cookie } = await comer();
    await house.context.database.pool.query('update brand set matrix = false where id = $1', [
      brand.brandId,
    ]);
    for (const other of [...others, cookie]) {
      expect((await open(other)).body).not.toContain('Matrix opens here');
    }
    const call = await demo.inject({ url: '/v2/matrix/api', headers: { accept: '*/*' } });
    expect(call.statusCode).toBe(401);
    await demo.close();
  });

  test('MATRIX_URL says otherwise', async () => {
    const { port } = upstream.address() as AddressInfo;
    const demo = await appWith({ DEMO: 'on', MATRIX_URL: `http://127.0.0.1:${port}` });
    const headers = { ...page, cookie: own };
    const { body } = await demo.inject({ url: '/v2/matrix/assessments', headers });
    expect(body).toBe('<h1>Matrix</h1>');
    await demo.close();
  });
});

test('it is in the menu where a brand has it on and the installation has one or is a demo (rule 174)', async () => {
  const { database } = house.context;
  const demo = await appWith({ DEMO: 'on' });
  for (const matrix of [true, false]) {
    const brand = await makeBrand(database, { matrix });
    const { token } = await enter(house.context, brand, ['ROLE_EMPLOYEE']);
    const hasIn = async (where: typeof app) => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await where.inject({ url: `/api${getAvailableRoutes.path}`, headers });
      return reply.json().data.includes('matrix_matrix_list');
    };
    expect([await hasIn(app), await hasIn(without)]).toEqual([matrix, false]);
    expect(await hasIn(demo)).toBe(matrix);
  }
  await demo.close();
});
