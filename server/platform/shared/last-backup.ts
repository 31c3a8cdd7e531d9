import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its age is that of the last good backup. Whatever else makes backups may touch it too. */
const fileIn = (dataDir: string): string => join(dataDir, 'last-backup');

/** Notes that a backup is whole and on its disk. */
export const noteBackup = (dataDir: string, takenAt: string): Promise<void> =>
  writeFile(fileIn(dataDir), `${takenAt}\n`);

/** In seconds; null where nobody has ever made one, or can't tell. */
export const ageOfBackup = (dataDir: string, now: Date): Promise<number | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtimeMs }) => Math.max(0, (now.getTime() - mtimeMs) / 1000),
    () => null,
  );
