import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { fromRoot } from '#server/shared/root.ts';

export interface Verdict {
  name: string;
  lines: string[];
  pass: boolean;
}

/** Runs `work` on a migrated database of its own, durable as in production, and removes it. */
export async function withDatabase<R>(work: (url: string) => Promise<R>): Promise<R> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-bench-'));
  // Open, because as root another user runs PostgreSQL.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  try {
    await migrate(embedded.url);
    return await work(embedded.url);
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The API on that database, in a process of its own as the product is; `work` gets its port. */
export async function withServer<R>(url: string, work: (port: number) => Promise<R>): Promise<R> {
  const server: ChildProcess = fork(fromRoot('bench/result-server.ts'), [url], {
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

/** How long each of so many calls took, in ms, sorted; a few before them warm up. */
export async function timeCalls(howMany: number, call: (n: number) => Promise<unknown>) {
  for (let n = 0; n < 30; n += 1) await call(n);
  const took: number[] = [];
  for (let n = 0; n < howMany; n += 1) {
    const started = performance.now();
    await call(n);
    took.push(performance.now() - started);
  }
  return took.sort((a, b) => a - b);
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
