import { readFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { noteBackup } from '#platform/server/shared/last-backup.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { changeJobs } from '#test/fake/queued-jobs.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** What a person watches (docs/admin-guide/operation.md). */
const house = startApp();
const now = new Date(testNow);
const run = (text: string) => house.context.database.pool.query(text);

/** The values by name and labels, as in `otsenka_jobs{state="failed"}`. */
async function metrics(): Promise<Map<string, number>> {
  const { body } = await house.app.inject({ url: '/metrics' });
  const lines = body.split('\n').filter((line) => line.startsWith('otsenka_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
const byState = async (name: string, ...states: string[]) => {
  const all = await metrics();
  return states.map((state) => all.get(`otsenka_${name}{state="${state}"}`));
};

test('calls are counted by the pattern of their address, method and status', async () => {
  const { hrToken } = await makeCompany(house.context.database, now);
  for (const token of [hrToken, hrToken, 'no-session-at-all-here']) {
    await house.call(positionCalls.names, { token });
  }
  await house.app.inject({ url: '/testing-of-nobody?token=secret' });
  const all = await metrics();
  const count = (labels: string) =>
    all.get(`otsenka_http_request_duration_seconds_count{${labels}}`);
  const of = (status: number) => `method="GET",route="/api/dictionary/position",status="${status}"`;
  expect([count(of(200)), count(of(401))]).toEqual([2, 1]);
  expect([...all.keys()].join()).not.toMatch(/secret|nobody/);
});

test('connections in use and those who wait for one', async () => {
  const { pool } = house.context.database;
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const waiting = pool.connect();
  // Reading what is in the database, and whether it answers, waits too, after these have been counted.
  const read = metrics();
  await expect.poll(() => pool.waitingCount).toBe(3);
  for (const client of held) client.release();
  (await waiting).release();
  const all = await read;
  expect(all.get('otsenka_database_connections{pool="answers"}')).toBe(10);
  expect(all.get('otsenka_database_waiting{pool="answers"}')).toBe(1);
  expect(all.get('otsenka_database_up')).toBe(1);
});

test('which PostgreSQL answers, and how old the embedded one is', async () => {
  const { rows } = await run(`select current_setting('server_version') as version`);
  const [version] = rows[0].version.split(' ');
  expect((await metrics()).get(`otsenka_database_info{version="${version}"}`)).toBe(1);
  const age = 'otsenka_embedded_database_age_seconds';
  expect((await metrics()).get(age)).toBe((Date.parse(testNow) - Date.parse('2026-05-14')) / 1000);
  house.context.config.databaseUrl = house.url;
  expect((await metrics()).get(age)).toBeUndefined();
  house.context.config.databaseUrl = undefined;
});

test('how old the last good backup is, once there is one, and what the last one lacks', async () => {
  const { dataDir } = house.context.config;
  const [name, lacks] = ['otsenka_backup_age_seconds', 'otsenka_backup_missing_keys'];
  const none = await metrics();
  expect([none.has(name), none.has(lacks)]).toEqual([false, false]);
  await noteBackup(dataDir, { takenAt: testNow, missingKeys: 2 });
  const lacking = await metrics();
  expect([lacking.has(name), lacking.get(lacks)]).toEqual([false, 2]);
  await noteBackup(dataDir, { takenAt: testNow, missingKeys: 0 });
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await utimes(join(dataDir, 'last-backup'), hourAgo, hourAgo);
  const whole = await metrics();
  expect([whole.get(name), whole.get(lacks)]).toEqual([3600, 0]);
});

test('jobs by state, and how long the oldest has been due', async () => {
  await run(`
    select add_job('deliver', '{}', now() + late, key, 3, 0, null)
    from (values ('due', interval '-90 s'), ('later', '1 day'), ('again', '1 h'), ('running', '-1 s'),
      ('stuck', '-1 s'), ('failed', '-1 day')) job (key, late)`);
  await changeJobs(
    house.context.database,
    `attempts = case key when 'again' then 1 when 'failed' then 3 else 0 end,
     locked_by = case when key in ('running', 'stuck') then 'w' end,
     locked_at = now() - case key when 'running' then interval '1 min' when 'stuck' then '16 min' end`,
  );
  const states = ['waiting', 'retrying', 'later', 'running', 'stuck', 'failed'];
  expect(await byState('jobs', ...states)).toEqual([1, 1, 1, 1, 1, 1]);
  const age = (await metrics()).get('otsenka_oldest_job_age_seconds') ?? 0;
  expect([age >= 90, age < 600]).toEqual([true, true]);
});

test('letters by state, of all companies', async () => {
  const queue = ({ brandId, people }: Company) =>
    inBrand(house.context.database, brandId, (scope) => {
      const payload = { employeeId: people[0]! };
      return queueDeliveries(scope, 'invitation', [{ email: 'a@example.ru', payload }], now);
    });
  for (let made = 0; made < 2; made += 1)
    await queue(await makeCompany(house.context.database, now));
  await queue(await makeCompany(house.context.database, now));
  await run(`update delivery set state = 'failed' where id = (select id from delivery limit 1)`);
  const states = ['waiting', 'failed', 'refused', 'dropped', 'sent'];
  // Those that are sent grow without end, and nothing is to be done about them.
  expect(await byState('letters', ...states)).toEqual([2, 1, 0, 0, undefined]);
});

test('the version that runs, for anybody who asks whether it is alive', async () => {
  const { data } = (await house.app.inject({ url: '/healthz' })).json();
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
  expect((await metrics()).get(`otsenka_build_info{version="${data.version}"}`)).toBe(1);
});

test('reports that wait to be set', async () => {
  const { pdf } = house.context;
  house.context.pdf = { ...pdf, waiting: () => 3 };
  expect((await metrics()).get('otsenka_pdf_waiting')).toBe(3);
  house.context.pdf = pdf;
});

test('every metric and state that an alert names is there', async () => {
  const rules = readFileSync(fromRoot('deploy/prometheus-rules.yaml'), 'utf8');
  const all = [...(await metrics()).keys()];
  const named = [...rules.matchAll(/otsenka_\w+(?:\{(?:state|pool)="\w+"\})?/g)].map(String);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !all.some((one) => one.startsWith(name)))).toEqual([]);
});
