import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { type FileGiven, startApp } from '../start-app.ts';
import { fixtures, type Request, type World } from './fixtures.ts';
import { makeWorld } from './world.ts';

/** No input of anybody makes the server fail: every answer is a success or names what is wrong. */
const house = startApp();
let world: World;
let token: string;

beforeAll(async () => {
  const made = await makeWorld(house, 'fuzzed');
  world = made.world;
  token = made.tokens.ROLE_SUPER_ADMIN;
});

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'a'.repeat(20_000),
    "'; drop table brand; --",
    '%00',
    '../..',
  ),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, 0.1, null, true, [], {}, '__proto__', 'constructor'),
);

/** The valid request with one place of it, or the whole, replaced by something nasty. */
function spoilt(request: Request): fc.Arbitrary<Request> {
  const part = fc.constantFrom(
    ...(['params', 'query', 'body', ...(request.file ? ['file' as const] : [])] as const),
  );
  return fc
    .record({ part, value: nasty, choice: fc.nat(), whole: fc.nat(9) })
    .map(({ part: at, value, choice, whole }) => {
      if (at === 'file') return { ...request, file: spoiltFile(request.file, value, choice) };
      if (at === 'body')
        return { ...request, body: whole === 0 ? value : replace(request.body, value, choice) };
      const given = request[at] ?? {};
      const keys = [
        ...Object.keys(given),
        ...(at === 'query' ? ['limit', 'sort', 'filterList[q]', 'q'] : []),
      ];
      const key = keys[choice % keys.length];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return key ? { ...request, [at]: { ...given, [key]: encodeSafely(text) } } : request;
    });
}

/** Another content, or bytes of the old one spoilt, under a nasty name. */
function spoiltFile(file: FileGiven | undefined, value: unknown, choice: number): FileGiven {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  const bytes = Buffer.from(file?.bytes ?? '');
  if (choice % 2 === 0) return { bytes: text, name: text.slice(0, 100) };
  bytes.write(text, choice % Math.max(1, bytes.length));
  return { bytes, name: 'table.csv' };
}

function replace(body: unknown, value: unknown, choice: number): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[choice % (keys.length + 1)];
  if (key === undefined) return { ...body, unexpected: value };
  const inner = (body as Record<string, unknown>)[key];
  const next = choice % 3 === 0 ? value : replace(inner, value, Math.floor(choice / 2));
  return Array.isArray(body) ? body.with(Number(key), next) : { ...body, [key]: next };
}

const encodeSafely = (text: string) => encodeURIComponent(text.toWellFormed());

describe.each(
  endpoints.filter(({ name }) => name !== 'logoutUser').map((e) => [e.name, e] as const),
)('%s', (name, endpoint) => {
  test('answers any input without failing', async () => {
    const request = fixtures[name]?.own(world) ?? {};
    await fc.assert(
      fc.asyncProperty(spoilt(request), async (bad) => {
        const { status, body } = await house.call(endpoint, { ...bad, token });
        expect(status).toBeLessThan(500);
        if (status === 400) expect(body.message.length).toBeGreaterThan(0);
      }),
      { numRuns: 40, seed: 360 },
    );
  });
});

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
