import { expect, test } from 'vitest';
import { formatDate, formatInstant, formatPeriod } from './format.ts';

test('a day is written as on the screen, a period of one day once', () => {
  expect(formatDate('2026-09-22', 'en')).toBe('22 Sep 2026');
  expect(formatDate('2026-09-22', 'ru')).toBe('22 сент. 2026');
  expect(formatPeriod('2026-09-22', '2026-10-06', 'en')).toBe('22 Sep 2026 – 6 Oct 2026');
  expect(formatPeriod('2026-09-22', '2026-09-22', 'en')).toBe('22 Sep 2026');
});

test('an instant is of the zone and names its offset', () => {
  const said = (timeZone: string, locale: 'ru' | 'en') =>
    formatInstant('2026-10-06T21:05:00Z', { locale, timeZone });
  expect(said('Europe/Moscow', 'ru')).toBe('7 окт. 2026, 00:05 (UTC+3)');
  expect(said('America/New_York', 'en')).toBe('6 Oct 2026, 17:05 (UTC−4)');
});
