import { expect, test } from 'vitest';
import { lastDayOf } from './report-days.ts';

test.each([
  ['ended early', '2026-12-13', '2026-11-23T10:00:00.000Z', '2026-11-23'],
  ['ended as planned, half an hour later', '2026-12-13', '2026-12-13T21:30:00.000Z', '2026-12-13'],
  [
    'all have answered after midnight in Moscow',
    '2026-12-13',
    '2026-11-23T22:00:00.000Z',
    '2026-11-24',
  ],
])('%s', (_what, dateEnd, createdAt, day) => {
  expect(lastDayOf({ dateEnd, createdAt }, 'Europe/Moscow')).toBe(day);
});
