import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf } from '../complete-lockfile.js';
import { inside } from './inside.js';
import { isAllowed, refused } from './licences.js';

/** Everything that production installs, on every platform, and what stands inside of it. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const production = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { version, license }]) => ({ name: nameOf(path), version, license }));

test('nothing is shipped under a licence that asks for our sources or limits our use', () => {
  expect(production.length).toBeGreaterThan(200);
  expect(refused([...production, ...inside])).toEqual([]);
});

test('a package under another licence is named, and so is one that names none', () => {
  const packages = [
    { name: 'a', version: '1.0.0', license: 'GPL-3.0-only' },
    { name: 'b', version: '2.0.0' },
    { name: 'c', version: '3.0.0', license: 'MIT' },
  ];
  expect(refused(packages)).toEqual(['a 1.0.0: GPL-3.0-only', 'b 2.0.0: no licence named']);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-2.0-only AND (MIT OR ISC)', false],
  ['AGPL-3.0-only OR (GPL-2.0-only AND MIT)', false],
  ['MIT AND GPL-3.0-only OR ISC', true],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['(MIT', false],
  ['MIT GPL-3.0-only', false],
  ['', false],
])('%s lets us ship: %s', (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer);
});
