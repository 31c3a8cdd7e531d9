import { expect, it } from 'vitest';
import { directionOf, nextSort } from './sort.ts';

it('cycles ascending, descending, none', () => {
  expect(nextSort(undefined, 'number')).toBe('number:a');
  expect(nextSort('number:a', 'number')).toBe('number:d');
  expect(nextSort('number:d', 'number')).toBeUndefined();
});

it('begins anew with another column', () => {
  expect(nextSort('number:d', 'name')).toBe('name:a');
  expect(nextSort('names:a', 'name')).toBe('name:a');
});

it('knows the direction of the sorted column only', () => {
  expect(directionOf('number:d', 'number')).toBe('d');
  expect(directionOf('number:d', 'name')).toBeUndefined();
});
