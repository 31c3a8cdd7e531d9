import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that somebody has named in the configuration, with those above it. Node's own `recursive`
 * never ends where nothing can be made, as under /proc. Throws what the system says.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return;
  await make(folder, mode).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    // The one above is missing, or was until another process made it.
    await makeFolder(dirname(folder), mode);
    await make(folder, mode);
  });
}

/** Another process may make it at the same time. */
async function make(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
