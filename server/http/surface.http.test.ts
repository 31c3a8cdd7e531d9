import { expect, test } from 'vitest';
import { loginUser } from '#contract/auth.ts';
import { getCurrentUserInfo } from '#contract/user.ts';
import { makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start-app.ts';

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

test.each([
  ['this machine', {}, 200],
  ['this machine’s proxy for anybody', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['another proxy for anybody', { forwarded: 'for=127.0.0.1' }, 404],
])('metrics are read without a token by %s: %j %i', async (_, headers, status) => {
  expect((await house.app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
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
