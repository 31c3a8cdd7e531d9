// The other engines for the walks: Firefox, and WebKit as WebKitGTK has it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt-get.js';

/** Debian's packages of each, what they weigh to load, and the programs by which a walk drives it. */
export const engines = {
  Firefox: {
    packages: ['firefox-esr'],
    megabytes: 80,
    programs: [['firefox-esr', 'firefox']],
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    megabytes: 61,
    programs: [['WebKitWebDriver'], ['MiniBrowser'], ['Xvfb']],
  },
};

/** MiniBrowser comes with the library and is in no path. */
const besidePath = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1`,
);

/** Paths of the programs of an engine, or null unless all of them are there. */
export function findEngine(name, env = process.env, isThere = existsSync) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...besidePath];
  const paths = engines[name].programs.map((names) =>
    names.flatMap((each) => folders.map((folder) => join(folder, each))).find(isThere),
  );
  return paths.every(Boolean) ? paths : null;
}

/** Engines that are not on this machine: their walks are left out. */
export function missingEngines(find = findEngine) {
  return Object.keys(engines).filter((name) => !find(name));
}

/**
 * Installs Debian's packages of the engines that are missing, as provideBrowser does for Chromium. The walks
 * do without one that can't be had, so nothing is thrown.
 */
export async function provideEngines(say) {
  if (!mayInstall()) return;
  for (const name of missingEngines()) {
    const { packages, megabytes } = engines[name];
    say(`installing ${name} for the browser tests (apt-get, about ${megabytes} MB)`);
    await aptInstall(...packages).catch((error) => say(`${error.message}: no walks in ${name}`));
  }
}
