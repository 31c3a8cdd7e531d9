import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import type { Context } from '#platform/server/context.ts';
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { keysOf, makeContext } from '../result/result-context.ts';

export interface Verdict {
  name: string;
  lines: string[];
  pass: boolean;
}

/**
 * Runs `work` on its own migrated database, which is as durable as in production, and removes it
 * with its keys.
 */
export async function withDatabase<R>(work: (url: string) => Promise<R>): Promise<R> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-bench-'));
  // Open, because when run as root, PostgreSQL runs as another user.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  try {
    await migrate(embedded.url);
    return await work(embedded.url);
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(keysOf(embedded.url), { recursive: true, force: true });
  }
}

/**
 * Serves the API on that database in its own process, as the product does, and does its jobs there too
 * when asked. `work` gets its port.
 */
export async function withServer<R>(
  url: string,
  work: (port: number) => Promise<R>,
  also: readonly 'jobs'[] = [],
): Promise<R> {
  const server: ChildProcess = fork(fromRoot('bench/result/result-server.ts'), [url, ...also], {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const ended = once(server, 'exit').then(() => {
      throw new Error('the server ended before it answered');
    });
    const [port] = (await Promise.race([once(server, 'message'), ended])) as [string];
    ended.catch(() => {});
    return await work(Number(port));
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** Runs `work` in the product's own context on a database of its own. */
export const withContext = <R>(work: (context: Context, url: string) => Promise<R>): Promise<R> =>
  withDatabase((url) => inContext(url, work));

/** Fills a database, then measures the product that serves it in another process. */
export function withFilled<F>(
  fill: (context: Context, url: string) => Promise<F>,
  measure: (port: number, filled: F, url: string) => Promise<Verdict>,
  also: readonly 'jobs'[] = [],
): Promise<Verdict> {
  return withDatabase(async (url) => {
    const filled = await inContext(url, fill);
    return withServer(url, (port) => measure(port, filled, url), also);
  });
}

async function inContext<R>(url: string, work: (context: Context, url: string) => Promise<R>) {
  const { context, close } = await makeContext(url, pino({ level: 'silent' }));
  try {
    return await work(context, url);
  } finally {
    await close();
  }
}

type Timed = (n: number) => Promise<unknown>;

/**
 * How long each of so many calls took, in ms, sorted; a few before them warm up. In turns, so that
 * whatever else the machine does slows each alike. `rest`: so many ms before each, for what a call leaves running.
 */
export async function timeInTurns<const T extends readonly Timed[]>(
  howMany: number,
  calls: T,
  { warmUps = 30, rest = 0 } = {},
): Promise<{ [K in keyof T]: number[] }> {
  const took = calls.map((): number[] => []);
  for (let n = 0; n < warmUps + howMany; n += 1)
    for (const [at, call] of calls.entries()) {
      if (rest > 0) await setTimeout(rest);
      const started = performance.now();
      await call(n);
      if (n >= warmUps) took[at]?.push(performance.now() - started);
    }
  return took.map((each) => each.sort((a, b) => a - b)) as { [K in keyof T]: number[] };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

/** A page of the journal, in ms. */
export async function timePage(port: number, token: string, status: string): Promise<number> {
  const started = performance.now();
  const reply = await fetch(
    `http://127.0.0.1:${port}/api/questionary/list?limit=20&filterList%5Bstatus%5D=${status}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  if (!reply.ok) throw new Error(`the journal answered ${reply.status}`);
  await reply.text();
  return performance.now() - started;
}

/** Fills many rows, without the limit of a statement and the checks of keys that the product has. */
export async function fillRows<R>(
  url: string,
  fill: (query: pg.Client['query']) => Promise<R>,
): Promise<R> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return await fill(client.query.bind(client));
  } finally {
    await client.end();
  }
}
