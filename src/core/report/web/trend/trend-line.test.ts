import { expect, test } from 'vitest';
import { scaleOf } from './trend-line.tsx';

test.each([
  ['whole marks around them', [2.4, 4.3], [2, 5]],
  ['two apart at least, so that small changes stay small', [3.2, 3.4], [2, 4]],
  ['two apart at the upper end', [4.6, 4.8], [3, 5]],
  ['two apart at the lower end', [1, 1.2], [1, 3]],
  ['gaps aside', [null, 3.1, null], [2, 4]],
  ['all marks without any', [null], [1, 5]],
])('a trend is drawn between %s', (_what, marks, scale) => {
  expect(scaleOf(marks)).toEqual(scale);
});
