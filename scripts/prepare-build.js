// Builds when the content of the sources has changed, whatever their timestamps are.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './prepare-run.js';

/** The folders whose content decides about the build. Exported for the test. */
export const folders = [
  'docs/admin-guide',
  'docs/user-guide',
  'src',
  'scripts/browsers',
  'scripts/supply',
  'scripts/web-build',
];
export const files = [
  ...['accessibility', 'report-arithmetic', 'scale', 'security'].flatMap((name) => [
    `docs/${name}.md`,
    `docs/${name}.en.md`,
  ]),
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build.js',
  'scripts/as-server.js',
];

const stampIn = (root) => join(root, 'dist', '.built');

/** Whether what is built was made of the present sources, which have this fingerprint. */
export const isBuilt = (root, wanted = fingerprint(root)) =>
  existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === wanted;

export async function buildWhenChanged(root, say) {
  const wanted = fingerprint(root);
  if (isBuilt(root, wanted)) return;
  const stamp = stampIn(root);
  say('building');
  rmSync(stamp, { force: true });
  const { status } = await run(process.execPath, ['scripts/build.js'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed, see above');
  writeFileSync(stamp, wanted);
}

/**
 * Plays the demo once, so that a first start only has to take it in. Where that fails, the first start plays
 * it itself.
 */
export async function prepareDemo(root, say) {
  const { DEMO, NODE_ENV } = process.env;
  const isWanted = DEMO ? DEMO !== 'off' : NODE_ENV !== 'production';
  if (!isWanted || existsSync(join(root, 'dist', 'demo.zip'))) return;
  say('playing the demo');
  const { status } = await run(process.execPath, ['dist/server/prepare-demo.js'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) say('the demo is not prepared: the first start takes longer');
}

/** Exported for its test. */
export function fingerprint(root, env = process.env) {
  const hash = createHash('sha256').update(`${env.VITE_API_URL ?? ''}\0`);
  const sources = folders.flatMap((folder) => sourcesIn(root, folder));
  for (const file of [...sources, ...files]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Tests and migrations are not part of the bundle. */
function sourcesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return path === 'src/platform/server/db/migrations' ? [] : sourcesIn(root, path);
      return /\.test\.(tsx?|js)$/.test(entry.name) ? [] : [path];
    });
}
