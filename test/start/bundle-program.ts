import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { asServer } from '#scripts/as-server.js';

/**
 * One of the server's programs in one file, made of its sources as they are: each process that reads them one by one
 * takes two seconds for that. Call it at the top of a file; what it returns may be run from `beforeAll` on.
 */
export function bundleProgram(source: string): string {
  const program = fromRoot(`.cache/${basename(source, '.ts')}-${process.pid}.mjs`);
  beforeAll(async () => {
    await build({ ...asServer, entryPoints: [fromRoot(source)], outfile: program });
  });
  afterAll(() => rm(program, { force: true }));
  return program;
}
