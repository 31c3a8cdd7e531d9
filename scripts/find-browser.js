// The Chromium that the browser walks use: the one that is there, else Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'chrome',
];

/** Path of a Chromium-like browser, or null. CHROMIUM_PATH goes before everything else. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const end = process.platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name + end)));
  return (
    [...inPath, ...usualPlaces(env), ...playwrightsOwn()].find((path) => existsSync(path)) ?? null
  );
}

function usualPlaces(env) {
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return [
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
  ];
}

function playwrightsOwn() {
  const cache = join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return versions.flatMap((name) => [
    join(cache, name, 'chrome-linux64/chrome'),
    join(cache, name, 'chrome-linux/chrome'),
  ]);
}

/** Installs Debian's Chromium when there is none; throws a sentence where it can't. */
export function provideBrowser(_root, say) {
  const found = findBrowser();
  if (found && !existsSync(found))
    throw new Error(`CHROMIUM_PATH names ${found}, which is not there`);
  if (found) return;
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian) {
    say('installing Chromium for the browser tests (apt-get, about 113 MB)');
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (findBrowser()) return;
  throw new Error(
    'the browser tests need Chromium or Chrome, and none was found. Install one ' +
      '(on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its program',
  );
}

function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-q', ...words], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`apt-get ${words[0]} failed: ${stderr.trim()}`);
}
