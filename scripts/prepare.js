// Makes a fresh clone ready for a command: installed, built, with a browser for the tests. It runs
// before anything is installed, so it uses only Node itself.
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './find-browser.js';
import { provideEngines } from './find-engines.js';
import { buildWhenChanged, isBuilt, prepareDemo } from './prepare-build.js';
import { installWhenChanged, isInstalled } from './prepare-install.js';
import { underLock } from './prepare-lock.js';

const ownRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (line) => console.log(`prepare: ${line}`);

async function installAndBuild(root, say) {
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
 * nothing when everything is there: then the tree may belong to somebody else. Two runs at once are
 * safe. Throws a sentence when a step can't be done. `root` is another tree in tests.
 */
export async function prepare(mode, root = ownRoot) {
  const chosen = parts[mode];
  if (!chosen) throw new Error(`name what to prepare for: ${Object.keys(parts).join(', ')}`);
  refuseOldNode();
  if (!isOurs(root)) return requireReady(mode, root);
  const ends = await underLock(join(root, '.cache', 'prepare.lock'), say, () =>
    Promise.allSettled(chosen.map((part) => part(root, say))),
  );
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Whether this user may prepare anything in the tree. */
function isOurs(root) {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    accessSync(join(root, '.cache'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function requireReady(mode, root) {
  const isReady = isInstalled(root) && (mode === 'install' || (mode === 'start' && isBuilt(root)));
  if (isReady) return;
  throw new Error(
    `${root} has to be prepared, and this user may not write to it: run “npm run prepare:tree” there as its owner`,
  );
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
