import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPool } from '#platform/server/db/pool.ts';
import { ownEnvironment } from './built-product.ts';

/** PostgreSQL as Debian packages it, with a database for the test alone. */

export const programs = '/usr/lib/postgresql/15/bin';

/** Who runs it: PostgreSQL doesn't run as root. */
export const postgresUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const of = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
};

/** The folder becomes that of the user who runs PostgreSQL. */
export function giveToPostgres(folder: string): void {
  const as = postgresUser();
  if (as) chownSync(folder, as.uid, as.gid);
}

/** Runs a program as that user, in `cwd`. Throws what it says where it fails. */
export function runAsPostgres(
  program: string,
  words: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): string {
  const options = { cwd, env: ownEnvironment(env), encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync(program, words, { ...options, ...postgresUser() });
}

/** Makes an empty cluster in `data` with these lines in its settings. */
export function makePostgres(data: string, settings: string, place: string): void {
  const words = ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=icu'];
  runAsPostgres(join(programs, 'initdb'), [...words, '--icu-locale=ru', '-A', 'trust'], {
    cwd: place,
  });
  appendFileSync(join(data, 'postgresql.conf'), `\n${settings}`);
}

/** Starts the cluster on that port, and resolves when it answers and takes writes. */
export async function startPostgres(
  data: string,
  port: number,
  { place, env }: { place: string; env: Record<string, string> },
) {
  const log = openSync(join(place, 'postgresql.log'), 'a');
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, '-k', place, '-h', '127.0.0.1'],
    { cwd: place, env: ownEnvironment(env), stdio: ['ignore', log, log], ...postgresUser() },
  );
  const gone = once(child, 'exit');
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const pool = openPool(url, () => {});
  for (;;) {
    const found = await pool.query('select pg_is_in_recovery() as reads').catch(() => null);
    if (found?.rows[0]?.reads === false) break;
    if (child.exitCode !== null)
      throw new Error(readFileSync(join(place, 'postgresql.log'), 'utf8').slice(-3000));
    await wait(200);
  }
  await pool.end();
  return {
    url,
    end: async (signal: NodeJS.Signals = 'SIGINT') => {
      child.kill(signal);
      await gone;
    },
  };
}
