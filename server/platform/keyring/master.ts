import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeOnce } from './files.ts';

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
export async function makeMaster(folder: string, number: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeOnce(join(folder, masterName(number)), randomBytes(size));
  await syncFolder(folder);
}

/** Tells master keys apart without telling them. */
export const fingerprintOf = ({ key }: Master): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex');

async function readKey(file: string): Promise<Buffer> {
  const key = await readFile(file);
  if (key.length !== size) throw new Error(`${file} is no master key: it has not ${size} bytes.`);
  return key;
}
