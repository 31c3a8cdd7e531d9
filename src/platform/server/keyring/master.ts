import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeOnce } from './files.ts';

export interface KeyPlace {
  /** Where the keys lie. */
  folder: string;
  /** Where they lie too, on another disk. */
  second?: string | undefined;
  /** A file with the master key, where it lies elsewhere. */
  masterFile?: string | undefined;
}

export const foldersOf = ({ folder, second }: KeyPlace): string[] =>
  second ? [folder, second] : [folder];

/** What wraps the data keys. The one with the highest number wraps new ones. */
export interface Master {
  number: number;
  /** 32 bytes. */
  key: Buffer;
}

const size = 32;
export const masterName = (number: number) => `master-${number}`;

/** The master keys by number: those of the folder, or the one that a secret's file holds. */
export async function readMasters(folder: string, masterFile?: string): Promise<Master[]> {
  if (masterFile) return [{ number: 1, key: await readKey(masterFile) }];
  const names = await readdir(folder).catch(() => [] as string[]);
  const numbers = names.flatMap((name) => /^master-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  return Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => ({ number, key: await readKey(join(folder, masterName(number))) })),
  );
}

/** Makes a master key of that number where there is none. Two processes at once make one. */
export async function makeMaster(place: KeyPlace, number: number): Promise<void> {
  for (const folder of foldersOf(place)) {
    // What one folder has is copied to the other.
    const there = (await mastersAnywhere(place)).find((one) => one.number === number);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnce(join(folder, masterName(number)), there?.key ?? randomBytes(size));
    await syncFolder(folder);
  }
}

/** Gives each folder the master keys that only the other has. */
export async function mirrorMasters(place: KeyPlace): Promise<void> {
  if (place.masterFile) return;
  for (const { number } of await mastersAnywhere(place)) await makeMaster(place, number);
}

const mastersAnywhere = async (place: KeyPlace): Promise<Master[]> =>
  (await Promise.all(foldersOf(place).map((folder) => readMasters(folder)))).flat();

/** Tells master keys apart without telling them. */
export const fingerprintOf = ({ key }: Master): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex');

async function readKey(file: string): Promise<Buffer> {
  const key = await readFile(file);
  if (key.length !== size) throw new Error(`${file} is no master key: it has not ${size} bytes.`);
  return key;
}
