// Builds the product into dist/: the web by Vite, the server by esbuild.
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// An inherited NODE_ENV would put React's development build into the product.
process.env.NODE_ENV = 'production';

/** Migrations and templates are read from the project's root, so nothing is copied. */
const entries = ['server/main.ts', 'server/operator.ts', 'server/pdf/worker.ts'];

rmSync('dist/server', { recursive: true, force: true });
await bundle({
  entryPoints: entries.filter((entry) => existsSync(entry)),
  outbase: 'server',
  outdir: 'dist/server',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
if (existsSync('web/index.html'))
  await buildWeb({ configFile: 'vite.config.ts', logLevel: 'warn' });
