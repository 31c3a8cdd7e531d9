import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findRoot(dirname(from));
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Path of a file of the project, the same from the sources and from the bundle. */
export const fromRoot = (path: string): string => join(root, path);
