import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#platform/contract/rules/days.ts';
import { repeatTypes } from '#platform/contract/rules/methods.ts';
import { latestEnd, nextDates, nextOf, repeatIssues } from './next-dates.ts';

const anonymous = { method: '360', isAnonymous: true, anonymityThreshold: 3 } as const;
const said = (given: Partial<Parameters<typeof repeatIssues>[0]>) =>
  repeatIssues({
    ...anonymous,
    dateStart: '2026-06-01',
    dateEnd: '2026-06-30',
    periodType: 'quarter',
    ...given,
  }).map(({ path }) => path);

describe('an anonymous one repeats', () => {
  test.each([
    ['quarterly', {}, []],
    ['not monthly', { periodType: 'month' }, ['periodType']],
    ['not monthly, however short', { periodType: 'month', dateEnd: '2026-06-01' }, ['periodType']],
    ['monthly where it isn’t anonymous', { periodType: 'month', isAnonymous: false }, []],
    ['monthly where one may be known', { periodType: 'month', anonymityThreshold: 1 }, []],
    ['monthly by another method', { periodType: 'month', method: '180' }, []],
    ['until 31 days before the next one', { dateEnd: '2026-08-01' }, []],
    ['no day longer', { dateEnd: '2026-08-02' }, ['dateEnd']],
    ['longer where it repeats less often', { dateEnd: '2026-08-02', periodType: 'halfYear' }, []],
    ['as long as it likes where it doesn’t', { dateEnd: '2027-08-02', periodType: null }, []],
    ['as soon as its first day is known', { dateStart: '' }, []],
  ] as const)('%s', (_, given, paths) => {
    expect(said(given)).toEqual(paths);
  });

  test('so its next one begins when the voices are free, and may repeat so itself', () => {
    for (const periodType of repeatTypes.filter((type) => type !== 'month'))
      for (const dateStart of ['2026-01-31', '2026-06-01', '2026-11-30', '2028-02-29']) {
        const last = {
          dateStart,
          periodType,
          dateEnd: latestEnd({ dateStart, periodType }),
        };
        const doneOn = addDays(last.dateEnd, 1);
        const { freeFrom, ...next } = nextOf(last, { isAnonymous: true, doneOn });
        expect([freeFrom, next.dateStart]).toEqual([null, addDays(doneOn, 30)]);
        expect(said(next)).toEqual([]);
      }
  });
});

describe('the next one', () => {
  const monthly = { dateStart: '2026-06-01', dateEnd: '2026-06-30', periodType: 'month' } as const;
  const quarterly = { ...monthly, periodType: 'quarter' } as const;

  test.each([
    ['of a monthly one is a quarter later', monthly, ['quarter', '2026-09-01', '2026-09-30', null]],
    [
      'of one that went on longer begins when the voices are free, and ends in time',
      { ...quarterly, dateEnd: '2026-08-20' },
      ['quarter', '2026-09-20', '2026-11-19', '2026-09-20'],
    ],
  ] as const)('%s', (_, last, [periodType, dateStart, dateEnd, freeFrom]) => {
    const doneOn = addDays(last.dateEnd, 1);
    const next = { periodType, dateStart, dateEnd, freeFrom };
    expect(nextOf(last, { isAnonymous: true, doneOn })).toEqual(next);
  });

  test('of one that isn’t anonymous goes on as it was', () => {
    const next = { periodType: 'month', dateStart: '2026-07-01', dateEnd: '2026-07-30' };
    expect(nextOf(monthly, { isAnonymous: false, doneOn: '2026-07-01' })).toEqual({
      ...next,
      freeFrom: null,
    });
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
