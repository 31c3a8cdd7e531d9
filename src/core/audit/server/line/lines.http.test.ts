import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { readWork } from '#app/server/start/work-in-hand.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import type { Context } from '#platform/server/context.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';

/** The activity log as lines for other programs (rule 185). */
const house = startApp();
let folder: string;
let own: Company;
let other: Company;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
  const { database, now } = house.context;
  await database.pool.query('delete from audit');
  await database.pool.query('delete from audit_line');
  own = await makeCompany(database, now(), { howMany: 0 });
  other = await makeCompany(database, now(), { howMany: 0 });
});
afterEach(() => rm(folder, { recursive: true }));

const place = () => join(folder, 'audit.jsonl');
const write = (auditLines: string | undefined = place()) => {
  const context: Context = { ...house.context, config: { ...house.context.config, auditLines } };
  return tasks['write-audit-lines'](context, {}, { attempt: 1, isLast: false });
};
const read = async () =>
  (await readFile(place(), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const add = async (name: string, { hrToken: token }: Company = own) => {
  const body = { name, competenceList: [] };
  expect((await house.call(positionCalls.create, { token, body })).status).toBe(200);
};
const query = async (text: string, ...values: unknown[]) =>
  (await house.context.database.pool.query(text, values)).rows;
const names = async () => (await read()).map(({ name }) => name);
/** The clock comes by until these are written: others that share the cluster may be in the midst of something. */
const written = (...due: string[]) =>
  expect
    .poll(async () => {
      await write();
      return (await names().catch(() => [])).sort();
    })
    .toEqual(due.sort());

test('each entry of every company is a line, once, with what the activity log says', async () => {
  await add('Слесарь');
  await add('Чужая', other);
  await written('Слесарь', 'Чужая');
  await add('Токарь');
  await written('Слесарь', 'Токарь', 'Чужая');
  const lines = await read();
  const [{ slug }] = await query('select slug from brand where id = $1', own.brandId);
  const mine = lines.filter(({ company }) => company === slug);
  expect(mine.map(({ name }) => name)).toEqual(['Слесарь', 'Токарь']);
  expect(mine[0]).toMatchObject({ type: 'audit', verb: 'create', kind: 'position', details: {} });
  expect(new Date(mine[0].at)).toEqual(house.context.now());
  expect((await stat(place())).mode & 0o777).toBe(0o600);
});

test('what a transaction adds late is neither lost nor written before its turn', async () => {
  const client = await house.context.database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     values ($1, now(), '', '', 'update', 'position', 'Долгая', '{}')`,
    [own.brandId],
  );
  await add('Быстрая');
  for (let minute = 0; minute < 3; minute += 1) await write();
  await expect(read()).rejects.toThrow('ENOENT');
  await client.query('commit');
  client.release();
  await written('Быстрая', 'Долгая');
  expect(await names()).toEqual(['Долгая', 'Быстрая']);
});

test('what can’t be written waits, and a line that was cut off is ended', async () => {
  await add('Слесарь');
  const missing = join(folder, 'missing', 'audit.jsonl');
  await expect.poll(() => write(missing).then(String, ({ code }) => code)).toBe('ENOENT');
  house.setNow(new Date(Date.now() + 20 * 60_000).toISOString());
  const inHand = (auditLines: string | undefined) =>
    readWork({ ...house.context, config: { ...house.context.config, auditLines } });
  expect((await inHand(undefined)).oldestLineAge).toBeNull();
  expect((await inHand(missing)).oldestLineAge).toBeGreaterThan(15 * 60);
  await writeFile(place(), '{"type":"audit","na');
  await write();
  expect((await inHand(place())).oldestLineAge).toBe(0);
  const [cut, whole] = (await readFile(place(), 'utf8')).split('\n');
  expect(cut).toBe('{"type":"audit","na');
  expect(JSON.parse(whole ?? '')).toMatchObject({ name: 'Слесарь' });
});

test('whom a file with reports is about stays in the log, and nothing is written unasked', async () => {
  await query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     values ($1, now(), '', '', 'export', 'report', '', $2)`,
    own.brandId,
    JSON.stringify({ reportCount: 2, subjectIdList: [own.brandId] }),
  );
  await write('');
  expect(await query('select from audit_line')).toEqual([]);
  await written('');
  expect((await read())[0].details).toEqual({ reportCount: 2 });
});

test('a database that was brought here from elsewhere goes on', async () => {
  await add('Слесарь');
  await write();
  await query('update audit_line set due_after = 1e15');
  await write();
  expect(await names()).toEqual(['Слесарь']);
});
