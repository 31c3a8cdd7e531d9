import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { inBrand, type Member, makeBrand, makeMember } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';
import { hashPassword } from './password.ts';

// Loads its own copies of the modules: those that other files loaded know nothing of the mock.
vi.hoisted(() => vi.resetModules());
// With costs as the product has them.
vi.mock('@node-rs/argon2', async () => {
  const { library } = await import('#test/fake/quick-argon2.ts');
  return { ...library, verify: vi.fn(library.verify) };
});

const house = startApp();
const password = 'Correct-360!';

beforeAll(async () => {
  const { database } = house.context;
  const { pool } = database;
  const { brandId } = await makeBrand(database, { slug: 'north' });
  await makeBrand(database, { slug: 'south' });
  const asleep = await makeBrand(database, { slug: 'asleep', active: false });
  const member = (email: string, given = {}, brand = brandId) =>
    inBrand(database, brand, (scope) => makeMember(scope, ['ROLE_HR'], { email, ...given }));
  const knows = async ({ accountId }: Member) =>
    pool.query('update account set password_hash = $1 where id = $2', [
      await hashPassword(password),
      accountId,
    ]);
  await knows(await member('anna@example.ru'));
  await knows(await member('off@example.ru', { disabled: true }));
  await knows(await member('asleep@example.ru', {}, asleep.brandId));
  await member('fresh@example.ru');
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

/** Compares the work done, because measured time would depend on luck (rule 2). */
test.each([
  ['the right password', 'anna@example.ru', password, 'north', 200],
  ['a wrong one', 'anna@example.ru', 'wrong-one', 'north', 401],
  ['an unknown account', 'ghost@example.ru', password, 'north', 401],
  ['an account without a password', 'fresh@example.ru', password, 'north', 401],
  ['a disabled membership', 'off@example.ru', password, 'north', 401],
  ['another brand', 'anna@example.ru', password, 'south', 401],
  ['an unknown brand', 'anna@example.ru', password, 'nowhere', 401],
  ['an unknown account in an unknown brand', 'ghost@example.ru', password, 'nowhere', 401],
  ['a sleeping brand', 'asleep@example.ru', password, 'asleep', 401],
])('%s: one verification, as costly as any', async (_, email, given, holdingSlug, status) => {
  const body = { email, password: given, holdingSlug };
  expect((await house.call(loginUser, { body })).status).toBe(status);
  expect(vi.mocked(verify).mock.calls).toEqual([
    [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/), given],
  ]);
});
