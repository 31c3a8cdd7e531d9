import { describe, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { loginUser } from '#core/account/contract/auth.ts';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp({ TRUST_PROXY: 'on' });
const query = async <R extends object>(text: string) =>
  (await house.context.database.pool.query<R>(text)).rows;

test('no cache keeps an answer of the API, not even a refusal', async () => {
  const { hrToken } = await makeCompany(house.context.database, new Date(testNow));
  for (const token of [hrToken, 'no-session-at-all-here']) {
    const { headers } = await house.call(getCurrentUserInfo, { token });
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('connections that say nothing, or half a request, are not kept', () => {
  const { headersTimeout, requestTimeout } = house.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([20_000, 120_000]);
});

test('a forged address before the proxy’s does not avoid being counted', async () => {
  const body = { email: 'ghost@example.ru', password: 'wrong', holdingSlug: 'north' };
  for (const forged of ['1.1.1.1', '2.2.2.2']) {
    const headers = { 'x-forwarded-for': `${forged}, 10.0.0.9` };
    expect((await house.call(loginUser, { body, headers })).status).toBe(401);
  }
  expect(await query('select min(failures), max(failures) from attempt')).toEqual([
    { min: 2, max: 2 },
  ]);
});

describe('metrics', () => {
  const token = 'sixteen characters or more';
  const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
  /** What a call from this machine gets, with these settings and headers. */
  async function ask(env: Record<string, string>, headers: Record<string, string>) {
    const config = readConfig({ DEMO: 'off', ...env });
    const app = await createApp({ ...house.context, config });
    const { statusCode } = await app.inject({ url: '/metrics', headers });
    await app.close();
    return statusCode;
  }

  test.each([
    ['by this machine', {}, {}, 200],
    ['by a page that goes by this machine’s address', {}, { host: 'rebound.example' }, 404],
    ['by its proxy for anybody', {}, { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['by another proxy for anybody', {}, { forwarded: 'for=127.0.0.1' }, 404],
    ['by a silent proxy of a public site', { PUBLIC_URL: 'https://firm.example' }, {}, 404],
    ['from a port that all reach', { HOST: '0.0.0.0' }, {}, 404],
    ['by a silent proxy that is trusted', { TRUST_PROXY: 'on' }, {}, 404],
    ['with the token', { METRICS_TOKEN: token }, bearer(token), 200],
    [
      'with the token through a proxy',
      { METRICS_TOKEN: token, PUBLIC_URL: 'https://firm.example', TRUST_PROXY: 'on' },
      { ...bearer(token), 'x-forwarded-for': '203.0.113.7' },
      200,
    ],
    ['with another token', { METRICS_TOKEN: token }, bearer(`${token}s`), 404],
    ['without the token that is set', { METRICS_TOKEN: token }, {}, 404],
  ])('are read %s: %j %j %i', async (_, env, headers, status) => {
    expect(await ask(env as Record<string, string>, headers as Record<string, string>)).toBe(
      status,
    );
  });
});

test('a body nested without end is refused as malformed', async () => {
  const payload = '['.repeat(8000) + ']'.repeat(8000);
  const { statusCode } = await house.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(statusCode).toBe(400);
});
