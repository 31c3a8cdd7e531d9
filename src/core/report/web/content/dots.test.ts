import { expect, test } from 'vitest';
import { placeOnScale } from './dots.tsx';

test('a scale begins at 1 and ends at 5', () => {
  expect([1, 3, 5].map(placeOnScale)).toEqual([0, 50, 100]);
});
