import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect } from 'vitest';
import { loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import type { Events } from '#core/notification/contract/event.ts';
import {
  getNotificationList,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { type EventReader, readEvents } from '#test/fake/event-reader.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import type { startSlowMail } from '#test/kills/kills.ts';

/** What two processes on one database have in common, with the demo data in it. */

interface Asked {
  token?: string;
  body?: object;
  query?: Record<string, string>;
}

const ask = async (origin: string, { method, path }: Endpoint, asked: Asked = {}) => {
  const { token = '', body, query } = asked;
  const reply = await fetch(`${origin}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : {} };
};

const logIn = (origin: string, email: string, password = 'Demo-360!') =>
  ask(origin, loginUser, { body: { email, password, holdingSlug: 'north', deviceList: [] } });

/** Signed in at one, at home in the other, and signed out of both. */
export async function shareSessions([a, b]: readonly [string, string]): Promise<void> {
  const { token } = (await logIn(a, 'hr@demo.local')).body;
  const statusAt = async (origin: string) =>
    (await ask(origin, getNotificationList, { token })).status;
  expect([await statusAt(a), await statusAt(b)]).toEqual([200, 200]);
  await ask(a, logoutUser, { token });
  expect([await statusAt(a), await statusAt(b)]).toEqual([401, 401]);
}

/** Ten failures are ten, wherever they happen. */
export async function shareLimits(origins: readonly [string, string]): Promise<void> {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await logIn(origins[n % 2]!, 'manager@demo.local', 'not-the-one-360')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
}

/**
 * What happens anywhere is heard in the windows of both. The clock speaks of the demo's cycle in
 * between, whenever it has looked at it, so that no count is known beforehand.
 */
export async function shareNews([a, b]: readonly [string, string], pool: pg.Pool): Promise<void> {
  const { token } = (await logIn(a, 'hr@demo.local')).body;
  const windows = [await readEvents(a, token), await readEvents(b, token)];
  const heard = (isIt: (said: News) => boolean) =>
    Promise.all(windows.map((window) => heardIn(window, isIt)));
  const { unreadCount } = (await ask(a, getNotificationList, { token })).body;
  expect(unreadCount).toBeGreaterThan(2);
  await ask(a, updateNotification, { token, body: { idList: 'all' } });
  await heard((said) => said.unreadCount < unreadCount - 1);
  const { rows } = await pool.query("select id from brand where slug = 'north'");
  await withBrand({ database: { pool }, brandId: rows[0].id }, (scope) =>
    notifyStaff(scope, 'questionaryDone', done, new Date()),
  );
  await heard((said) => said.typeList.includes('questionaryDone'));
  for (const window of windows) window.leave();
}

const done = {
  questionaryId: randomUUID(),
  number: 1,
  name: 'Инженер',
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
};

type News = Events['notification'];

/** Listens until it is said. Half a minute of other news is enough. */
async function heardIn(window: EventReader, isIt: (said: News) => boolean): Promise<void> {
  const others: unknown[] = [];
  const impatience = setTimeout(window.leave, 30_000);
  for (;;) {
    const said = await window.next().catch(() => undefined);
    if (said === undefined) throw new Error(`Only this was said: ${JSON.stringify(others)}`);
    if (said !== 'heartbeat' && isIt(said)) break;
    others.push(said);
  }
  clearTimeout(impatience);
}

/** Each letter goes out once, whoever of the two sends it. */
export async function shareJobs(
  origins: readonly [string, string],
  pool: pg.Pool,
  mail: Awaited<ReturnType<typeof startSlowMail>>,
): Promise<void> {
  const emails = ['super', 'admin', 'hr', 'manager', 'employee'].map(
    (name) => `${name}@demo.local`,
  );
  const due = async () =>
    (await queuedJobs({ pool }, 'deliver')).filter(({ run_at }) => run_at <= new Date()).length;
  await Promise.all(
    emails.map((email, at) => ask(origins[at % 2]!, requestReset, { body: { email } })),
  );
  const reached = () => emails.filter((email) => mail.confirmed.some(({ to }) => to === email));
  await expect.poll(reached).toEqual(emails);
  await expect.poll(due).toBe(0);
  const ids = mail.confirmed.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
}
