import { describe, expect, test } from 'vitest';
import { addMonths, startOfDay } from './calendar.ts';

describe('dates of a brand', () => {
  test.each([
    ['2026-06-15', 'Europe/Moscow', '2026-06-14T21:00:00.000Z'],
    ['2026-06-15', 'UTC', '2026-06-15T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ])('%s begins in %s at %s', (date, timeZone, moment) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(moment);
  });

  test.each([
    ['2026-06-15', 1, '2026-07-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months are %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });
});
