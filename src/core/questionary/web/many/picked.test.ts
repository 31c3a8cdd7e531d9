import { expect, test } from 'vitest';
import { between } from './picked.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
  ['of another column', 'c', 'c'],
])('from %s to %s: %s', (from, to, due) => {
  expect(
    between(rows, from, to)
      .map(({ id }) => id)
      .join(''),
  ).toBe(due);
});
