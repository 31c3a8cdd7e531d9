import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { requestReset } from '#core/account/contract/reset.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { knownMigrations } from '#platform/server/db/schema-release.ts';
import { openHolder } from '#platform/server/jobs/take-up.ts';
import { fillEveryTable } from '#test/database/every-table.ts';
import { tableRowsOf } from '#test/database/rows-of.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import type { World } from '#test/security/world.ts';
import { createOrdinaryDatabase } from '#test/start/ordinary-database.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type ThrowAway,
} from '#test/start/start-database.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './copy-manifest.ts';
import { entryOf, manifestName, openFile } from './read-file.ts';
import { restore } from './restore.ts';
import { writeFile as writeZip } from './write-file.ts';

/** Left out of every copy: they belong to the moment (rule 75). */
const passing = {
  session: [],
  attempt: [],
  keyring_master: [],
  audit_line: [],
  sign_in_ticket: [],
  api_key: [],
  hook: [],
  hook_delivery: [],
  sso_attempt: [],
  sso_spent: [],
  sso_test: [],
  begun: [],
  handover: [],
};

const box = startMailbox();
const house = startApp(box.env);
let world: World;
let folder: string;
let file: string;
let before: Record<string, string[]>;
let empty: ThrowAway;

const query = async (text: string) => (await house.context.database.pool.query(text)).rows;

beforeAll(async () => {
  world = (await fillEveryTable(house)).world;
  await query(`delete from one_time_token where purpose in ('handoff', 'choice')`);
  await house.call(requestReset, { body: { email: world.email } });
  folder = await mkdtemp(join(tmpdir(), 'otsenka-backup-'));
  file = join(folder, 'copy.zip');
  before = { ...(await tableRowsOf(house.url)), ...passing };
  empty = await createTestDatabase();
});
afterAll(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  test('of everything, put into an empty database, is the same in every row of every table', async () => {
    const taken = await backUp(house.url, { file });
    await restore(empty.url, file);
    expect(await tableRowsOf(empty.url)).toEqual(before);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['copy.zip']);
    expect(taken.tables.find(({ name }) => name === 'brand')?.rows).toBe(3);
  });

  test('is the same for an owner of the tables who is no superuser, as row security stays', async () => {
    const ordinary = await createOrdinaryDatabase();
    try {
      await restore(ordinary.url, file);
      const again = join(folder, 'again.zip');
      const { tables } = await backUp(ordinary.url, { file: again });
      const first = await backUp(house.url, { file, replace: true });
      expect(tables).toEqual(first.tables);
      const client = new pg.Client({ connectionString: ordinary.url });
      await client.connect();
      const seen = await client.query('select from employee');
      const open = await client.query(
        `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not (relrowsecurity and relforcerowsecurity)`,
      );
      expect([seen.rowCount, open.rowCount]).toEqual([0, 0]);
      await client.query('drop policy operator on sheet');
      await client.end();
      const blind = backUp(ordinary.url, { file: join(folder, 'blind.zip') });
      await expect(blind).rejects.toThrow('Row security hides rows of sheet');
    } finally {
      await ordinary.drop();
    }
  });

  test('goes into an empty database of another version too, and brings its own tables', async () => {
    const other = await createTestDatabase();
    const client = new pg.Client({ connectionString: other.url });
    await client.connect();
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('later', 9e12); alter table brand add column later text not null`);
    await client.end();
    await restore(other.url, file);
    expect(await tableRowsOf(other.url)).toEqual(before);
    await other.drop();
  });

  test('is of one moment, whatever is written meanwhile', async () => {
    const pool = house.context.database.pool;
    const other = await pool.connect();
    await other.query('begin; lock table subdivision');
    const taking = backUp(house.url, { file: join(folder, 'meanwhile.zip') });
    // Earlier tables are written by now, and this one waits.
    await expect
      .poll(() => query(`select from pg_locks where not granted`), { interval: 20 })
      .toHaveLength(1);
    await other.query(
      'delete from position_competence; update subdivision set version = 9; commit',
    );
    other.release();
    const { tables } = await taking;
    const later = await backUp(house.url, { file: join(folder, 'later.zip') });
    const first = await openFile(file);
    const sums = (manifest: Manifest) => manifest.tables.map(({ name, sha256 }) => [name, sha256]);
    expect(sums({ ...later, tables })).toEqual(sums(first.manifest));
    expect(sums(later)).not.toEqual(sums(first.manifest));
    first.close();
  });

  test('can be broken off, and leaves no file', async () => {
    const other = await house.context.database.pool.connect();
    await other.query('begin; lock table subdivision');
    const stop = new AbortController();
    const target = join(folder, 'broken-off.zip');
    const taking = backUp(house.url, { file: target }, stop.signal);
    const failed = expect(taking).rejects.toThrow('terminated');
    await expect
      .poll(() => query(`select from pg_locks where not granted`), { interval: 20 })
      .toHaveLength(1);
    stop.abort();
    await failed;
    await other.query('rollback');
    other.release();
    expect((await readdir(folder)).filter((name) => name.startsWith('broken-off'))).toEqual([]);
  });

  test('sends what waited, once, and nothing that was sent before', async () => {
    const pool = openPool(empty.url, () => {});
    const context = { ...house.context, database: { pool }, unhurried: { pool } };
    try {
      box.mails.length = 0;
      // By the database's clock it waits since a moment ago.
      house.setNow(new Date().toISOString());
      await runDueJobs(context, tasks);
      expect(box.mails.map(({ to }) => to?.[0]?.address)).toEqual([world.email]);
      await runDueJobs(context, tasks);
      expect(box.mails).toHaveLength(1);
    } finally {
      house.setNow(testNow);
      await pool.end();
    }
  });
});

describe('refuses', () => {
  /** Stays empty, whatever is refused. */
  let fresh: ThrowAway;
  beforeAll(async () => {
    fresh = await createTestDatabase();
  });
  afterAll(async () => {
    expect(Object.values(await tableRowsOf(fresh.url)).flat()).toEqual([]);
    await fresh.drop();
  });
  const changed = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const target = join(folder, name);
    await writeFile(target, change(await readFile(file)));
    return target;
  };
  /** The same file with another manifest. */
  const withManifest = async (name: string, change: (manifest: Manifest) => object) => {
    const target = join(folder, name);
    const source = await openFile(file);
    await writeZip(
      target,
      async function* () {
        for (const table of source.manifest.tables) {
          yield { name: entryOf(table.name), content: await source.rowsOf(table.name) };
        }
        const text = JSON.stringify(change(source.manifest));
        yield { name: manifestName, content: Readable.from([Buffer.from(text)]) };
      },
      { replace: false },
    );
    source.close();
    return target;
  };

  /** The first bytes of the second entry. */
  const headOf = (bytes: Buffer): [number, number] => {
    const at = bytes.indexOf('PK\x03\x04', 1);
    return [at, at + 4];
  };
  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['no file of ours', () => Buffer.from('id;name')],
    ['changed in the middle', (bytes: Buffer) => bytes.fill(0x41, 4000, 4040)],
    ['changed where a table begins', (bytes: Buffer) => bytes.fill(0x41, ...headOf(bytes))],
  ])('a file that is %s', async (name, change) => {
    await expect(restore(fresh.url, await changed(`${name}.zip`, change))).rejects.toThrow(
      'is damaged, cut short or not a file of this product',
    );
  });

  test('a table that is not as it was written', async () => {
    const target = await withManifest('sum.zip', (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => ({ ...table, sha256: '0' })),
    }));
    await expect(restore(fresh.url, target)).rejects.toThrow('is not as it was written');
  });

  test.each([
    ['format', { formatVersion: 2 }, 'by a newer version of the product (9.0'],
    [
      'schema',
      { migrations: [...knownMigrations(), { hash: 'next', at: 9e12 }] },
      'by a newer version of the product (9.0',
    ],
    ['lost schema', { migrations: [{ hash: 'lost', at: 1 }] }, 'a version between two releases'],
    ['kind', { kind: 'other' }, 'is not a file of this product'],
  ])('a file of another %s', async (name, fields, sentence) => {
    const target = await withManifest(`${name}.zip`, (manifest) => ({
      ...manifest,
      product: '9.0',
      ...fields,
    }));
    await expect(restore(fresh.url, target)).rejects.toThrow(sentence);
  });

  test('a database that holds a company, and leaves it as it is', async () => {
    const there = await tableRowsOf(house.url);
    await expect(restore(house.url, file)).rejects.toThrow('holds a company already');
    expect(await tableRowsOf(house.url)).toEqual(there);
  });

  test('a database that the product runs on', async () => {
    const holder = await openHolder(fresh.url, () => {});
    await holder.hold('worker');
    await expect(restore(fresh.url, file)).rejects.toThrow('Stop it, then restore');
    await holder.close();
  });

  test('to read a database that the product has never started on', async () => {
    const nothing = await createEmptyDatabase();
    const taking = backUp(nothing.url, { file: join(folder, 'nothing.zip') });
    await expect(taking.finally(nothing.drop)).rejects.toThrow('has never started');
  });

  test('to write over a file, and leaves no half one behind', async () => {
    await expect(backUp(house.url, { file })).rejects.toThrow('exists already');
    const nowhere = join(folder, 'nowhere', 'copy.zip');
    await expect(backUp(house.url, { file: nowhere })).rejects.toThrow('ENOENT');
    const before = await readdir(folder);
    const whole = await readFile(file);
    const failing = writeZip(
      file,
      async function* () {
        yield { name: 'first', content: Readable.from([Buffer.alloc(100_000)]) };
        throw new Error('the database is gone');
      },
      { replace: true },
    );
    await expect(failing).rejects.toThrow('the database is gone');
    expect(await readdir(folder)).toEqual(before);
    expect(await readFile(file)).toEqual(whole);
  });
});
