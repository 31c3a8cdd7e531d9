import { expect, test } from 'vitest';
import { findEngine, missingEngines } from './find-engines.js';

const there = new Set([
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/bin/Xvfb',
]);
const find = (name, without) =>
  findEngine(name, { PATH: '/usr/bin' }, (path) => there.has(path) && path !== without);

test('an engine is there when all its programs are', () => {
  expect(find('Firefox')).toEqual(['/usr/bin/firefox-esr']);
  expect(find('WebKit')).toHaveLength(3);
  expect(find('WebKit', '/usr/bin/Xvfb')).toBeNull();
});

test('what is missing is named, so that nobody takes it for walked', () => {
  expect(missingEngines((name) => find(name))).toEqual([]);
  expect(missingEngines((name) => find(name, '/usr/bin/firefox-esr'))).toEqual(['Firefox']);
});
