import { expect, test } from 'vitest';
import type { Duplicate } from '#addon/duplicate/contract/duplicate.ts';
import { likelyStays } from './likely.ts';

const duplicate = (id: string, count: number, given: Partial<Duplicate> = {}): Duplicate => ({
  id,
  name: id,
  note: '',
  isArchived: false,
  hasLeft: false,
  access: null,
  useList: count > 0 ? [{ use: 'employee', count }] : [],
  ...given,
});

test.each([
  ['on which more hangs', duplicate('one', 1), duplicate('other', 2), 'other'],
  ['the first of equals', duplicate('one', 0), duplicate('other', 0), 'one'],
  [
    'that is not in the archive',
    duplicate('one', 9, { isArchived: true }),
    duplicate('other', 0),
    'other',
  ],
  ['who works here', duplicate('one', 0), duplicate('other', 9, { hasLeft: true }), 'one'],
])('it is proposed that the one stays %s', (_, one, other, expected) => {
  expect(likelyStays(one, other)).toBe(expected);
});
