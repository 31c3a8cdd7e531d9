import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { inBrand, makeBrand, makeMember } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

// Loads its own copies of the modules: those that other files loaded know nothing of the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn() };
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

/** Limits of signing in, under attack (rule 44). A password is right when it is this one. */
const password = 'Correct-360!';
const house = startApp({ TRUST_PROXY: 'on' });
const query = (text: string, values: unknown[] = []) =>
  house.context.database.pool.query(text, values);
let brandId: string;

beforeAll(async () => {
  ({ brandId } = await makeBrand(house.context.database, { slug: 'north' }));
});
beforeEach(async () => {
  house.setNow(testNow);
  vi.mocked(verify).mockReset();
  vi.mocked(verify).mockImplementation(async (_, given) => given === password);
  await query('delete from attempt');
});

interface From {
  given?: string;
  address?: string;
  deviceList?: string[];
}
const signIn = (email: string, { given = password, address = '10.0.0.1', deviceList }: From = {}) =>
  house.call(loginUser, {
    body: { email, password: given, holdingSlug: 'north', ...(deviceList && { deviceList }) },
    headers: { 'x-forwarded-for': address },
  });
const fail = (email: string, from: From = {}) => signIn(email, { given: 'wrong', ...from });
const failures = (howMany: number, email: string, from: From = {}) =>
  Promise.all(Array.from({ length: howMany }, () => fail(email, from)));
/** How often each status was answered. */
const tally = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
async function person(): Promise<string> {
  const email = `${randomUUID()}@example.ru`;
  await inBrand(house.context.database, brandId, async (scope) => {
    const { accountId } = await makeMember(scope, ['ROLE_HR'], { email });
    await scope.tx.execute(`update account set password_hash = 'kept' where id = '${accountId}'`);
  });
  return email;
}
/** Signs in once and keeps what the device is given. */
const knownDevice = async (email: string) => {
  const { status, body } = await signIn(email, { address: '10.9.9.9' });
  expect(status).toBe(200);
  return [body.device];
};

describe('many guesses at once', () => {
  test('ten are tried, and nothing tells the right one from the others', async () => {
    const email = await person();
    const guesses = Array.from({ length: 300 }, (_, n) => (n === 100 ? password : `guess ${n}`));
    const answers = await Promise.all(guesses.map((given) => signIn(email, { given })));
    expect([tally(answers), vi.mocked(verify).mock.calls.length]).toEqual([
      { 401: 10, 429: 290 },
      10,
    ]);
    const [right, wrong] = [answers[100], answers[299]];
    const said = (answer = right) => {
      const { date, 'x-request-id': own, ...headers } = answer?.headers ?? {};
      return [answer?.status, headers, String(answer?.bytes)];
    };
    expect(said(right)).toEqual(said(wrong));
    expect(right?.headers['retry-after']).toBe('900');
    expect((await signIn(email)).status).toBe(429);
  });

  test('what was refused is not counted: elsewhere the person signs in', async () => {
    const email = await person();
    await failures(80, email);
    expect((await signIn(email, { address: '10.0.0.2' })).status).toBe(200);
  });
});

describe('how many failures there may be', () => {
  test('ten of one account from one address, but a success gives its own back', async () => {
    const email = await person();
    await failures(9, email);
    for (let time = 0; time < 3; time += 1) expect((await signIn(email)).status).toBe(200);
    expect(tally(await failures(3, email))).toEqual({ 401: 1, 429: 2 });
  });

  test('fifty of one account from all addresses together', async () => {
    const email = await person();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => fail(email, { address: `10.1.0.${n}` })),
    );
    expect(tally(answers)).toEqual({ 401: 50, 429: 10 });
    expect((await signIn(await person())).status).toBe(200);
  });

  test('a hundred from one address', async () => {
    const address = '10.2.0.1';
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, n) => fail(`nobody-${n}@example.ru`, { address })),
    );
    expect(tally(answers)).toEqual({ 401: 100, 429: 10 });
    expect((await signIn(await person(), { address: '10.2.0.2' })).status).toBe(200);
  });

  test('the addresses of one IPv6 network are one', async () => {
    const email = await person();
    const from = (network: string) => (n: number) => ({ address: `2001:db8:0:${network}::${n}` });
    const [here, elsewhere] = [from('1'), from('2')];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => fail(email, here(n + 1))),
    );
    expect(tally(answers)).toEqual({ 401: 10, 429: 2 });
    expect((await signIn(email, elsewhere(1))).status).toBe(200);
  });
});

describe('a device that has signed in before', () => {
  test('goes on while others guess, also from its own address', async () => {
    const email = await person();
    const deviceList = await knownDevice(email);
    for (let n = 0; n < 5; n += 1) await failures(10, email, { address: `10.3.0.${n}` });
    expect((await signIn(email, { address: '10.3.0.0' })).status).toBe(429);
    expect((await signIn(email, { address: '10.3.0.0', deviceList })).status).toBe(200);
  });

  test('has ten attempts of its own, and stays the same one when it signs in again', async () => {
    const email = await person();
    const deviceList = await knownDevice(email);
    await failures(9, email, { deviceList });
    const again = (await signIn(email, { deviceList })).body.device;
    expect(tally(await failures(3, email, { deviceList: [again] }))).toEqual({ 401: 1, 429: 2 });
    expect((await signIn(email, { deviceList })).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
  });

  test('anybody who gathers devices has fifty attempts with all of them', async () => {
    const email = await person();
    const devices = await Promise.all(Array.from({ length: 6 }, () => knownDevice(email)));
    const answers = await Promise.all(
      devices.map((deviceList) => failures(10, email, { deviceList })),
    );
    expect(tally(answers.flat())).toEqual({ 401: 50, 429: 10 });
  });

  test.each([
    ['of another account', async () => knownDevice(await person())],
    ['that was altered', async (email: string) => altered(await knownDevice(email))],
    ['that nobody signed', async () => ['id.zzzzzzzzz.signature', 'nonsense', '..']],
  ])('a value %s is worth nothing', async (_, valueFor) => {
    const email = await person();
    const deviceList = await valueFor(email);
    await failures(10, email);
    expect((await signIn(email, { deviceList })).status).toBe(429);
  });
  /** Another id and term under the same signature. */
  const altered = ([value = '']: string[]) => {
    const [id = '', until = '', signature = ''] = value.split('.');
    return [`${id}x.${until}.${signature}`, `${id}.z${until}.${signature}`];
  };

  test('is one of several that a shared computer keeps, and is forgotten after 180 days', async () => {
    const [email, other] = [await person(), await person()];
    const deviceList = [...(await knownDevice(other)), ...(await knownDevice(email))];
    await failures(10, email);
    expect((await signIn(email, { deviceList })).status).toBe(200);
    house.setNow('2026-12-12T09:00:01Z');
    await failures(10, email);
    expect((await signIn(email, { deviceList })).status).toBe(429);
  });
});

describe('when the clock is set', () => {
  test('back by an hour, a limited account is free again', async () => {
    const email = await person();
    await failures(11, email);
    house.setNow('2026-06-15T08:00:00Z');
    expect((await signIn(email)).status).toBe(200);
  });

  test('back by seconds, it waits a window at most', async () => {
    const email = await person();
    await failures(11, email);
    house.setNow('2026-06-15T08:59:30Z');
    expect((await signIn(email)).headers['retry-after']).toBe('900');
  });

  test('forward by forty days and back again, the limits hold as before', async () => {
    const email = await person();
    house.setNow('2026-07-25T09:00:00Z');
    await failures(11, email);
    house.setNow(testNow);
    expect(tally(await failures(12, email))).toEqual({ 401: 10, 429: 2 });
    house.setNow('2026-06-15T09:15:00Z');
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('when more sign in than can be checked', () => {
  test('the rest gets 503 with Retry-After at once, and nothing of it is counted', async () => {
    const email = await person();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.mocked(verify).mockImplementation(() => held.then(() => false));
    const refused: Awaited<ReturnType<typeof fail>>[] = [];
    const asked = Array.from({ length: 72 }, async (_, n) => {
      const answer = await fail(n % 9 ? `crowd-${n}@example.ru` : email);
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBe(5);
    expect(vi.mocked(verify).mock.calls.length).toBe(3);
    expect(refused[0]?.headers['retry-after']).toBe('3');
    expect(refused[0]?.body.message).toBe('Сервер сейчас занят. Повторите через 3 с.');
    release();
    expect(tally(await Promise.all(asked))).toEqual({ 401: 67, 503: 5 });
    const counted = await query('select max(failures) as most from attempt');
    expect(counted.rows).toEqual([{ most: 67 }]);
  });
});
