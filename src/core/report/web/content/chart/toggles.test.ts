import { expect, test } from 'vitest';
import { howManyShown, toggleAll, toggleOne } from './toggles.ts';

const keys = ['supervisor', 'colleague', 'employee'];

test('all are on at first, and the toggle of all turns them off and on again', () => {
  const none = toggleAll(keys, new Set());
  expect(howManyShown(keys, new Set())).toBe('all');
  expect(howManyShown(keys, none)).toBe('none');
  expect(howManyShown(keys, toggleAll(keys, none))).toBe('all');
});

test('one off leaves the toggle of all between, and it then turns all on', () => {
  const hidden = toggleOne(new Set(), 'colleague');
  expect([...hidden]).toEqual(['colleague']);
  expect(howManyShown(keys, hidden)).toBe('some');
  expect(howManyShown(keys, toggleAll(keys, hidden))).toBe('all');
});

test('turning the last one off or on by hand turns the toggle of all', () => {
  const off = keys.reduce(toggleOne, new Set<string>() as ReadonlySet<string>);
  expect(howManyShown(keys, off)).toBe('none');
  expect(howManyShown(keys, keys.reduce(toggleOne, off))).toBe('all');
});
