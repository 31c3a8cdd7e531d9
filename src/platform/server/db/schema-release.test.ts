import { expect, test } from 'vitest';
import { isNewer } from './schema-release.ts';

/** Which programs may use which schema (decision 118). */
const steps = (...hashes: string[]) => hashes.map((hash, at) => ({ hash, at }));
const known = steps('a', 'b');
const by = (fewestSteps: number) => ({ product: '2.0.0+abc', fewestSteps });

test.each([
  ['an empty one', [], null],
  ['one that it brings up to date', ['a'], by(1)],
  ['its own', ['a', 'b'], by(2)],
])('a program takes %s', (_, taken, noted) => {
  expect(isNewer({ taken: steps(...taken), noted }, known)).toBe(false);
});

test('it leaves alone what a newer one has made that allows it', () => {
  expect(isNewer({ taken: steps('a', 'b', 'c'), noted: by(2) }, known)).toBe(true);
});

test.each([
  ['a newer one has made that needs more', ['a', 'b', 'c'], by(3), /^2\.0\.0\+abc has changed /],
  ['a newer one has made and said nothing of', ['a', 'b', 'c'], null, /^A newer version has /],
  ['comes from between two releases', ['a', 'x'], by(1), /between two releases/],
  ['is another from its first step on', ['x', 'b', 'c'], by(1), /between two releases/],
])('it refuses what %s, in one sentence or two', (_, taken, noted, sentence) => {
  expect(() => isNewer({ taken: steps(...taken), noted }, known)).toThrow(sentence);
});
