import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workTimes } from '#core/profile/contract/rules/profile-fields.ts';
import {
  clockTime,
  experience,
  maskPhone,
  standingOf,
  weekdayName,
  workingHours,
} from './words.ts';

describe('working hours', () => {
  test('go from 00:00 to 23:30 by half hours', () => {
    const shown = workTimes.map(clockTime);
    expect(shown).toHaveLength(48);
    expect([shown[0], shown[1], shown[19], shown.at(-1)]).toEqual([
      '00:00',
      '00:30',
      '09:30',
      '23:30',
    ]);
  });

  test('are said in short, whatever of them is known', () => {
    const none = { startWorkDayAt: null, endWorkDayAt: null };
    const noTimes = { startWorkTimeAt: null, endWorkTimeAt: null };
    const of = (given: object) =>
      workingHours({ ...none, ...noTimes, ...given } as Parameters<typeof workingHours>[0], 'ru');
    const week = { startWorkDayAt: 'monday', endWorkDayAt: 'friday' };
    const times = { startWorkTimeAt: 32_400, endWorkTimeAt: 64_800 };
    expect(of({ ...week, ...times })).toBe('пн – пт, 09:00 – 18:00');
    expect(of(times)).toBe('09:00 – 18:00');
    expect(of({ startWorkDayAt: 'sunday', endWorkDayAt: 'sunday' })).toBe('вс');
    expect(of({})).toBe('');
  });

  test('name days in both languages', () => {
    expect(weekdayName('monday', 'ru', 'long')).toBe('понедельник');
    expect(weekdayName('sunday', 'en', 'long')).toBe('Sunday');
  });
});

describe('experience', () => {
  test.each([
    ['2020-02-03', '2026-06-15', 6, 4],
    ['2020-06-15', '2026-06-15', 6, 0],
    ['2020-06-16', '2026-06-15', 5, 11],
    ['2026-06-15', '2026-06-15', 0, 0],
    ['2026-05-31', '2026-06-30', 0, 0],
    ['2027-01-01', '2026-06-15', 0, 0],
  ])('from %s to %s', (since, today, years, months) => {
    expect(experience(since, today)).toEqual({ years, months });
  });
});

test.each([
  ['', '', 'now'],
  ['2026-06-15', '2026-06-15', 'now'],
  ['2026-06-16', '', 'toCome'],
  ['', '2026-06-14', 'over'],
  ['2026-06-01', '', 'now'],
])('a status from "%s" to "%s" is %s', (from, to, due) => {
  expect(standingOf(from, to, '2026-06-15')).toBe(due);
});

describe('the mask of a phone number', () => {
  test.each([
    ['7', '+7'],
    ['+', '+'],
    ['', ''],
    ['abc', ''],
    ['+7 (916) 123-45-67', '+79161234567'],
    ['8 (916) 123-45-67', '+79161234567'],
    ['+4915112345678901234', '+49151123456789'],
    ['00+49', '+0049'],
  ])('%s becomes %s', (typed, due) => {
    expect(maskPhone(typed)).toBe(due);
  });

  test('lets nothing but a plus and up to 14 digits through, and leaves what fits alone', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const masked = maskPhone(typed);
        expect(masked).toMatch(/^(\+\d{0,14})?$/);
        expect(maskPhone(masked)).toBe(masked);
      }),
    );
  });
});
