import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups stand in the order of their first row, rows in their own', () => {
  const words = ['яма', 'дом', 'ярус', 'двор', 'я'];
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ['я', ['яма', 'ярус', 'я']],
    ['д', ['дом', 'двор']],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
