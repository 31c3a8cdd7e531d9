import { expect, test } from 'vitest';
import { alikeAnswer, isHasty, readingTime, type Timed } from './rules.ts';

const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' ');

test.each([
  [1, false, 1000],
  [5, false, 1000],
  [7, false, 1400],
  [10, false, 2000],
  [14, false, 2000],
  [3, true, 500],
  [7, true, 700],
])('a question of %i words, read before: %s, takes %i ms to read', (count, wasRead, least) => {
  expect(readingTime(`  ${words(count)} `, wasRead)).toBe(least);
});

/** f: faster than it can be read; s: not. */
const timed = (marks: string): Timed[] =>
  [...marks].map((mark) => ({ took: mark === 'f' ? 999 : 1000, reading: 1000 }));

test.each([
  ['', false],
  ['f', false],
  ['fffff', false],
  ['ffffff', true],
  ['fffffs', true],
  ['sfffff', true],
  ['ffsfff', true],
  ['fsffsf', false],
  ['ffffffss', false],
  ['ssssssffffff', true],
])('%s is hasty: %s', (marks, told) => {
  expect(isHasty(timed(marks))).toBe(told);
});

const quick = (count: number, of: number): Timed[] =>
  Array.from({ length: of }, (_, at) => ({ took: at < count ? 1999 : 2000, reading: 1000 }));
const same = (count: number, answer = 2) => Array.from({ length: count }, () => answer);

test.each([
  ['twelve, half of them quick', same(12), quick(6, 12), 2],
  ['“no information” is an answer too', same(12, 0), quick(12, 12), 0],
  ['eleven may be chance', same(11), quick(11, 11), undefined],
  ['one that differs', [...same(12), 3], quick(13, 13), undefined],
  ['one that isn’t given yet', [...same(12), undefined], quick(12, 12), undefined],
  ['most of them weighed', same(12), quick(5, 12), undefined],
  ['most of them from before, which nobody timed', same(12), quick(5, 5), undefined],
])('everywhere the same: %s', (_, ratings, given, answer) => {
  expect(alikeAnswer(ratings, given)).toBe(answer);
});
