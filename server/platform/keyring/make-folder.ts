import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that somebody has named in the configuration, with those above it. Node's own `recursive`
 * never ends where nothing can be made, as under /proc. Throws what the system says.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    // Another process has made it meanwhile.
    if (await isFolder(folder)) return;
    const isAlone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !(await isFolder(above));
    if (!isAlone) throw error;
    await makeFolder(above, mode);
    await makeFolder(folder, mode);
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
