import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { openingKey } from './opening-key.ts';

test.each([
  ['Enter', 'first', true],
  [' ', 'first', true],
  ['ArrowDown', 'first', true],
  ['ArrowUp', 'last', true],
  ['Tab', undefined, false],
  ['a', undefined, false],
])('%j opens at the %s', (key, end, isTaken) => {
  let taken = false;
  const preventDefault = () => {
    taken = true;
  };
  expect(openingKey({ key, preventDefault } as KeyboardEvent)).toBe(end);
  expect(taken).toBe(isTaken);
});
