/** Tests the attacker itself. Otherwise it might find nothing because it looks in the wrong place. */
import { describe, expect, test } from 'vitest';
import { isolatesFewer } from './attacker.ts';
import { rank } from './rank.ts';

const sums = (...cells: string[]) => cells.map((cell) => [...cell]);
const nothing = new Set<string>();

describe('fewer than three are isolated', () => {
  test.each([
    { name: 'by a cell of two', cells: sums('ab'), due: true },
    { name: 'by a difference of two outputs', cells: sums('abc', 'abcd'), due: true },
    { name: 'by a chain of differences', cells: sums('abcdef', 'abcg', 'defgh'), due: true },
    { name: 'by three overlapping sums', cells: sums('ab', 'bc', 'ac'), due: true },
    { name: 'not by a whole cell', cells: sums('abc'), due: false },
    { name: 'not by a cell that grew by three', cells: sums('abc', 'abcdef'), due: false },
    { name: 'not by disjoint cells', cells: sums('abc', 'def', 'abcdef'), due: false },
  ])('$name', ({ cells, due }) => {
    expect(isolatesFewer(cells, nothing, 3)).toBe(due);
  });

  test('by somebody who knows an own sheet', () => {
    expect(isolatesFewer(sums('abc'), new Set('a'), 3)).toBe(true);
    expect(isolatesFewer(sums('abc'), new Set('a'), 2)).toBe(false);
  });
});

test('rank', () => {
  expect(rank([])).toBe(0);
  expect(
    rank([
      [1, 2, 3],
      [2, 4, 6],
      [0, 1, 1],
    ]),
  ).toBe(2);
  expect(
    rank([
      [0, 1],
      [1, 0],
    ]),
  ).toBe(2);
});
