import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { resetCurrentUserPassword } from '#core/account/contract/reset.ts';
import { endOtherSessions, endSession, getSessionList } from '#core/account/contract/session.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { updateCompanySettings } from '#core/company/contract/company-settings.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { createUser, deleteUser } from '#core/user/contract/user.ts';
import { type DemoLogin, demoEmail, demoLogins } from '#platform/contract/demo.ts';
import { mostWaiting } from '#platform/server/http/call-turn.ts';
import { inBrand, makeMember, makePerson, signIn } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { resetDemo, resetHourly, untilReset } from './reset-demo.ts';

/** What anybody may try (rule 203). What an hour does is in `prepared/prepared.http.test.ts`. */
const house = startApp({ DEMO: 'public', SLACK_TOKEN: 'xoxb-12345678' });
let token: string;
let own: Awaited<ReturnType<typeof makeTwoCompanies>>['own'];
let boss: Awaited<ReturnType<typeof makeMember>>;

beforeAll(async () => {
  const { database, now } = house.context;
  ({ own } = await makeTwoCompanies(house.context));
  boss = await inBrand(database, own.brandId, (scope) => makeMember(scope, ['ROLE_SUPER_ADMIN']));
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
  ['settings', () => house.call(updateCompanySettings, { token, body: {} as never })],
])('%s: refused in words, as the next visitor would be locked out', async (_, ask) => {
  const { status, body } = await ask();
  expect(status).toBe(403);
  expect(body.message).toMatch(/Демо открыто всем/);
});

test('what does no harm is done', async () => {
  const body = { name: 'Новый отдел' } as never;
  expect((await house.call(subdivisionCalls.create, { token, body })).status).toBe(200);
});

test('once visitors have filled it, it is read and left, and nothing is stored; elsewhere nobody counts', async () => {
  const { config, database } = house.context;
  const before = config.demoMegabytes;
  const create = async () => {
    const body = { name: `Отдел ${randomUUID()}` } as never;
    const { status, body: said } = await house.call(subdivisionCalls.create, { token, body });
    return [status, said.message];
  };
  const full = [403, expect.stringMatching(/^Демо заполнено/)];
  try {
    const { rows } = await database.pool.query(
      'select pg_database_size(current_database())::int / 1024 / 1024 as stored',
    );
    config.demoMegabytes = rows[0].stored + 1;
    expect(await create()).toEqual([200, expect.anything()]);
    config.demoMegabytes = rows[0].stored - 1;
    expect(await create()).toEqual(full);
    const file = { bytes: 'Фамилия;Имя', name: 'a.csv' };
    expect((await house.call(importEmployees, { token, file })).body.message).toEqual(full[1]);
    expect((await house.call(subdivisionCalls.list, { token })).status).toBe(200);
    const visitor = await signIn(database, boss, house.context.now());
    expect((await house.call(logoutUser, { token: visitor })).status).toBe(200);
    config.isPublicDemo = false;
    expect((await create())[0]).toBe(200);
  } finally {
    Object.assign(config, { isPublicDemo: true, demoMegabytes: before });
  }
});

describe('visitors who share an account', () => {
  /** As long as the work takes, nobody can read or write this table. */
  async function withHeld(table: string, work: () => Promise<void>) {
    const client = await house.context.database.pool.connect();
    try {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      await work();
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const visitor = () => signIn(house.context.database, boss, house.context.now());

  test('wait for their own calls only, and whoever asks for too much at once is refused in words', async () => {
    const [greedy, other] = [await visitor(), await visitor()];
    let asked: Promise<{ status: number; body: { message: string } }>[] = [];
    await withHeld('subdivision', async () => {
      asked = Array.from({ length: 5 + mostWaiting }, () =>
        house.call(subdivisionCalls.list, { token: greedy }),
      );
      const { status, body } = await Promise.race(asked);
      expect([status, body.message]).toEqual([429, expect.stringMatching(/^Слишком много/)]);
      expect((await house.call(getSessionList, { token: other })).status).toBe(200);
    });
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
  });

  test('have room for two files each', async () => {
    const visitors = [await visitor(), await visitor()];
    const file = { bytes: 'Фамилия;Имя\nКим;Анна', name: 'a.csv' };
    const answered: number[] = [];
    let asked: Promise<number>[] = [];
    await withHeld('position', async () => {
      asked = [...visitors, ...visitors, ...visitors].map(async (by) =>
        answered.push((await house.call(importEmployees, { token: by, file })).status),
      );
      await expect.poll(() => answered).toEqual([429, 429]);
    });
    await Promise.all(asked);
    expect(answered.slice(2)).not.toContain(429);
  });
});

describe('those as whom the sign-in page lets people in', () => {
  const idOf = new Map<DemoLogin, string>();
  let place: { brandId: string; positionId: string; subdivisionId: string };
  const called = (slug: string) =>
    house.context.database.pool.query('update brand set slug = $2 where id = $1', [
      place.brandId,
      slug,
    ]);
  const person = (login: DemoLogin) => ({
    firstName: 'Пётр',
    lastName: 'Иванов',
    email: demoEmail(login, 'north'),
    locale: 'ru' as const,
    inCompany: '2020-02-03',
    inPosition: '2021-03-01',
    positionId: place.positionId,
    subdivisionId: place.subdivisionId,
  });
  let before: string;

  beforeAll(async () => {
    const { database } = house.context;
    place = own;
    before = (await database.pool.query('select slug from brand where id = $1', [own.brandId]))
      .rows[0].slug;
    await inBrand(database, own.brandId, async (scope) => {
      for (const login of demoLogins) {
        const employeeId = await makePerson(scope, person(login));
        idOf.set(login, employeeId);
        const email = demoEmail(login, 'north');
        await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId, email });
      }
    });
    await called('north');
  });
  afterAll(async () => {
    await called(before);
    await house.context.database.pool.query(`update account set email = id || '@example.ru'`);
  });

  test.each([
    ['deleted', (id: string) => house.call(employeeCalls.delete, { token, params: { id } })],
    [
      'called by another e-mail',
      (id: string) => {
        const body = { ...person('hr'), id, version: 1, email: 'mine@example.ru' };
        return house.call(employeeCalls.update, { token, body: body as never });
      },
    ],
  ])('are not %s', async (_, spoil) => {
    const { status, body } = await spoil(idOf.get('hr')!);
    expect([status, body.message]).toEqual([403, expect.stringMatching(/Демо открыто всем/)]);
  });

  test('anybody else may be deleted', async () => {
    const { database } = house.context;
    const id = await inBrand(database, place.brandId, (scope) => makePerson(scope, { ...place }));
    expect((await house.call(employeeCalls.delete, { token, params: { id } })).status).toBe(200);
  });

  test('wrong passwords keep nobody out', async () => {
    const body = { email: demoEmail('hr', 'north'), password: 'wrong', holdingSlug: 'north' };
    for (let n = 0; n < 12; n += 1) {
      expect((await house.call(loginUser, { body })).status).toBe(401);
    }
  });

  test('are not signed out by another visitor', async () => {
    expect((await house.call(endOtherSessions, { token })).status).toBe(403);
    const { body } = await house.call(getSessionList, { token });
    const params = { id: body.data[0]!.id };
    const others = { id: randomUUID() };
    expect((await house.call(endSession, { token, params: others })).status).toBe(403);
    expect((await house.call(endSession, { token, params })).status).toBe(200);
    token = await signIn(house.context.database, boss, house.context.now());
  });
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
