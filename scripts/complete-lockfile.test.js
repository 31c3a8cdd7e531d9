import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from './complete-lockfile.js';

const text = readFileSync('package-lock.json', 'utf8');

test('the lockfile lacks no platform: npm ci works everywhere', () => {
  expect(missingEntries(JSON.parse(text)).map(([path]) => path)).toEqual([]);
});

test('the lockfile names no download address', () => {
  const { packages } = JSON.parse(text);
  expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
  expect(text.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
});

test('a missing platform gets an entry that npm skips elsewhere', () => {
  const optionalDependencies = { 'a-linux-x64-musl': '1.2.3', 'a-darwin-arm64': '1.2.3' };
  const packages = {
    'node_modules/a': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/a/node_modules/a-darwin-arm64': { version: '1.2.3' },
  };
  expect(missingEntries({ packages })).toEqual([
    [
      'node_modules/a-linux-x64-musl',
      {
        version: '1.2.3',
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
        dev: true,
        optional: true,
      },
    ],
  ]);
  const odd = { 'node_modules/b': { optionalDependencies: { helper: '1.0.0' } } };
  expect(() => missingEntries({ packages: odd })).toThrow('does not tell its platform');
});
