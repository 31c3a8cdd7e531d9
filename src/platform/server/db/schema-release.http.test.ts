import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { administratorOf, createEmptyDatabase } from '#test/start/start-database.ts';
import { fewestSteps, migrationsFolder } from './schema-release.ts';
import { watchSchema } from './watch-schema.ts';

/** A program beside a newer one on the same database (decision 118). */
const house = startApp();
let company: Company;
beforeAll(async () => {
  company = await makeCompany(house.context.database, new Date(testNow));
});
afterEach(async () => {
  await house.context.database.pool.query(`
    delete from drizzle.__drizzle_migrations where hash = 'next';
    delete from drizzle.releases where steps = ${nextSteps};
    drop table if exists next`);
});

/** One more than this program knows. */
const nextSteps = readMigrationFiles({ migrationsFolder }).length + 1;
const run = (text: string, values: unknown[] = []) =>
  house.context.database.pool.query(text, values);
const noted = async () =>
  (await run('select product, fewest_steps from drizzle.releases order by steps')).rows;

const noteNext = (fewestSteps: number) =>
  run(`insert into drizzle.releases (steps, product, fewest_steps) values ($1, '9.0.0', $2)`, [
    nextSteps,
    fewestSteps,
  ]);

/** What a newer program does at its start. */
async function takeNextStep(fewestSteps: number): Promise<void> {
  await run('create table next (id int)');
  await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9e12)`);
  await noteNext(fewestSteps);
}
const status = async (url: string) => (await house.app.inject({ url })).statusCode;
const list = async () => (await house.call(positionCalls.names, { token: company.hrToken })).status;

test('a start says which version has brought the tables up to date', async () => {
  expect(await noted()).toEqual([
    { product: expect.stringMatching(/^\d+\.\d+\.\d+/), fewest_steps: fewestSteps },
  ]);
});

test('one that may go on does, and starts again without touching anything', async () => {
  await takeNextStep(1);
  await run('alter function public.add_job rename to newer_add_job');
  await migrate(house.url);
  const { rows } = await run(`select from pg_proc where proname = 'add_job'
    and pronamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
  await run('alter function public.newer_add_job rename to add_job');
  expect([await status('/readyz'), await list()]).toEqual([200, 200]);
  expect((await noted()).at(-1)).toEqual({ product: '9.0.0', fewest_steps: 1 });
});

test('one that is too old says so once, is not ready, takes no calls and starts no more', async () => {
  await takeNextStep(99);
  const error = vi.fn();
  const schema = watchSchema(house.context.database, { error });
  const before = { ...house.context.schema };
  Object.assign(house.context.schema, schema);
  expect(await list()).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect([await list(), await status('/readyz'), await status('/healthz')]).toEqual([
    503, 503, 200,
  ]);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^9\.0\.0 has changed .* too old/)]]);
  await expect(migrate(house.url)).rejects.toThrow('9.0.0 has changed the tables');
  Object.assign(house.context.schema, before);
});

test('a newer one that was killed before its step breaks nobody, and after it whom the step breaks', async () => {
  const error = vi.fn();
  const { look } = watchSchema(house.context.database, { error });
  await noteNext(99);
  await look();
  await migrate(house.url);
  expect(error).not.toHaveBeenCalled();
  await run('delete from drizzle.releases where steps = $1', [nextSteps]);
  await takeNextStep(99);
  await look();
  expect(error).toHaveBeenCalledOnce();
  await expect(migrate(house.url)).rejects.toThrow('9.0.0 has changed the tables');
});

test('a start that is killed in the middle of its steps is completed by the next, or by two at once', async () => {
  const empty = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: administratorOf(empty.url) });
  await client.connect();
  await client.query(`create function die() returns event_trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$`);
  for (const tag of ['CREATE INDEX', 'CREATE FUNCTION', 'CREATE POLICY']) {
    await client.query(`create event trigger die on ddl_command_end
      when tag in ('${tag}') execute function die()`);
    await expect(migrate(empty.url)).rejects.toThrow();
    await client.query('drop event trigger die');
    const { rows } = await client.query(`select to_regclass('public.brand') is not null as there,
      to_regclass('drizzle.releases') is not null as noted,
      (select count(*) from pg_policies where tablename = 'brand') as policies`);
    // The steps are taken all or none; rows are secured before anybody starts on them.
    expect(rows[0]).toEqual({ there: tag !== 'CREATE INDEX', noted: true, policies: 0 });
  }
  await Promise.all([migrate(empty.url), migrate(empty.url)]);
  const policies = `select tablename, policyname, qual from pg_policies order by 1, 2`;
  expect((await client.query(policies)).rows).toEqual((await run(policies)).rows);
  await client.end();
  await empty.drop();
});

test('tables that nobody has released are refused, and nothing is changed in them', async () => {
  const client = new pg.Client(house.url);
  await client.connect();
  const hash = (await client.query('select hash from drizzle.__drizzle_migrations')).rows[0].hash;
  await client.query(
    `update drizzle.__drizzle_migrations set hash = 'unreleased' where hash = $1`,
    [hash],
  );
  await expect(migrate(house.url)).rejects.toThrow('between two releases');
  await client.query(
    `update drizzle.__drizzle_migrations set hash = $1 where hash = 'unreleased'`,
    [hash],
  );
  await client.end();
});
