import { expect, test } from 'vitest';
import { askAgainDay, weeksOf } from './ask-again.ts';

test.each([
  ['on which reports open', '2026-07-14', '2026-09-08'],
  ['which is the last day where they open at once', null, '2026-08-25'],
  ['which is the last day where that came later', '2026-06-25', '2026-08-25'],
])('the day is eight weeks after the one %s', (_, releaseOn, day) => {
  expect(askAgainDay({ dateEnd: '2026-06-30', releaseOn }, 8)).toBe(day);
});

test.each([
  ['360 asks again', { method: '360' }, 8],
  ['also every half a year', { method: '360', periodType: 'halfYear' }, 8],
  ['also every year', { method: '360', periodType: 'year' }, 8],
  ['not every quarter', { method: '360', periodType: 'quarter' }, null],
  ['not every month', { method: '360', periodType: 'month' }, null],
  ['not by 180', { method: '180' }, null],
  ['not by 90', { method: '90' }, null],
] as const)('%s', (_, form, weeks) => {
  expect(weeksOf({ ...form, askAgainWeeks: 8 })).toBe(weeks);
});

test('what a form doesn’t name stays as it was, and what it empties doesn’t', () => {
  expect(weeksOf({ method: '360' }, 13)).toBe(13);
  expect(weeksOf({ method: '360' })).toBeNull();
  expect(weeksOf({ method: '360', askAgainWeeks: null }, 13)).toBeNull();
  expect(weeksOf({ method: '90' }, 13)).toBeNull();
});
