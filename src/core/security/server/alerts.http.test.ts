import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import type { Context } from '#platform/server/context.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What people are alerted of (rule 201). Of many reports: src/core/report/server/guard-many.http.test.ts. */
const house = startApp();
const said = vi.fn();
const once = { attempt: 1, isLast: false };
let own: Company;

beforeEach(async () => {
  house.setNow(testNow);
  said.mockReset();
  house.context.log.error = said;
  own = await makeCompany(house.context.database, house.context.now(), { howMany: 0 });
  await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
});

const query = async (text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query(text, values)).rows;
const alerts = async () =>
  (
    await query(
      `select payload ->> 'what' as what from delivery where brand_id = $1 and type = 'alert'`,
      [own.brandId],
    )
  ).map(({ what }) => what);
const at = (minutes: number) => new Date(Date.parse(testNow) + minutes * 60_000).toISOString();
const fail = (email: string, ip: string, minute = 0) =>
  tasks['note-failed-sign-in'](
    house.context,
    { email, at: at(minute), from: { ip, headers: {} } },
    once,
  );

test('super admins hear once an hour that many accounts were paused', async () => {
  for (let n = 0; n < 6; n += 1) await enter(house.context, own, ['ROLE_EMPLOYEE']);
  const members = await query(
    `select a.email from membership m join account a on a.id = m.account_id
     where m.brand_id = $1 and m.roles = '{ROLE_EMPLOYEE}' order by 1`,
    [own.brandId],
  );
  const pause = async (who: number, minute: number) => {
    for (let n = 0; n < 10; n += 1) await fail(members[who]?.email, `198.51.${who}.7`, minute);
    await runDueJobs(house.context, tasks);
  };
  await pause(0, 0);
  for (const who of [1, 2, 3]) await pause(who, 11);
  await pause(4, 12);
  expect(await alerts()).toEqual([]);
  await pause(5, 13);
  expect(await alerts()).toEqual(['manyPaused']);
  await pause(0, 20);
  expect(await alerts()).toEqual(['manyPaused']);
});

test('the operator’s log says once that one network asks for e-mails that nobody has', async () => {
  for (let n = 0; n < 29; n += 1) await fail(`nobody-${n}@x.ru`, `203.0.113.${n}`);
  await fail('nobody-1@x.ru', '203.0.113.7');
  await fail('nobody-elsewhere@x.ru', '192.0.2.1');
  expect(said).not.toHaveBeenCalled();
  for (const n of [30, 31, 32]) await fail(`nobody-${n}@x.ru`, '203.0.113.9');
  expect(said.mock.calls).toEqual([
    [{ network: '203.0.113.0/24' }, expect.stringContaining('30 e-mails')],
  ]);
});

test('the operator’s log says once an hour that the activity log is not written anywhere', async () => {
  const auditLines = join('/nowhere', 'audit.jsonl');
  const context: Context = { ...house.context, config: { ...house.context.config, auditLines } };
  const body = { name: 'Слесарь', competenceList: [] };
  await house.call(positionCalls.create, { token: own.hrToken, body });
  const minutes: number[] = [];
  for (let minute = 0; minute <= 80; minute += 1) {
    house.setNow(at(minute));
    said.mockReset();
    await tasks['write-audit-lines'](context, {}, once).catch(() => {});
    if (said.mock.calls.some(([, text]) => String(text).includes('AUDIT_LINES')))
      minutes.push(minute);
  }
  expect(minutes).toEqual([15, 75]);
});
