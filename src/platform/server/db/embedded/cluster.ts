// Creates a cluster once, completely or not at all.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type ClusterPlace, isWindows } from './place.ts';
import { giveTo } from './runner.ts';

export const superuser = 'postgres';

/** A password is needed only where no socket directory guards the access. */
export function passwordFile(cluster: string): string {
  return `${cluster}.password`;
}

/** Returns at once when the cluster exists. Throws `initFailure` when it can't be made. */
export async function initCluster(
  place: ClusterPlace,
  binaries: Binaries,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  await removeDeadDrafts(place.cluster);
  if (existsSync(place.cluster)) return;
  log(`Making the database in ${place.cluster}`);
  const draft = `${place.cluster}.init-${process.pid}`;
  try {
    await initDraft(draft, place, binaries, durable);
    await rename(draft, place.cluster);
  } catch (error) {
    // Another process started at the same time and was quicker. Its cluster is as good as ours.
    if (!existsSync(place.cluster)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initDraft(draft: string, place: ClusterPlace, binaries: Binaries, durable: boolean) {
  const arguments_ = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=ru',
    '--lc-messages=C',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
    ...(await authentication(place.cluster)),
  ];
  // C.UTF-8 lets text search and trigrams see Cyrillic letters; not every system has it.
  const first = await run(draft, place, binaries, [...arguments_, '--locale=C.UTF-8']);
  if (first.ok) return;
  if (!first.said.includes('locale')) throw initFailure(first.said, place.cluster);
  const second = await run(draft, place, binaries, [...arguments_, '--locale=C']);
  if (!second.ok) throw initFailure(second.said, place.cluster);
}

/** Why the cluster could not be made: a sentence for what people can mend, else initdb's own words. */
export function initFailure(said: string, cluster: string): Error {
  const isFull = said.includes('No space left on device');
  return isFull ? noRoom(cluster) : new Error(`initdb failed: ${said}`);
}

export const noRoom = (cluster: string): Error =>
  new Error(
    `There is no room for the database in ${dirname(cluster)}: an empty one takes about 60 MB. ` +
      'Make room there, or set DATA_DIR to a directory on a larger disk.',
  );

async function authentication(cluster: string): Promise<string[]> {
  if (!isWindows) return ['--auth=trust'];
  const file = passwordFile(cluster);
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

async function run(draft: string, place: ClusterPlace, binaries: Binaries, args: string[]) {
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  giveTo(draft, place.runner);
  const child = spawn(binaries.initdb, args, {
    cwd: '/',
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...place.runner.ids,
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise<{ ok: boolean; said: string }>((resolve) => {
    child.on('error', (error) => resolve({ ok: false, said: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, said: said.trim() }));
  });
}

/** Drops inherited PG… and locale variables, which would change what the server does and says. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

async function removeDeadDrafts(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  const start = `${basename(cluster)}.init-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(start) || isAlive(Number(name.slice(start.length)))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** A process of another user counts as alive too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
