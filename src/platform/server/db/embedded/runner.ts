// Which user PostgreSQL runs as (it refuses root), and what that user can reach.
import { accessSync, chownSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** `ids` is null when PostgreSQL runs as the user this process runs as. */
export interface Runner {
  name: string;
  ids: { uid: number; gid: number } | null;
}

/**
 * Root runs PostgreSQL as the owner of the cluster, else as the owner of the data directory, else
 * as `nobody`. Anybody else runs it as themself. Throws a sentence with the needed chown when the
 * data belongs to somebody else.
 */
export function chooseRunner(cluster: string, dataDir: string): Runner {
  const uid = process.getuid?.();
  if (uid === undefined) return { name: ownName(), ids: null };
  if (uid === 0) return runnerOfRoot([cluster, dataDir]);
  const username = ownName();
  if (existsSync(cluster) && statSync(cluster).uid !== uid) throw foreign(cluster, username, uid);
  if (!isWritable(dataDir)) throw foreign(dataDir, username, uid);
  return { name: username, ids: null };
}

function runnerOfRoot(places: readonly string[]): Runner {
  const owners = places.filter((place) => existsSync(place)).map((place) => statSync(place));
  const owner = owners.find((info) => info.uid !== 0);
  if (!owner) return { name: 'nobody', ids: nobody() };
  return { name: `${owner.uid}`, ids: { uid: owner.uid, gid: owner.gid } };
}

/** In a container the user may have a number but no name. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return `${process.getuid?.()}`;
  }
}

function isWritable(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function foreign(place: string, username: string, uid: number): Error {
  return new Error(
    `${place} belongs to user ${statSync(place).uid}, and this is ${username} (${uid}). ` +
      `Hand it over once with: sudo chown -R ${username} ${shellQuoted(place)}`,
  );
}

function shellQuoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

function nobody(): { uid: number; gid: number } {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const found = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users);
  const id = (digits: string | undefined) => (digits ? Number(digits) >>> 0 : 65_534);
  return { uid: id(found?.[1]), gid: id(found?.[2]) };
}

/** Whether every directory from the root down to `directory` lets the runner pass. */
export function canEnter(directory: string, runner: Runner): boolean {
  if (!runner.ids) return true;
  if (!allows(directory, runner.ids, 0o1)) return false;
  const parent = dirname(directory);
  return parent === directory || canEnter(parent, runner);
}

export function canRead(file: string, runner: Runner): boolean {
  return !runner.ids || (canEnter(dirname(file), runner) && allows(file, runner.ids, 0o4));
}

function allows(path: string, ids: { uid: number; gid: number }, bit: number): boolean {
  if (!existsSync(path)) return true;
  const info = statSync(path);
  if (info.uid === ids.uid) return (info.mode & (bit << 6)) !== 0;
  if (info.gid === ids.gid) return (info.mode & (bit << 3)) !== 0;
  return (info.mode & bit) !== 0;
}

/** Hands a path that this process created to the user who runs PostgreSQL. */
export function giveTo(path: string, runner: Runner): void {
  if (runner.ids) chownSync(path, runner.ids.uid, runner.ids.gid);
}

/** Creates a directory that every user can enter, even under a strict umask. */
export async function makeOpenDirectory(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
}
