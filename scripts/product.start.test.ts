import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { findRunning } from '#platform/server/db/embedded/embedded.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { startSlowMail } from '#test/kills/kills.ts';
import { countRows, startProducts } from '#test/kills/start-products.ts';
import { freePort, ownEnvironment } from '#test/start/built-product.ts';
import { shareJobs, shareLimits, shareNews, shareSessions } from '#test/start/two-processes.ts';

const run = promisify(execFile);

/** The built product as a program: how it starts, stops, and shares a database. */
const products = startProducts();
const { start, cluster, otherDatabase } = products;
let busy: Server | undefined;
afterEach(() => {
  busy?.close();
  busy = undefined;
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
    env: ownEnvironment({ DATA_DIR: products.dataDir }),
  });

test('a fresh start answers, and SIGTERM or Ctrl-C ends it with its database in order', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const product = start();
    expect(await product.says(/Ready: /)).toContain(`Data directory: ${join(cluster(), 'pg')}`);
    expect((await fetch(`http://127.0.0.1:${products.port}/readyz`)).status).toBe(200);
    const pid = databaseProcess();
    await operate('backup', join(products.dataDir, `${signal}.zip`));
    expect(await product.end(signal)).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await findRunning(cluster())).toBeNull();
    expect(readFileSync(join(cluster(), 'pg.log'), 'utf8')).toMatch(
      /database system is shut down\s*$/,
    );
  }
});

test('a backup of the stopped product leaves its database stopped', async () => {
  const file = join(products.dataDir, 'stopped.zip');
  expect((await operate('backup', file)).stdout).toContain(
    `Backup written to ${file}: 0 companies`,
  );
  expect(await findRunning(cluster())).toBeNull();
  await expect(operate('restore', join(products.dataDir, 'none.zip'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*none\.zip can't be found[^\n]*\n$/),
  });
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
    port: products.port,
    method: 'POST',
    path: '/api/authentication/login',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call.on('error', () => {});
}

test('a busy port is reported in a sentence that names PORT', async () => {
  busy = createServer().listen(products.port, '127.0.0.1');
  const product = start();
  await expect(product.says(/Ready: /)).rejects.toThrow('ended with 1');
  expect(product.said()).toContain(
    `Port ${products.port} of 127.0.0.1 is taken by another program`,
  );
  expect(product.said()).not.toContain('EADDRINUSE');
  expect(await findRunning(cluster())).toBeNull();
});

test('two processes at once on one empty database both come up, one fills it, and they share all', async () => {
  const [url, mail] = [await otherDatabase(), await startSlowMail()];
  const settings = { DEMO: 'on', DATABASE_URL: url, SMTP_URL: mail.url };
  const other = { ...settings, PORT: `${await freePort()}`, HOST: '0.0.0.0' };
  const both = [start(settings), start(other)] as const;
  const lines = await Promise.all(both.map((product) => product.says(/Ready: /)));
  expect(lines.filter((said) => said.includes('Making demo data'))).toHaveLength(1);
  expect(await countRows(url, 'brand')).toBe(2);
  for (const product of both) {
    const address = /Ready: (\S+)/.exec(product.said())?.[1];
    const brands = await fetch(`${address}/api/brand/list`).then((reply) => reply.json());
    expect(brands).toMatchObject({ demo: true, data: [{ slug: 'north' }, { slug: 'vector' }] });
  }
  const { version } = (
    await fetch(`http://127.0.0.1:${products.port}/healthz`).then((reply) => reply.json())
  ).data;
  expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}(-dirty)?$/);
  expect(both[0].said()).toContain(`Version ${version}`);
  await both[1].says(/WARNING: demo accounts are in this database/);
  const origins = [`http://127.0.0.1:${products.port}`, `http://127.0.0.1:${other.PORT}`] as const;
  const pool = openPool(url, () => {});
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
  expect((await fetch(`http://127.0.0.1:${products.port}/readyz`)).status).toBe(200);
});
