import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const beginning = 'move-';
/** The names that `mkdtemp` gives them. */
const name = new RegExp(`^${beginning}[A-Za-z0-9]{6}$`);

/** The folder in DATA_DIR where the embedded database is copied to while it is moved. */
export const makeMoveFolder = (dataDir: string): Promise<string> =>
  mkdtemp(join(dataDir, beginning));

/**
 * A move that was killed leaves a copy of everything behind. Nothing is moved while the product starts, nor twice at once,
 * so whatever lies there is of one that has ended.
 */
export async function removeUnfinishedMoves(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isDirectory() && name.test(entry.name))
      await rm(join(dataDir, entry.name), { recursive: true, force: true });
  }
}
