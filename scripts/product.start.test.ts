import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Embedded,
  findRunning,
  startEmbedded,
} from '#server/platform/db/embedded/embedded.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
import { roomiest } from '#test/database/roomiest.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import {
  type BuiltProduct,
  freePort,
  makeDataDir,
  ownEnvironment,
  runProduct,
} from '#test/start/built-product.ts';
import { shareJobs, shareLimits, shareNews, shareSessions } from '#test/start/two-processes.ts';

const run = promisify(execFile);

/**
 * The built product as a program: how it starts, stops, and shares a database.
 */
let dataDir: string;
let port: number;
let running: BuiltProduct[];
let database: Embedded | undefined;
let busy: Server | undefined;

/** Kept from test to test, because creating a database takes the longest. */
const dataDirs: string[] = [];
async function useFreshData(): Promise<void> {
  dataDir = await makeDataDir('start', await roomiest());
  dataDirs.push(dataDir);
}
beforeAll(useFreshData);
afterAll(async () => {
  for (const each of dataDirs) await rm(each, { recursive: true, force: true });
});
beforeEach(async () => {
  port = await freePort();
  running = [];
});
afterEach(async () => {
  for (const { child, end } of running) if (child.exitCode === null) await end('SIGKILL');
  busy?.close();
  await (database ?? (await leftBehind()))?.stop();
  [database, busy] = [undefined, undefined];
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const cluster = () => join(dataDir, 'postgresql');

/** The database that a killed product has left running. */
async function leftBehind(): Promise<Embedded | undefined> {
  if (!(await findRunning(cluster()).catch(() => null))) return undefined;
  return startEmbedded({ dataDir: cluster(), log: () => {} });
}

function start(settings: Record<string, string> = {}): BuiltProduct {
  const product = runProduct({ PORT: `${port}`, DATA_DIR: dataDir, DEMO: 'off', ...settings });
  running.push(product);
  return product;
}

/** A separate database, as with DATABASE_URL. */
async function otherDatabase(): Promise<string> {
  const place = await makeDataDir('start-other', await roomiest());
  dataDirs.push(place);
  database = await startEmbedded({ dataDir: place, log: () => {}, durable: false });
  return database.url;
}

async function count(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const databaseProcess = () =>
  Number.parseInt(readFileSync(join(cluster(), 'pg/postmaster.pid'), 'utf8'), 10);

/** Runs the operator's program as the shell does. */
const operate = (...words: string[]) =>
  run(process.execPath, [fromRoot('dist/server/operator.js'), ...words], {
    env: ownEnvironment({ DATA_DIR: dataDir }),
  });

test('a fresh start answers, and SIGTERM or Ctrl-C ends it with its database in order', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const product = start();
    expect(await product.says(/Ready: /)).toContain(`Data directory: ${join(cluster(), 'pg')}`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const pid = databaseProcess();
    await operate('backup', join(dataDir, `${signal}.zip`));
    expect(await product.end(signal)).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await findRunning(cluster())).toBeNull();
    expect(readFileSync(join(cluster(), 'pg.log'), 'utf8')).toMatch(
      /database system is shut down\s*$/,
    );
  }
});

test('a backup of the stopped product leaves its database stopped', async () => {
  const file = join(dataDir, 'stopped.zip');
  expect((await operate('backup', file)).stdout).toContain(
    `Backup written to ${file}: 0 companies`,
  );
  expect(await findRunning(cluster())).toBeNull();
  await expect(operate('restore', join(dataDir, 'none.zip'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*none\.zip can't be found[^\n]*\n$/),
  });
});

test('a stop in the middle of the start leaves no database behind, asked once or twice', async () => {
  await useFreshData();
  for (const [moment, times] of [
    [/Making the database/, 1],
    [/made the database role/, 2],
    [/Making demo data/, 1],
  ] as const) {
    const product = start({ DEMO: 'on' });
    await product.says(moment);
    if (times === 2) product.child.kill('SIGINT');
    const code = await product.end('SIGINT');
    expect(code, product.said()).toBe(0);
    expect(product.said()).not.toMatch(/Error|Ready/);
    expect(await findRunning(cluster())).toBeNull();
  }
});

test('a second Ctrl-C does not wait for a call under way', async () => {
  const product = start();
  await product.says(/Ready: /);
  const call = await beginCall();
  product.child.kill('SIGINT');
  // npm passes on the same signal that the terminal has already sent.
  product.child.kill('SIGINT');
  await pause(800);
  expect(product.child.exitCode).toBeNull();
  // A busy machine may have been late with the first: another comes later still.
  const again = () => {
    product.child.kill('SIGINT');
    return product.child.exitCode;
  };
  await expect.poll(again, { interval: 600 }).toBe(0);
  expect(await findRunning(cluster())).toBeNull();
  call.destroy();
});

/** A call whose body never comes. The product has begun with it. */
async function beginCall(): Promise<ClientRequest> {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/authentication/login',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call.on('error', () => {});
}

test('a busy port is reported in a sentence that names PORT', async () => {
  busy = createServer().listen(port, '127.0.0.1');
  const product = start();
  await expect(product.says(/Ready: /)).rejects.toThrow('ended with 1');
  expect(product.said()).toContain(`Port ${port} of 127.0.0.1 is taken by another program`);
  expect(product.said()).not.toContain('EADDRINUSE');
  expect(await findRunning(cluster())).toBeNull();
});

test('demo data interrupted by a kill is completed by the next start', async () => {
  const url = await otherDatabase();
  const settings = { DEMO: 'on', DATABASE_URL: url };
  const first = start(settings);
  await first.says(/Making demo data/);
  await pause(100);
  await first.end('SIGKILL');
  // A quick machine may have been through with it.
  expect([0, 2]).toContain(await count(url, 'brand'));
  const second = start(settings);
  await second.says(/Ready: /);
  expect(await count(url, 'brand')).toBe(2);
  const questionaries = await count(url, 'questionary');
  expect(questionaries).toBeGreaterThan(50);
  await second.end();
  const third = start(settings);
  expect(await third.says(/Ready: /)).not.toContain('Making demo data');
  expect(await count(url, 'questionary')).toBe(questionaries);
  await third.end();
  const inProduction = start({
    DATABASE_URL: url,
    NODE_ENV: 'production',
    DEMO: '',
    PUBLIC_URL: 'https://360.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await expect(inProduction.says(/Ready: /)).rejects.toThrow('ended with 1');
  expect(inProduction.said()).toContain('set DEMO=on to start with the demo accounts');
});

test('two processes at once on one empty database both come up, one fills it, and they share all', async () => {
  const [url, mail] = [await otherDatabase(), await startSlowMail()];
  const settings = { DEMO: 'on', DATABASE_URL: url, SMTP_URL: mail.url };
  const other = { ...settings, PORT: `${await freePort()}`, HOST: '0.0.0.0' };
  const both = [start(settings), start(other)] as const;
  const lines = await Promise.all(both.map((product) => product.says(/Ready: /)));
  expect(lines.filter((said) => said.includes('Making demo data'))).toHaveLength(1);
  expect(await count(url, 'brand')).toBe(2);
  for (const product of both) {
    const address = /Ready: (\S+)/.exec(product.said())?.[1];
    const brands = await fetch(`${address}/api/brand/list`).then((reply) => reply.json());
    expect(brands).toMatchObject({ demo: true, data: [{ slug: 'north' }, { slug: 'vector' }] });
  }
  const { version } = (
    await fetch(`http://127.0.0.1:${port}/healthz`).then((reply) => reply.json())
  ).data;
  expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}(-dirty)?$/);
  expect(both[0].said()).toContain(`Version ${version}`);
  await both[1].says(/WARNING: demo accounts are in this database/);
  const origins = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${other.PORT}`] as const;
  const pool = new pg.Pool({ connectionString: url });
  await shareSessions(origins);
  await shareLimits(origins);
  await shareNews(origins, pool);
  await shareJobs(origins, pool, mail);
  await pool.end();
  for (const product of both) expect(await product.end()).toBe(0);
  await mail.close();
  expect(both[0].said()).not.toContain('WARNING');
});

test('a second product on the same data is refused with a sentence', async () => {
  const product = start();
  await product.says(/Ready: /);
  const other = start({ PORT: `${await freePort()}` });
  await expect(other.says(/Ready: /)).rejects.toThrow(
    'Another process of this product already runs',
  );
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});
