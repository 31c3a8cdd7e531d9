import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, missingBrowser } from './find-browser.js';

const only = (path) => (each) => each === path;

test.each([
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'),
  '/Program Files/Google/Chrome/Application/chrome.exe',
  '/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
])('finds %s', (path) => {
  const env = {
    PATH: '/usr/local/bin:/usr/bin',
    HOME: homedir(),
    PROGRAMFILES: '/Program Files',
    'PROGRAMFILES(X86)': '/Program Files (x86)',
  };
  expect(findBrowser(env, only(path))).toBe(path);
});

test('the Chromium without windows is taken before one with them', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const both = (path) => [shell, '/usr/bin/chromium'].includes(path);
  expect(findBrowser({ PATH: '/usr/local/bin:/usr/bin' }, both)).toBe(shell);
});

test('CHROMIUM_PATH comes first, and the answer is null when there is no browser', () => {
  expect(findBrowser({ CHROMIUM_PATH: '/mine' }, () => true)).toBe('/mine');
  expect(findBrowser({ PATH: '' }, () => false)).toBeNull();
});

test.each(['darwin', 'win32', 'linux', 'freebsd'])(
  'on %s the message says what to do',
  (platform) => {
    expect(missingBrowser(platform)).toMatch(/none was found\. Install .* or set CHROMIUM_PATH/);
  },
);
