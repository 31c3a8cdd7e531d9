import { expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();

test.each([
  ['invalid JSON', '{"a":', 'application/json', 400],
  ['a body over 1 MB', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 'application/json', 413],
  ['XML', '<a/>', 'application/xml', 415],
  ['a prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
])('%s is refused with a clear message', async (_, payload, type, status) => {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload,
    headers: { 'content-type': type, 'accept-language': 'en' },
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json().message).toMatch(/^[A-Z]/);
});
