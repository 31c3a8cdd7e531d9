// The Chromium for the browser walks: the one without windows if it is there, as its pages take a
// third less of the processor; else any that is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt-get.js';

const windowless = 'chromium-headless-shell';
const names = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
];

/** Path of a Chromium-like browser, or null. CHROMIUM_PATH comes before everything else. */
export function findBrowser(env = process.env, isThere = existsSync) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const end = process.platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name + end)));
  return [...inPath, ...usualPlaces(env), ...playwrightsOwn(env)].find(isThere) ?? null;
}

function usualPlaces(env) {
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const mac = ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
    apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
  );
  const programs = [
    'Chromium/Application/chrome.exe',
    'Google/Chrome/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => programs.map((program) => join(folder, program)));
  const linux = ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
  return [...linux, ...mac, ...windows];
}

/** A browser that `playwright install` has put on a Linux machine earlier. */
function playwrightsOwn(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return versions.flatMap((name) => [
    join(cache, name, 'chrome-linux64/chrome'),
    join(cache, name, 'chrome-linux/chrome'),
  ]);
}

/**
 * Installs Debian's Chromium without windows when it is missing and this is root on Debian. Does
 * nothing anywhere else. Throws a sentence that says what to install when no browser is there.
 */
export async function provideBrowser(say) {
  const found = findBrowser();
  if (found && !existsSync(found))
    throw new Error(`CHROMIUM_PATH is ${found}, which does not exist`);
  if (process.env.CHROMIUM_PATH || found?.endsWith(windowless)) return;
  if (mayInstall()) await installFirst([windowless, ...(found ? [] : ['chromium'])], say);
  if (!findBrowser()) throw new Error(missingBrowser());
}

/** Installs the first of these packages that can be had. Not every Debian has the first. */
async function installFirst(packages, say) {
  for (const name of packages) {
    say(`installing ${name} for the browser tests (apt-get, 65 to 113 MB)`);
    const complaint = await aptInstall(name).then(
      () => null,
      ({ message }) => message,
    );
    if (complaint === null) return;
    say(complaint);
  }
}

const advice = {
  darwin: 'Install Chrome, Edge or Chromium into Applications',
  win32: 'Install Chrome; Edge is found as well',
  linux:
    'Install one: on Debian and Ubuntu "sudo apt-get install chromium", on Fedora "sudo dnf install chromium"',
};

/** Exported for its test. */
export function missingBrowser(platform = process.platform) {
  return (
    'the browser tests need Chromium, Chrome or Edge, and none was found. ' +
    `${advice[platform] ?? advice.linux}, or set CHROMIUM_PATH to its program. ` +
    'Everything but the browser walks runs without: "npm run check", "npm start"'
  );
}
