// Where the cluster of a data directory is, and how to connect to it.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { canEnter, chooseRunner, giveTo, makeOpenDirectory, type Runner } from './runner.ts';

export const isWindows = process.platform === 'win32';
const idFileName = 'pg.id';
const defaultSystemDir = '/var/lib/otsenka-360';

export interface ClusterPlace {
  /** The cluster's directory; its log, drafts and password lie beside it under the same name. */
  cluster: string;
  runner: Runner;
  /** Binaries that the runner can't reach in node_modules are copied below this directory. */
  copyHome: string;
  /** Short, because a socket's path is limited to 107 bytes and a Cyrillic letter takes two. */
  socketDir: string;
  idFile: string;
}

/**
 * Decides who runs PostgreSQL and where its cluster is: in the data directory, or below `systemDir`
 * when the runner can't enter the data directory (such as a clone in root's home). Throws a
 * sentence when the data can't be reached or is not where it was.
 */
export async function choosePlace(
  dataDir: string,
  log: (line: string) => void,
  systemDir = defaultSystemDir,
): Promise<ClusterPlace> {
  await mkdir(dataDir, { recursive: true }).catch((error) => {
    throw new Error(`DATA_DIR can't be used: creating ${dataDir} failed: ${error.message}.`);
  });
  const home = await realpath(dataDir);
  const known = await knownCluster(home, systemDir);
  const runner = chooseRunner(known, home);
  const at = (cluster: string): ClusterPlace => ({
    cluster,
    runner,
    copyHome: runner.ids ? systemDir : home,
    socketDir: socketDirOf(cluster),
    idFile: join(home, idFileName),
  });
  if (existsSync(known)) {
    if (canEnter(dirname(known), runner)) return at(known);
    throw new Error(`User ${runner.name} can't enter ${known}: open the directories above it.`);
  }
  if (known !== join(home, 'pg')) throw lost(known, home);
  if (canEnter(home, runner)) return at(known);
  await makeOpenDirectory(systemDir);
  const cluster = join(systemDir, randomBytes(6).toString('hex'));
  log(`User ${runner.name}, who runs PostgreSQL, can't enter ${home}: the data goes to ${cluster}`);
  return at(cluster);
}

/** An empty database in its place would look as if every answer had been lost. */
function lost(cluster: string, home: string): Error {
  return new Error(
    `The data of ${home} was in ${cluster} and is no longer there. Restore it, ` +
      `or remove ${join(home, idFileName)} to start with an empty database.`,
  );
}

/** Leaves a note in the data directory about a cluster just created elsewhere. */
export async function rememberPlace({ cluster, idFile }: ClusterPlace): Promise<void> {
  if (dirname(cluster) === dirname(idFile) || existsSync(idFile)) return;
  await writeFile(idFile, `${basename(cluster)}\n`, { flag: 'wx' });
}

/** The cluster that a data directory has or would have. Creates nothing. */
export async function knownCluster(dataDir: string, systemDir = defaultSystemDir): Promise<string> {
  const id = await readFile(join(dataDir, idFileName), 'utf8').catch(() => '');
  return id ? join(systemDir, id.trim()) : join(await realpath(dataDir), 'pg');
}

export function socketDirOf(cluster: string): string {
  return `/tmp/pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
}

/**
 * Makes the socket's directory accessible to the runner alone. Removes whatever somebody else put
 * there.
 */
export async function secureSocketDir({ socketDir, runner }: ClusterPlace): Promise<void> {
  if (isWindows) return;
  const uid = runner.ids?.uid ?? process.getuid?.();
  const info = await lstat(socketDir).catch(() => null);
  if (info && (!info.isDirectory() || info.uid !== uid)) {
    await rm(socketDir, { recursive: true, force: true });
  }
  await mkdir(socketDir, { mode: 0o700, recursive: true });
  await chmod(socketDir, 0o700);
  giveTo(socketDir, runner);
  const made = await lstat(socketDir);
  if (made.uid !== uid) throw new Error(`${socketDir} belongs to somebody else: remove it.`);
}
