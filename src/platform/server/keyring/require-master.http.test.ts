import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp } from '#test/start/start-app.ts';
import { makeMaster } from './master.ts';
import { requireMaster, requirePrivate } from './require-master.ts';

/** What a start does with a keyring and a database that may not belong together. */
const house = startApp();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otsenka-master-'));
  await house.context.database.pool.query('delete from keyring_master');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => requireMaster(house.context.database, { folder });
const master = () => readFile(join(folder, 'master-1'));

test('the first start makes one, and the next ones find it', async () => {
  await start();
  const made = await master();
  await start();
  expect(await master()).toEqual(made);
});

test('a database that knows one refuses an empty folder, and makes nothing there', async () => {
  await start();
  await rm(join(folder, 'master-1'));
  await expect(start()).rejects.toThrow('has no master key number 1');
  await expect(master()).rejects.toThrow('ENOENT');
});

test('a database that knows one refuses another, and overwrites nothing', async () => {
  await start();
  await rm(join(folder, 'master-1'));
  await makeMaster({ folder }, 1);
  const other = await master();
  await expect(start()).rejects.toThrow('is not the one');
  expect(await master()).toEqual(other);
});

test('two processes that start at once agree on one', async () => {
  await Promise.all([start(), start(), start()]);
  expect((await house.context.database.pool.query('select from keyring_master')).rowCount).toBe(1);
});

test('a secret in a file of its own is the master key', async () => {
  await makeMaster({ folder }, 1);
  const masterFile = join(folder, 'secret');
  await writeFile(masterFile, await master());
  await rm(join(folder, 'master-1'));
  await requireMaster(house.context.database, { folder, masterFile });
  await expect(master()).rejects.toThrow('ENOENT');
});

test('with such a secret the first start makes the folder, and a later one misses it', async () => {
  await makeMaster({ folder }, 1);
  const place = { folder: join(folder, 'keys'), masterFile: join(folder, 'master-1') };
  await requireMaster(house.context.database, place);
  await requirePrivate(place, '/elsewhere');
  await rm(place.folder, { recursive: true });
  await requireMaster(house.context.database, place);
  await expect(requirePrivate(place, '/elsewhere')).rejects.toThrow("KEYS_DIR can't be read");
});

test('a folder that others can read, or among the database files, is refused', async () => {
  await chmod(folder, 0o755);
  await expect(requirePrivate({ folder }, '/elsewhere')).rejects.toThrow('chmod');
  await chmod(folder, 0o700);
  await expect(requirePrivate({ folder }, join(folder, '..'))).rejects.toThrow('KEYS_DIR');
  await requirePrivate({ folder }, '/elsewhere');
});
