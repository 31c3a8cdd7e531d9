import { expect, test } from 'vitest';
import type { Twin } from '#addon/duplicate/contract/twin.ts';
import { likelyStays } from './likely.ts';

const twin = (id: string, count: number, given: Partial<Twin> = {}): Twin => ({
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
  ['on which more hangs', twin('one', 1), twin('other', 2), 'other'],
  ['the first of equals', twin('one', 0), twin('other', 0), 'one'],
  ['that is not in the archive', twin('one', 9, { isArchived: true }), twin('other', 0), 'other'],
  ['who works here', twin('one', 0), twin('other', 9, { hasLeft: true }), 'one'],
])('it is proposed that the one stays %s', (_, one, other, expected) => {
  expect(likelyStays(one, other)).toBe(expected);
});
