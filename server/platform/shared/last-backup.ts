import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its age is that of the last good backup. Whatever else makes backups may touch it too. */
const fileIn = (dataDir: string): string => join(dataDir, 'last-backup');

/** How many keys the last one lacked that its answers need. */
const lackIn = (dataDir: string): string => join(dataDir, 'last-backup-missing-keys');

/** Notes what a backup on its disk lacks. One that lacks nothing is the last good one. */
export async function noteBackup(
  dataDir: string,
  { takenAt, missingKeys }: { takenAt: string; missingKeys: number },
): Promise<void> {
  await writeFile(lackIn(dataDir), `${missingKeys}\n`);
  if (missingKeys === 0) await writeFile(fileIn(dataDir), `${takenAt}\n`);
}

/** Null where nobody has ever made one, or can't tell. */
export const missingKeysOfBackup = (dataDir: string): Promise<number | null> =>
  readFile(lackIn(dataDir), 'utf8').then(Number, () => null);

/** In seconds; null where nobody has ever made one, or can't tell. */
export const ageOfBackup = (dataDir: string, now: Date): Promise<number | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtimeMs }) => Math.max(0, (now.getTime() - mtimeMs) / 1000),
    () => null,
  );
