import { describe, expect, test } from 'vitest';
import { addMonths } from '#contract/platform/rules/days.ts';
import { nextDates, nextIsFreeFrom } from './next-dates.ts';

describe('the next one keeps nothing back', () => {
  test.each([
    ['a month later', '2026-06-01', '2026-06-30', 'month', '2026-07-31'],
    ['a month later, asked for a day', '2026-06-01', '2026-06-01', 'month', '2026-07-02'],
    ['a quarter later, asked for a month', '2026-06-01', '2026-06-30', 'quarter', null],
    ['a quarter later, asked for two months', '2026-06-01', '2026-08-02', 'quarter', '2026-09-02'],
    ['a year later', '2026-06-01', '2026-06-30', 'year', null],
  ] as const)('%s', (_, dateStart, dateEnd, periodType, due) => {
    expect(nextIsFreeFrom({ dateStart, dateEnd, periodType })).toBe(due);
  });

  test('from that day on exactly', () => {
    const of = (dateEnd: string) =>
      nextIsFreeFrom({ dateStart: '2026-06-01', dateEnd, periodType: 'quarter' });
    expect([of('2026-08-01'), of('2026-08-02')]).toEqual([null, '2026-09-02']);
  });
});

test('the last day of a shorter month stands for one that it does not have', () => {
  const last = { dateStart: '2026-01-31', dateEnd: '2026-01-31', periodType: 'month' } as const;
  expect(nextDates(last)).toEqual({ dateStart: '2026-02-28', dateEnd: '2026-02-28' });
});

test.each([
  ['2026-06-15', 1, '2026-07-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months are %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});
