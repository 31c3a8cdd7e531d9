import { expect, test } from 'vitest';
import { addDays, daysBetween } from './days.ts';

test('days are counted over months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2026-06-15', '2026-06-15')).toBe(0);
});
