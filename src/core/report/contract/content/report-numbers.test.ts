import { expect, test } from 'vitest';
import { sampleReport } from '#test/report/report-sample.ts';
import { digitsOf, formatGap, formatLimits, formatMark, gapOf } from './report-numbers.ts';

test('marks have two decimals, rounded half up, and a dash for none', () => {
  expect(formatMark(4, 'ru')).toBe('4,00');
  expect(formatMark(3.125, 'ru')).toBe('3,13');
  expect(formatMark(1.005, 'en')).toBe('1.01');
  expect(formatMark(2.675, 'en')).toBe('2.68');
  expect(formatMark(null, 'ru')).toBe('—');
});

test('an anonymous report has one decimal throughout, any other two', () => {
  expect(digitsOf(sampleReport())).toBe(1);
  expect(digitsOf(sampleReport({ isAnonymous: false }))).toBe(2);
  expect(digitsOf(sampleReport({ anonymityThreshold: 1 }))).toBe(2);
  expect(formatMark(3.67, 'ru', 1)).toBe('3,7');
});

test('a gap has its sign, unless it is shown as zero', () => {
  expect(formatGap(0.5, 'ru')).toBe('+0,50');
  expect(formatGap(-1.25, 'en')).toBe('−1.25');
  expect([formatGap(0, 'ru'), formatGap(0.004, 'ru'), formatGap(-0.004, 'ru')]).toEqual(
    Array(3).fill('0,00'),
  );
  expect(formatGap(null, 'en')).toBe('—');
});

test('limits have one decimal, or two where they need them', () => {
  expect(formatLimits({ gap: 0.5, low: 3.25, high: 4 }, 'ru')).toEqual({
    gap: '0,5',
    low: '3,25',
    high: '4,0',
  });
});

test('a gap is self minus others, where both are there', () => {
  const zone = { competenceId: 'a', name: 'Б', otherParticipantMark: 3.5 };
  expect(gapOf({ ...zone, selfMark: 4 })).toBe(0.5);
  expect(gapOf({ ...zone, selfMark: null })).toBeNull();
});

test('a gap is what the reader would subtract: the difference of the numbers shown', () => {
  const zone = { selfMark: 4.33, otherParticipantMark: 3.06 };
  expect(gapOf(zone, 1)).toBe(1.2);
  expect(formatGap(gapOf(zone, 1), 'ru', 1)).toBe('+1,2');
  expect(gapOf(zone)).toBe(1.27);
});
