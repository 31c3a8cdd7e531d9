import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, type EmbeddedOptions, findRunning, startEmbedded } from './embedded.ts';
import { knownCluster, socketDirOf } from './place.ts';
import { readPidFile } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
let home: string;
let started: Embedded[];
let children: ChildProcess[];
let lines: string[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'otsenka-embedded-'));
  chmodSync(home, 0o755);
  [started, children, lines] = [[], [], []];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const embedded of started) await embedded.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const log = (line: string) => lines.push(line);
  const embedded = await startEmbedded({ dataDir: home, log, durable: false, ...options });
  started.push(embedded);
  return embedded;
}

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

interface Said {
  url?: string;
  error?: string;
}

/** Starts another process that wants the same data. Resolves once it knows whether it got it. */
async function startElsewhere(
  dataDir: string,
  uid?: number,
): Promise<Said & { child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/start/own-database.ts', dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(uid !== undefined && { uid, gid: uid }),
    },
  );
  children.push(child);
  const line = await new Promise<Buffer>((resolve) => child.stdout?.once('data', resolve));
  return { ...(JSON.parse(line.toString()) as Said), child };
}

async function kill(child: ChildProcess): Promise<void> {
  // A refused process ends by itself.
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test('a first start is safe on power loss, sorts Russian, listens on a closed socket only', async () => {
  const { url } = await start({ durable: true });
  const names = `select string_agg(n, ' ' order by n) as names
    from unnest(array['Smith', 'Яна', 'жук', 'Ёлкин', 'Елкин', 'Еж', 'Абрамов']) n`;
  expect(await ask(url, names)).toEqual([{ names: 'Абрамов Еж Елкин Ёлкин жук Яна Smith' }]);
  const settings = `select current_setting('fsync') as fsync, current_setting('data_checksums') as sums,
    current_setting('listen_addresses') as tcp, current_setting('server_encoding') as encoding`;
  expect(await ask(url, settings)).toEqual([
    { fsync: 'on', sums: 'on', tcp: '', encoding: 'UTF8' },
  ]);
  expect(statSync(socketDirOf(await knownCluster(home))).mode & 0o777).toBe(0o700);
  expect(readdirSync(home).sort()).toEqual(['pg', 'pg.log']);
});

test('a restart keeps the data, and a stop leaves no process', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 360 as answer');
  const pid = readPidFile(join(home, 'pg'))?.pid ?? 0;
  await Promise.all([first.stop(), first.stop()]);
  expect(readPidFile(join(home, 'pg'))).toBeNull();
  await expect.poll(() => isGone(pid)).toBe(true);
  expect(await findRunning(home)).toBeNull();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await findRunning(home)).toBe(second.url);
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 360 }]);
});

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

test('a database whose owner was killed is taken over as it runs', async () => {
  const { child, url = '' } = await startElsewhere(home);
  await ask(url, 'create table kept as select 360 as answer');
  const pid = readPidFile(join(home, 'pg'))?.pid;
  await kill(child);
  const heir = await start();
  expect(lines).toEqual([`Took over the running PostgreSQL (process ${pid})`]);
  expect(await ask(heir.url, 'select answer from kept')).toEqual([{ answer: 360 }]);
  await heir.stop();
  expect(readPidFile(join(home, 'pg'))).toBeNull();
});

test('a second owner is refused with a sentence, and the first goes on', async () => {
  const { url } = await start();
  const { error } = await startElsewhere(home);
  expect(error).toContain('Another process of this product already runs on the data in');
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('when two start at once on an empty directory, exactly one gets it', async () => {
  const both = await Promise.all([startElsewhere(home), startElsewhere(home)]);
  expect(both.filter(({ url }) => url)).toHaveLength(1);
  const refused = both.flatMap(({ error }) => error ?? []);
  expect(refused).toEqual([expect.stringContaining('already runs')]);
  for (const { child } of both) await kill(child);
  await start();
  expect(readdirSync(home).sort()).toEqual(['pg', 'pg.log']);
});

test('a killed database is reported to its owner, and its remains do not stop the next start', async () => {
  const first = await start();
  const reason = new Promise<string>((resolve) => first.onUnexpectedExit(resolve));
  process.kill(readPidFile(join(home, 'pg'))?.pid ?? 0, 'SIGKILL');
  expect(await reason).toContain('PostgreSQL ended unexpectedly');
  const second = await start();
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start that fails leaves no PostgreSQL running', async () => {
  const first = await start();
  const administration = first.url.replace('/otsenka', '/postgres');
  await ask(administration, 'drop database otsenka');
  await ask(administration, 'alter database template1 is_template false');
  await ask(administration, 'drop database template1');
  await first.stop();
  await expect(start()).rejects.toThrow('template database "template1" does not exist');
  expect(readPidFile(join(home, 'pg'))).toBeNull();
});

test('a long path in Cyrillic works', async () => {
  const dataDir = join(home, 'Оценка персонала «Север»'.repeat(4), 'данные');
  const { url } = await start({ dataDir });
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data directory that can’t be created is reported with the name of the setting', async () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  await expect(start({ dataDir: join(file, 'postgresql') })).rejects.toThrow(
    /^DATA_DIR can't be used/,
  );
});

test('a lock file that names an unrelated process is no obstacle', async () => {
  const first = await start();
  const file = join(home, 'pg', 'postmaster.pid');
  const written = readFileSync(file, 'utf8');
  await first.stop();
  const stranger = spawn('sleep', ['30'], { ...(isRoot && { uid: 65_534, gid: 65_534 }) });
  children.push(stranger);
  writeFileSync(file, written.replace(/^\d+/, `${stranger.pid}`));
  const second = await start();
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)(
  'data in a directory only root can enter goes to the system directory',
  async () => {
    const closed = join(home, 'root');
    mkdirSync(closed, { mode: 0o700 });
    const options = { dataDir: join(closed, 'data'), systemDir: join(home, 'system') };
    const first = await start(options);
    const id = readFileSync(join(options.dataDir, 'pg.id'), 'utf8').trim();
    expect(lines.some((line) => line.includes(join(options.systemDir, id)))).toBe(true);
    await ask(first.url, 'create table kept as select 360 as answer');
    await first.stop();
    chmodSync(closed, 0o755);
    const second = await start(options);
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 360 }]);
    expect(await findRunning(options.dataDir, options.systemDir)).toBe(second.url);
    await second.stop();
    rmSync(options.systemDir, { recursive: true });
    await expect(start(options)).rejects.toThrow('is no longer there');
  },
);

test.runIf(isRoot)(
  'data that root made is refused to somebody else with the chown to run',
  async () => {
    await (await start()).stop();
    const { error } = await startElsewhere(home, 12_345);
    expect(error).toContain(`sudo chown -R 12345 '${join(home, 'pg')}'`);
  },
);
