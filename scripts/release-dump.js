// Writes the dump of this version that later releases are tested with (docs/recipes.md, "A release").
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
const test = 'src/addon/backup/server/releases.http.test.ts';
const { status } = spawnSync(
  process.execPath,
  [join(vitest, 'vitest.mjs'), 'run', '--project', 'http', test],
  { env: { ...process.env, RELEASE_DUMP: 'on' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
