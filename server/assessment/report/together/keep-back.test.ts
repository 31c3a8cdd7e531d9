import { expect, test } from 'vitest';
import { listComparable, type ToCompare } from './keep-back.ts';

const people = (ids: string) => [...ids];
const sum = (ids: string) => ({ ids: people(ids), threshold: 3 });
const none = new Map<string, string>();

const toCompare = (given: Partial<ToCompare> = {}): ToCompare => ({
  threshold: 3,
  own: [],
  others: [
    { number: 7, sums: [sum('ABCXYZ')], known: [] },
    { number: 9, sums: [sum('XYZ')], known: [] },
  ],
  known: [],
  samePeople: none,
  ways: [
    { types: [], sums: [people('ABCDEF')] },
    { types: ['colleague'], sums: [] },
  ],
  ...given,
});

test('where nothing tells too much, nothing is kept back', () => {
  expect(listComparable(toCompare())).toEqual([]);
});

test('a search that is not done keeps all roles back and names everything', () => {
  expect(listComparable(toCompare(), { left: 0 })).toEqual([
    { number: 7, types: ['colleague'] },
    { number: 9, types: ['colleague'] },
  ]);
});

test('anybody who is asked openly elsewhere is known: named by the number that makes it so', () => {
  const others = [
    { number: 7, sums: [], known: people('ABCD') },
    { number: 9, sums: [sum('XYZ')], known: [] },
  ];
  expect(listComparable(toCompare({ others }))).toEqual([{ number: 7, types: ['colleague'] }]);
});

test('of two that each make it so, one is named', () => {
  const others = [
    { number: 7, sums: [], known: people('ABCD') },
    { number: 9, sums: [], known: people('BCDE') },
  ];
  expect(listComparable(toCompare({ others }))).toEqual([{ number: 9, types: ['colleague'] }]);
});

test('where none of them alone makes it so, all are named: what is kept back is always told', () => {
  expect(listComparable(toCompare({ known: people('ABCD') }))).toEqual([
    { number: 7, types: ['colleague'] },
    { number: 9, types: ['colleague'] },
  ]);
});
