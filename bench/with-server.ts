import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
import { keysOf } from './result-context.ts';

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
  const server: ChildProcess = fork(fromRoot('bench/result-server.ts'), [url, ...also], {
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

type Timed = (n: number) => Promise<unknown>;

/**
 * How long each of so many calls took, in ms, sorted; a few before them warm up. In turns, so that
 * whatever else the machine does slows each alike.
 */
export async function timeInTurns<const T extends readonly Timed[]>(
  howMany: number,
  calls: T,
  warmUps = 30,
): Promise<{ [K in keyof T]: number[] }> {
  const took = calls.map((): number[] => []);
  for (let n = 0; n < warmUps + howMany; n += 1)
    for (const [at, call] of calls.entries()) {
      const started = performance.now();
      await call(n);
      if (n >= warmUps) took[at]?.push(performance.now() - started);
    }
  return took.map((each) => each.sort((a, b) => a - b)) as { [K in keyof T]: number[] };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
