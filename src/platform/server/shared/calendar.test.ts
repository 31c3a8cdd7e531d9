import { describe, expect, test } from 'vitest';
import { startOfDay } from './calendar.ts';

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
});
