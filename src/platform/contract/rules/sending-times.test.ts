import { expect, test } from 'vitest';
import { nightUntil } from './sending-times.ts';

const at = (time: string, letterHour = 9, lastDay = '2026-06-30') =>
  nightUntil(
    new Date(`2026-06-15T${time}:00+03:00`),
    { timeZone: 'Europe/Moscow', letterHour },
    lastDay,
  );

test.each([
  ['00:00', '2026-06-15'],
  ['01:34', '2026-06-15'],
  ['08:59', '2026-06-15'],
  ['09:00', null],
  ['19:59', null],
  ['20:00', '2026-06-16'],
  ['23:59', '2026-06-16'],
])('at %s', (time, day) => {
  expect(at(time)).toBe(day);
});

test('a company that begins late in the evening writes until midnight, and one without an hour always', () => {
  expect([at('20:30', 21), at('21:00', 21), at('23:59', 21)]).toEqual(['2026-06-15', null, null]);
  expect([at('01:34', 0), at('23:00', 0)]).toEqual([null, null]);
});

test('on the last day letters don’t wait for the next', () => {
  expect([at('21:00', 9, '2026-06-15'), at('21:00', 9, '2026-06-16')]).toEqual([
    null,
    '2026-06-16',
  ]);
  expect(at('01:34', 9, '2026-06-15')).toBe('2026-06-15');
});
