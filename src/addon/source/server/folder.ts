import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { doneFolder, failedFolder } from '#addon/source/contract/source.ts';
import type { SeenFile } from '#addon/source/server/tables/source.ts';
import { largestFile } from '#platform/contract/call/endpoint.ts';
import { type SourceFile, Unreadable } from './file.ts';

/** How long a file must not have changed before it is read, in ms: it may still be written. */
const rest = 60_000;

/**
 * The folder of a source: SOURCES_DIR/company/name. Throws where it isn't there, or where any part of the way below
 * SOURCES_DIR leads elsewhere.
 */
export async function findFolder(
  sourcesDir: string | undefined,
  { slug, address }: { slug: string; address: string },
): Promise<string> {
  if (!sourcesDir) throw new Unreadable('noFolder');
  const root = await realpath(sourcesDir).catch(noFolder);
  const folder = join(root, slug, address);
  if ((await realpath(folder).catch(noFolder)) !== folder) throw new Unreadable('notPlain');
  return folder;
}

function noFolder(): never {
  throw new Unreadable('noFolder');
}

/** The file that was written first. Undefined where there is none. */
export async function findFile(folder: string): Promise<Omit<SeenFile, 'since'> | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noAccess);
  const names = entries.filter((one) => !one.name.startsWith('.') && !one.isDirectory());
  if (names.some((one) => !one.isFile())) throw new Unreadable('notPlain');
  const files = await Promise.all(
    names.map(async ({ name }) => {
      const { size, mtime } = await lstat(join(folder, name)).catch(noAccess);
      return { name, size, at: mtime.toISOString() };
    }),
  );
  return files.sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name))[0];
}

function noAccess(): never {
  throw new Unreadable('noAccess');
}

/** The file as it is seen now, and whether it has rested long enough to be read. */
export function follow(
  found: Omit<SeenFile, 'since'>,
  seen: SeenFile | null,
  now: Date,
): { seen: SeenFile; isAtRest: boolean } {
  const isSame = seen?.name === found.name && seen.size === found.size && seen.at === found.at;
  const since = isSame ? seen.since : now.toISOString();
  return {
    seen: { ...found, since },
    isAtRest: now.getTime() - new Date(since).getTime() >= rest,
  };
}

/** Reads what was seen and nothing else: not what a link leads to, nor what has taken its place meanwhile. */
export async function readSeen(folder: string, seen: SeenFile): Promise<SourceFile> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(join(folder, seen.name), flags).catch(noAccess);
  try {
    const before = await file.stat();
    if (!before.isFile()) throw new Unreadable('notPlain');
    if (before.size > largestFile) throw new Unreadable('tooLarge');
    const bytes = Buffer.alloc(before.size);
    await file.read(bytes, 0, before.size, 0);
    const after = await file.stat();
    const isSame = [before, after].every(
      ({ size, mtime }) => size === seen.size && mtime.toISOString() === seen.at,
    );
    if (!isSame) throw new Unreadable('noAccess');
    return { name: seen.name, bytes, at: new Date(seen.at) };
  } finally {
    await file.close();
  }
}

/** Puts a file that was read aside, under the moment at which it was. */
export async function moveAside(
  folder: string,
  name: string,
  { isGood, now }: { isGood: boolean; now: Date },
): Promise<void> {
  const into = join(folder, isGood ? doneFolder : failedFolder);
  await mkdir(into, { recursive: true }).catch(noAccess);
  if ((await realpath(into).catch(noAccess)) !== into) throw new Unreadable('notPlain');
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const aside = `${stamp} ${endOf(name, longestName - stamp.length - 1)}`;
  await rename(join(folder, name), join(into, aside)).catch(noAccess);
}

/** The longest name that a file may have, in bytes. */
const longestName = 255;

function endOf(name: string, most: number): string {
  const letters = [...name];
  while (Buffer.byteLength(letters.join('')) > most) letters.shift();
  return letters.join('');
}
