import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getBrandList } from '#contract/company/brand.ts';
import { updateBrandSettings } from '#contract/company/brand-settings.ts';
import { resetCurrentUserPassword } from '#contract/people/reset.ts';
import { subdivisionCalls } from '#contract/people/subdivision.ts';
import { createUser, deleteUser } from '#contract/people/user.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { resetDemo, resetHourly, untilReset } from './reset-demo.ts';

/** What anybody may try (rule 203). What an hour does is in `prepared/prepared.http.test.ts`. */
const house = startApp({ DEMO: 'public', SLACK_TOKEN: 'xoxb-12345678' });
let token: string;

beforeAll(async () => {
  const { database, now } = house.context;
  const { own } = await makeTwoCompanies(house.context);
  const boss = await inBrand(database, own.brandId, (scope) =>
    makeMember(scope, ['ROLE_SUPER_ADMIN']),
  );
  token = await signIn(database, boss, now());
});
afterEach(() => {
  vi.useRealTimers();
});

test('it says so where one signs in, and has neither mail nor Slack', async () => {
  expect((await house.call(getBrandList, {})).body).toMatchObject({ demo: true, publicDemo: true });
  expect(house.context.slack).toBeNull();
  const mail = { to: 'a@example.ru', subject: 'A', text: 'B', html: 'C' };
  await house.context.mail.send(mail as never);
});

test.each([
  ['another password', () => house.call(resetCurrentUserPassword, { token, body: {} as never })],
  ['a new user', () => house.call(createUser, { token, body: {} as never })],
  ['a user deleted', () => house.call(deleteUser, { token, params: { id: randomUUID() } })],
  ['settings', () => house.call(updateBrandSettings, { token, body: {} as never })],
])('%s: refused in words, as the next visitor would be locked out', async (_, ask) => {
  const { status, body } = await ask();
  expect(status).toBe(403);
  expect(body.message).toMatch(/Демо открыто всем/);
});

test('what does no harm is done', async () => {
  const body = { name: 'Новый отдел' } as never;
  expect((await house.call(subdivisionCalls.create, { token, body })).status).toBe(200);
});

test('a database that is no demo’s is left as it is', async () => {
  const { pool } = house.context.database;
  const reset = () => resetDemo(house.context, () => {}, { file: '/nowhere', url: house.url });
  const count = async () => (await pool.query('select from employee')).rowCount;
  const people = await count();
  await expect(reset()).rejects.toThrow(/left as it is \(company /);
  await pool.query(
    `update brand set slug = (array['north', 'vector'])[1 + (select count(*)::int from brand b where b.id < brand.id)]`,
  );
  await expect(reset()).rejects.toThrow(/no demo account/);
  expect(await count()).toBe(people);
});

test('it begins anew at every full hour, also after one that failed', async () => {
  expect(untilReset(new Date('2026-11-28T10:59:59.000Z'))).toBe(1000);
  expect(untilReset(new Date('2026-11-28T11:00:00.000Z'))).toBe(3_600_000);
  vi.useFakeTimers({ now: new Date('2026-11-28T10:30:00Z') });
  const reset = vi.fn(async () => {});
  const hourly = resetHourly(reset, () => new Date());
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(reset).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(reset).toHaveBeenCalledTimes(2);
  hourly.stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(reset).toHaveBeenCalledTimes(2);
});
