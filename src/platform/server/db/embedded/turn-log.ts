import { copyFile, stat, truncate } from 'node:fs/promises';

const largest = 10_000_000;
const lookEvery = 10 * 60 * 1000;

/**
 * Moves what a log holds to a second file, whose content goes, once it has so many bytes. Whoever
 * has it open to append goes on at its beginning, so this is for a running server too.
 */
export async function turnOver(file: string, most = largest): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size <= most) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** Looks after the log until the returned function is called. A full disk must not end the process. */
export function keepSmall(file: string): () => void {
  const looking = setInterval(() => void turnOver(file).catch(() => {}), lookEvery).unref();
  return () => clearInterval(looking);
}
