import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { logoutUser } from '#core/account/contract/auth.ts';
import { switchBrand } from '#core/account/contract/current-user.ts';
import { heartbeat } from '#core/notification/contract/event.ts';
import {
  getNotificationList,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import { announce } from '#platform/server/signal/queries.ts';
import { createSignals } from '#platform/server/signal/signals.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { type EventReader, readEvents } from '#test/fake/event-reader.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let origin: string;
let company: Company;
const readers: EventReader[] = [];

beforeAll(async () => {
  origin = await house.app.listen({ port: 0 });
});
beforeEach(async () => {
  company = await makeCompany(house.context.database, house.context.now());
});
afterEach(() => {
  vi.useRealTimers();
  for (const reader of readers.splice(0)) reader.leave();
});

const database = () => house.context.database;
const values = {
  questionaryId: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11',
  number: 1,
  name: 'Инженер',
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
};
/** What the last answer does, as far as it matters here. */
const tellStaff = (brandId = company.brandId) =>
  inBrand(database(), brandId, (scope) =>
    notifyStaff(scope, 'questionaryDone', values, house.context.now()),
  );
async function open(token: string, at = origin, headers = {}): Promise<EventReader> {
  const reader = await readEvents(at, token, headers);
  readers.push(reader);
  return reader;
}
const said = (unreadCount: number, ...typeList: string[]) => ({ unreadCount, typeList });

describe('a stream', () => {
  test('says how it stands, then what comes, as it comes', async () => {
    const reader = await open(company.hrToken, origin, { 'accept-encoding': 'br, gzip' });
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
    expect(await reader.next()).toEqual(said(0));
    await tellStaff();
    expect(await reader.next()).toEqual(said(1, 'questionaryDone'));
    const body = { idList: 'all' };
    await house.call(updateNotification, { token: company.hrToken, body });
    expect(await reader.next()).toEqual(said(0));
  });

  test('says nothing of what others are told', async () => {
    const { token } = await enter(house.context, company, ['ROLE_MANAGER']);
    const other = await makeCompany(database(), house.context.now());
    const [manager, hr] = [await open(token), await open(company.hrToken)];
    expect([await manager.next(), await hr.next()]).toEqual([said(0), said(0)]);
    await tellStaff(other.brandId);
    await tellStaff();
    expect(await hr.next()).toEqual(said(1, 'questionaryDone'));
    await house.call(updateNotification, { token, body: { idList: 'all' } });
    expect(await manager.next()).toEqual(said(0));
  });

  test('says that a job of one’s own is further on, and nothing else of it', async () => {
    const reader = await open(company.hrToken);
    await reader.next();
    const { rows } = await database().pool.query<{ id: string }>(
      `select id from membership where brand_id = $1`,
      [company.brandId],
    );
    await inBrand(database(), company.brandId, (scope) =>
      announce(
        scope,
        'job',
        rows.map(({ id }) => id),
      ),
    );
    expect(await reader.next()).toEqual({});
    await tellStaff();
    expect(await reader.next()).toEqual(said(1, 'questionaryDone'));
  });

  test('says nothing of what was undone', async () => {
    const reader = await open(company.hrToken);
    await reader.next();
    const failing = inBrand(database(), company.brandId, async (scope) => {
      await notifyStaff(scope, 'questionaryDone', values, house.context.now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await house.call(updateNotification, { token: company.hrToken, body: { idList: 'all' } });
    expect(await reader.next()).toEqual(said(0));
  });

  test('hears of what another process did', async () => {
    const signals = createSignals(house.url, () => {});
    const second = await createApp({ ...house.context, signals });
    const reader = await open(company.hrToken, await second.listen({ port: 0 }));
    expect(await reader.next()).toEqual(said(0));
    await tellStaff();
    expect(await reader.next()).toEqual(said(1, 'questionaryDone'));
    await second.close();
    expect(await reader.next()).toBeUndefined();
  });

  test('goes on when its connection to the database breaks', async () => {
    const reader = await open(company.hrToken);
    await reader.next();
    const listening = `select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %'`;
    const { pool } = database();
    const { rows } = await pool.query(`select pg_terminate_backend(pid) from (${listening}) l`);
    expect(rows.length).toBeGreaterThan(0);
    await tellStaff();
    let unread = 0;
    while (unread === 0) {
      const event = await reader.next();
      unread = typeof event === 'object' ? event.unreadCount : 0;
    }
    expect(unread).toBe(1);
  });
});

describe('it ends', () => {
  test('with the session, before anything else is said', async () => {
    const reader = await open(company.hrToken);
    await reader.next();
    await house.call(logoutUser, { token: company.hrToken });
    await tellStaff();
    expect(await reader.next()).toBeUndefined();
  });

  test('with the session, at the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { token, ...member } = await enter(house.context, company, ['ROLE_HR']);
    const reader = await open(token);
    await reader.next();
    vi.advanceTimersByTime(heartbeat);
    expect(await reader.next()).toBe('heartbeat');
    await database().pool.query('update membership set disabled = true where id = $1', [
      member.membershipId,
    ]);
    vi.advanceTimersByTime(heartbeat);
    expect(await reader.next()).toBeUndefined();
  });

  test('when the session moves to another company', async () => {
    const { token, ...member } = await enter(house.context, company, ['ROLE_HR']);
    const other = await makeCompany(database(), house.context.now(), { name: 'Другая' });
    await database().pool.query(
      `insert into membership (brand_id, id, account_id, roles)
       values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
      [other.brandId, member.accountId],
    );
    const reader = await open(token);
    await reader.next();
    expect((await house.call(switchBrand, { token, body: { name: 'Другая' } })).status).toBe(200);
    await tellStaff();
    expect(await reader.next()).toBeUndefined();
  });
});

test('an account has four at once, and its calls don’t wait for them', async () => {
  for (let n = 0; n < 4; n += 1) await (await open(company.hrToken)).next();
  const fifth = await open(company.hrToken);
  expect([await fifth.next(), await fifth.next(), await fifth.next()]).toEqual([
    said(0),
    {},
    undefined,
  ]);
  const { status } = await house.call(getNotificationList, { token: company.hrToken });
  expect(status).toBe(200);
  readers[0]?.leave();
  // The next one is kept open: it hears what comes.
  const hears = async () => {
    const next = await open(company.hrToken);
    const before = (await next.next()) as { unreadCount: number };
    await tellStaff();
    expect(await next.next()).toEqual(said(before.unreadCount + 1, 'questionaryDone'));
  };
  await vi.waitFor(hears, { timeout: 30_000 });
});

test('its hours are no slow call in the metrics', async () => {
  const reader = await open(company.hrToken);
  await reader.next();
  reader.leave();
  await house.call(getNotificationList, { token: company.hrToken });
  const { body } = await house.app.inject('/metrics');
  expect(body).toContain('route="/api/notification/list"');
  expect(body).not.toMatch(/route="\/api\/event",status="200"/);
});
