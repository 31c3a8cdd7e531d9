// Makes a fresh clone ready for a command: installed, built, with a browser for the tests. It runs
// before anything is installed, so it uses only Node itself.
import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './find-browser.js';
import { provideEngines } from './find-engines.js';
import { buildWhenChanged, prepareDemo } from './prepare-build.js';
import { installWhenChanged } from './prepare-install.js';
import { underLock } from './prepare-lock.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (line) => console.log(`prepare: ${line}`);

async function installAndBuild() {
  await installWhenChanged(root, say);
  await buildWhenChanged(root, say);
  await prepareDemo(root, say);
}

async function provideBrowsers(_root, say) {
  await provideBrowser(say);
  await provideEngines(say);
}

/** Steps that run side by side. The browsers come from elsewhere. */
const parts = {
  install: [installWhenChanged],
  start: [installAndBuild],
  test: [installAndBuild, provideBrowsers],
};

/**
 * Does what is still missing for `mode` ("install", "start" or "test"). Prints a line per step, and
 * nothing when everything is there. Two runs at once are safe. Throws a sentence when a step can't
 * be done.
 */
export async function prepare(mode) {
  const chosen = parts[mode];
  if (!chosen) throw new Error(`name what to prepare for: ${Object.keys(parts).join(', ')}`);
  refuseOldNode();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const ends = await underLock(join(root, '.cache', 'prepare.lock'), say, () =>
    Promise.allSettled(chosen.map((part) => part(root, say))),
  );
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  prepare(process.argv[2]).catch((error) => {
    console.error(`prepare: ${error.message}`);
    process.exitCode = 1;
  });
}
