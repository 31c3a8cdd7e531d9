import { expect, test } from 'vitest';
import { newPeriod, paceFor, tooFewDays, workingDays } from './time-to-answer.ts';

// The 15th of June 2026 is a Monday.
test.each([
  ['2026-06-15', '2026-06-15', 1],
  ['2026-06-15', '2026-06-21', 5],
  ['2026-06-15', '2026-06-29', 11],
  ['2026-06-19', '2026-06-22', 2],
  ['2026-06-20', '2026-06-21', 0],
  ['2026-06-21', '2026-07-05', 10],
  ['2026-06-15', '2026-06-14', 0],
])('from %s to %s there are %i working days', (from, to, count) => {
  expect(workingDays(from, to)).toBe(count);
});

test('a new questionary begins today and ends in 14 days, which is enough', () => {
  expect(newPeriod('2026-06-15')).toEqual({ dateStart: '2026-06-15', dateEnd: '2026-06-29' });
  expect(tooFewDays(newPeriod('2026-06-15'), '2026-06-15')).toBeUndefined();
});

test.each([
  ['2026-06-15', '2026-06-19', '2026-06-15', undefined],
  ['2026-06-15', '2026-06-18', '2026-06-15', 4],
  // It began last week, so what is left counts.
  ['2026-06-08', '2026-06-17', '2026-06-15', 3],
  ['2026-06-20', '2026-06-21', '2026-06-15', 0],
  ['2026-06-15', '2026-06-14', '2026-06-15', undefined],
  ['2026-06-15', '', '2026-06-15', undefined],
])('from %s to %s, seen on %s: %s', (dateStart, dateEnd, today, count) => {
  expect(tooFewDays({ dateStart, dateEnd }, today)).toBe(count);
});

test.each([
  [10, '2026-06-15', '2026-06-19', 2],
  [10, '2026-06-15', '2026-06-28', 1],
  [4, '2026-06-15', '2026-06-16', 2],
  [3, '2026-06-15', '2026-06-30', undefined],
  [10, '2026-06-15', '2026-06-15', undefined],
  [10, '2026-06-20', '2026-06-21', undefined],
])('%i people from %s to %s: %s a day', (count, from, to, pace) => {
  expect(paceFor(count, from, to)).toBe(pace);
});
