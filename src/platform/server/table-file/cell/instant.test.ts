import { expect, test } from 'vitest';
import { dayOfInstant } from './instant.ts';

test.each([
  ['2021-08-31T21:00:00Z', '2021-09-01'],
  ['2021-08-31T20:59:59.999Z', '2021-08-31'],
  ['2021-09-01 00:00:00+03', '2021-09-01'],
  ['2024-02-29T10:00:00Z', '2024-02-29'],
  // A day without a time, as a birthday is: no zone moves it.
  ['2021-08-31T00:00:00Z', '2021-08-31'],
  // No day of the calendar: the cell is an error with its own words.
  ['2021-02-30T10:00:00Z', undefined],
  ['2021-13-01T10:00:00Z', undefined],
  ['2021-08-31T25:00:00Z', undefined],
  ['2021-08-31', undefined],
])('of %s Moscow has %s', (text, day) => {
  expect(dayOfInstant(text, 'Europe/Moscow')).toBe(day);
});

test.each([
  ['1990-05-12T00:00:00.000Z', '1990-05-12'],
  ['1990-05-12 00:00 UTC', '1990-05-12'],
  ['1990-05-12T00:00:00+00:00', '1990-05-12'],
  ['1990-05-12T00:00:01Z', '1990-05-11'],
  ['1990-05-12T04:00:00Z', '1990-05-12'],
  ['1990-05-12T00:00:00+03:00', '1990-05-11'],
])('west of it, of %s New York has %s', (text, day) => {
  expect(dayOfInstant(text, 'America/New_York')).toBe(day);
});
