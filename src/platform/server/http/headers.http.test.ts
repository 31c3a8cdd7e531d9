import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
const addresses = { http: 'http://assess.example', https: 'https://assess.example' } as const;
type Scheme = keyof typeof addresses;
const apps = {} as Record<Scheme, FastifyInstance>;
let folder: string;

const page = `<!doctype html><head><title>Оценка 360</title></head>${' '.repeat(2000)}`;
const script = `console.log('${'a'.repeat(5000)}');`;
const asset = '/assets/app-1a2b3c.js';

/** A small built web: a page, and a script compressed beforehand as the build does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, asset), script);
  await writeFile(join(folder, `${asset}.map`), '{}');
  await writeFile(join(folder, `${asset}.br`), brotliCompressSync(script));
  await writeFile(join(folder, `${asset}.gz`), gzipSync(script));
  for (const scheme of ['http', 'https'] as const) {
    const config = readConfig({
      DEMO: 'off',
      PUBLIC_URL: addresses[scheme],
      PHOTO_HOSTS: 'photos.example.com',
    });
    apps[scheme] = await createApp({ ...house.context, config }, folder);
  }
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The directives of a policy by name. */
const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  ) as Record<string, string[]>;

/** Our own files, and nothing else. */
const strict = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

describe('the page', () => {
  const open = async (settings: Record<string, string>) => {
    const config = readConfig({ DEMO: 'off', ...settings });
    const app = await createApp({ ...house.context, config }, folder);
    const { payload, headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    await app.close();
    return { payload, policy: directivesOf(headers['content-security-policy']) };
  };

  test('asks nobody else while nothing is configured', async () => {
    expect(await open({})).toEqual({ payload: page, policy: strict });
  });

  test('may count itself at the counter that is configured, and nothing more', async () => {
    const { payload, policy } = await open({ ANALYTICS_ID: '12345' });
    expect(policy).toEqual({ ...strict, 'connect-src': ["'self'", 'https://mc.yandex.ru'] });
    expect(payload).toContain('<meta name="analytics" content="https://mc.yandex.ru/watch/12345">');
  });

  test('reports errors to our own server, which keeps the DSN to itself', async () => {
    const { payload, policy } = await open({ ERROR_DSN: 'https://secret@errors.example.com/7' });
    expect(policy).toEqual(strict);
    expect(payload).toContain('<meta name="report-errors" content="on">');
    expect(payload).not.toMatch(/secret|errors\.example/);
  });

  test('is not sent again to who has it, alone or among others', async () => {
    const { etag } = (await apps.http.inject({ url: '/' })).headers;
    for (const had of [etag, `W/"older", ${etag}`, '*']) {
      const headers = { 'if-none-match': had, accept: 'text/html' };
      const again = await apps.http.inject({ url: '/x', headers });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  test.each(['br;q=0, gzip;q=0', 'identity', 'brotli'])(
    'goes out as it is to who takes %s',
    async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const reply = await apps.http.inject({ url: '/', headers });
      expect([reply.headers['content-encoding'], reply.payload]).toEqual([undefined, page]);
    },
  );

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('goes out compressed as %s', async (encoding, unpack) => {
    const reply = await apps.http.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(unpack(reply.rawPayload).toString()).toBe(page);
  });
});

describe.each(['http', 'https'] as const)('behind %s', (scheme) => {
  test.each([
    ['the page', '/', { accept: 'text/html' }, 200],
    ['an address of the app', '/estimation/reports', { accept: 'text/html' }, 200],
    ['an asset', asset, {}, 200],
    ['the API', '/api/brand/list', {}, 200],
    ['a refusal of the API', '/api/user/me', {}, 401],
    ['nothing', '/nothing/here.js', {}, 404],
    ['the map of a source', `${asset}.map`, {}, 404],
    ['nothing in the API', '/api/nothing', {}, 404],
    ['the readable contract', '/api/docs/', {}, 200],
  ])(
    '%s runs nothing inline, is framed by nobody and tells no other site',
    async (_, url, headers, status) => {
      const reply = await apps[scheme].inject({ url, headers });
      expect(reply.statusCode).toBe(status);
      const policy = directivesOf(reply.headers['content-security-policy']);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      expect(policy).toEqual({
        ...strict,
        'img-src': ["'self'", 'data:', 'https://photos.example.com'],
        ...(scheme === 'https' && { 'upgrade-insecure-requests': [] }),
      });
      expect(reply.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(reply.headers['strict-transport-security']).toBe(
        scheme === 'https' ? 'max-age=31536000' : undefined,
      );
      expect(reply.headers['x-powered-by']).toBeUndefined();
    },
  );
});

test('on plain http in a network no browser gets a header it would only complain of', async () => {
  const { headers } = await apps.http.inject({
    url: '/',
    headers: { host: 'assess.intranet:3000' },
  });
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
});

test('who is not known is told how to say who they are', async () => {
  const { headers } = await apps.https.inject('/api/user/me');
  expect(headers['www-authenticate']).toBe('Bearer');
});

test('a path that nobody can read is answered as safely as all others', async () => {
  const { statusCode, headers } = await apps.https.inject('/%zz');
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('a part of a file that it does not have is answered with its length', async () => {
  const headers = { range: 'bytes=999999-' };
  const reply = await apps.https.inject({ url: asset, headers });
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([
    416,
    `bytes */${script.length}`,
  ]);
});

describe('what the build compressed', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes out to who takes %s as %s', async (accepted, encoding, unpack) => {
    const reply = await apps.http.inject({ url: asset, headers: { 'accept-encoding': accepted } });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.rawPayload.length).toBeLessThan(script.length / 10);
    expect(unpack(reply.rawPayload).toString()).toBe(script);
  });

  test.each([[undefined], ['identity']])('goes out as it is to who takes %s', async (accepted) => {
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    const reply = await apps.http.inject({ url: asset, headers });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.payload).toBe(script);
  });
});

describe('an address of the app', () => {
  const accept = { accept: 'text/html,*/*' };
  test('is the page, which no cache keeps without asking again', async () => {
    const { payload, headers } = await apps.http.inject({
      url: '/structure/tree',
      headers: accept,
    });
    expect([payload, headers['cache-control']]).toEqual([page, 'no-cache']);
  });

  test('answers HEAD as it answers GET, without the page', async () => {
    for (const url of ['/', '/structure/tree']) {
      const { statusCode, payload, headers } = await apps.http.inject({
        method: 'HEAD',
        url,
        headers: accept,
      });
      expect([url, statusCode, payload]).toEqual([url, 200, '']);
      expect(headers['content-type']).toContain('text/html');
    }
  });

  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/estimation',
    '/assets',
    '/assets/missing.js',
    '/assets/',
    '/users.json',
    '/users.json?x=1',
    '/.env',
    '/.well-known/nothing',
    '/old/.git/config',
  ])('is never %s', async (url) => {
    const reply = await apps.http.inject({ url, headers: accept });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 6]);
  });

  test('may be a personal link, which search engines leave alone, as all but the first page', async () => {
    const link = `/testing/${'a'.repeat(22)}.${'b'.repeat(43)}`;
    for (const url of [link, '/structure/tree?q=a.js', '/apiary', '/']) {
      const reply = await apps.http.inject({ url, headers: accept });
      expect([url, reply.statusCode, reply.payload]).toEqual([url, 200, page]);
      expect(reply.headers['x-robots-tag']).toBe(url === '/' ? undefined : 'noindex');
    }
  });

  test('leads keepers of passwords to where one is changed', async () => {
    const { statusCode, headers } = await apps.http.inject('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/estimation/settings']);
  });
});

test.each([
  ['GET', '/api/brand/list'],
  ['OPTIONS', '/api/authentication/login'],
  ['GET', '/'],
  ['GET', asset],
] as const)('%s %s is shared with no other origin', async (method, url) => {
  const { headers } = await apps.https.inject({
    method,
    url,
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
