import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('a value comes and goes, the order stays that of all', () => {
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  expect(toggled(['a', 'b', 'c'], undefined, 'b')).toEqual(['b']);
  expect(toggled(['a', 'b', 'c'], ['a'], 'a')).toBeUndefined();
});
