import { expect, test } from 'vitest';
import type { AnonymousType } from '#contract/rules/methods.ts';
import { listComparable } from './comparable.ts';

const people = (ids: string) => [...ids];
const panel: Parameters<typeof listComparable>[0] = {
  anonymityThreshold: 3,
  keepsAnonymity: true,
  raters: people('ABCDEF').map((id) => ({ id, type: 'colleague', isCounted: true })),
};
const others = [
  { number: 7, sums: [{ ids: people('ABCXYZ'), threshold: 3 }] },
  { number: 9, sums: [{ ids: people('XYZ'), threshold: 3 }] },
];
const out = { own: [], others, known: new Set<string>() };
const tryWithout = (types: AnonymousType[]) => (types.length > 0 ? [] : [people('ABCDEF')]);

test('where nothing tells too much, nothing is kept back', () => {
  expect(listComparable(panel, out, tryWithout)).toEqual([]);
});

test('a search that is not done keeps all roles back and names everything', () => {
  expect(listComparable(panel, out, tryWithout, { left: 0 })).toEqual([
    { number: 7, types: ['colleague'] },
    { number: 9, types: ['colleague'] },
  ]);
});
