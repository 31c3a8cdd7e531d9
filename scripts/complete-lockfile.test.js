import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries, withChecksums, withoutChecksum } from './complete-lockfile.js';

const text = readFileSync('package-lock.json', 'utf8');

test('the lockfile lacks no platform: npm ci works everywhere', () => {
  expect(missingEntries(JSON.parse(text)).map(([path]) => path)).toEqual([]);
});

test('npm compares everything that production installs with a checksum, on every platform', () => {
  expect(withoutChecksum(JSON.parse(text))).toEqual([]);
});

test('an entry without a checksum is named, unless only developers install it', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
    'node_modules/d': { version: '3.0.0', dev: true },
  };
  expect(withoutChecksum({ packages })).toEqual(['@b/c@2.0.0']);
});

test('a checksum comes from the registry only where there is none, and moves nothing else', () => {
  const asked = [];
  const ask = (name, version) => {
    asked.push(`${name}@${version}`);
    return name === 'b' ? { integrity: 'sha512-b', license: 'MIT' } : undefined;
  };
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/b': { version: '2.0.0', cpu: ['x64'] },
    'node_modules/@gone/c': { version: '3.0.0' },
  };
  const filled = { version: '2.0.0', integrity: 'sha512-b', cpu: ['x64'], license: 'MIT' };
  expect(JSON.stringify(withChecksums(packages, ask))).toBe(
    JSON.stringify({ ...packages, 'node_modules/a/node_modules/b': filled }),
  );
  expect(asked).toEqual(['b@2.0.0', '@gone/c@3.0.0']);
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
