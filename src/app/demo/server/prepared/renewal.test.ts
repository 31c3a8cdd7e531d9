import { expect, test } from 'vitest';
import { createRenewal } from './renewal.ts';

const renewal = (now: string) =>
  createRenewal({
    takenAt: new Date('2026-11-24T15:00:00Z'),
    now: new Date(now),
    timeZone: 'Europe/Moscow',
  });
const [one, other] = [
  '7602caa0-ce23-4638-b5c2-e54ce321b8a5',
  '02151ad7-f964-4802-ba9e-29f78d3f8435',
];

test('an id is another one, and the same wherever it stands', () => {
  const renew = renewal('2026-11-24T16:00:00Z');
  const [first, second, inJson] = renew(`${one}\t${other}\t{"employeeId": "${one}"}`).split('\t');
  expect([first, second]).not.toEqual([one, other]);
  expect(first).not.toBe(second);
  expect(inJson).toBe(`{"employeeId": "${first}"}`);
  expect(renew(other)).toBe(second);
  expect(renewal('2026-11-24T16:00:00Z')(one)).not.toBe(first);
});

test.each([
  ['2026-11-24', '2026-12-24'],
  ['2026-12-08', '2027-01-07'],
  ['2023-12-24 09:30:00.404607+00', '2024-01-23 09:30:00.404607+00'],
  ['{"createdAt": "2026-10-21T21:30:00.000Z"}', '{"createdAt": "2026-11-20T21:30:00.000Z"}'],
  ['2015\t39600\t+79168996351\t№ 2026-11', '2015\t39600\t+79168996351\t№ 2026-11'],
])('%s is thirty days later', (row, moved) =>
  expect(renewal('2026-12-24T16:00:00Z')(row)).toBe(moved),
);

test('a day is one of the company’s calendar', () => {
  expect(renewal('2026-11-24T20:59:59Z')('2026-11-24')).toBe('2026-11-24');
  expect(renewal('2026-11-24T21:00:00Z')('2026-11-24')).toBe('2026-11-25');
});

test('what had happened is not ahead, and what was ahead still is', () => {
  const renew = renewal('2026-11-25T06:00:00Z');
  expect(renew('2026-11-24 14:00:00+00')).toBe('2026-11-25T06:00:00.000Z');
  expect(renew('2026-11-24 17:00:00+00')).toBe('2026-11-25 17:00:00+00');
});
