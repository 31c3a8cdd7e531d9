import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('owners take turns, however much one of them wants', () => {
  const turns = createTurns<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(item.charAt(0), item);
  expect([turns.count(), turns.countOf('a'), turns.countOf('x')]).toEqual([6, 3, 0]);
  const taken = Array.from({ length: 7 }, () => turns.next(() => true));
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
});

test('an owner who may not go is passed over and keeps the place', () => {
  const turns = createTurns<string>();
  for (const item of ['a1', 'b1', 'b2']) turns.add(item.charAt(0), item);
  expect(turns.next((owner) => owner !== 'a')).toBe('b1');
  expect(turns.next((owner) => owner !== 'b')).toBe('a1');
  expect(turns.next((owner) => owner !== 'b')).toBeUndefined();
  expect(turns.count()).toBe(1);
});
