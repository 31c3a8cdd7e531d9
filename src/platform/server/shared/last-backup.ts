import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file whose age is that of the last good backup. Whatever else makes backups may touch it too. */
const fileIn = (dataDir: string): string => join(dataDir, 'last-backup');

/** The file that says how many keys the last backup lacked that its answers need. */
const lackIn = (dataDir: string): string => join(dataDir, 'last-backup-missing-keys');

/**
 * Notes what a backup on its disk lacks. One that lacks nothing is the last good one, and so is one that was asked for
 * without keys (null), which says nothing of them.
 */
export async function noteBackup(
  dataDir: string,
  { takenAt, missingKeys }: { takenAt: string; missingKeys: number | null },
): Promise<void> {
  if (!missingKeys) await writeFile(fileIn(dataDir), `${takenAt}\n`);
  if (missingKeys !== null) await writeFile(lackIn(dataDir), `${missingKeys}\n`);
}

/** Null where nobody has ever made one, or can't tell. */
export const missingKeysOfBackup = (dataDir: string): Promise<number | null> =>
  readFile(lackIn(dataDir), 'utf8').then(Number, () => null);

/** How long ago the last backup was made, in seconds; null where there never was one, or nobody can tell. */
export const ageOfBackup = (dataDir: string, now: Date): Promise<number | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtimeMs }) => Math.max(0, (now.getTime() - mtimeMs) / 1000),
    () => null,
  );
