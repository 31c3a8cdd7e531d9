import { expect, test } from 'vitest';
import { sampleReport } from '#test/report-sample.ts';
import { digitsOf, formatGap, formatLimits, formatMark, gapOf } from './report-numbers.ts';

test('marks have two decimals, rounded half up, and a dash for none', () => {
  expect(formatMark(4, 'ru')).toBe('4,00');
  expect(formatMark(3.125, 'ru')).toBe('3,13');
  expect(formatMark(1.005, 'en')).toBe('1.01');
  expect(formatMark(2.675, 'en')).toBe('2.68');
  expect(formatMark(null, 'ru')).toBe('—');
});

test('groups of an anonymous questionary have one decimal', () => {
  const anonymous = sampleReport();
  expect(formatMark(4, 'ru', digitsOf(anonymous, ['colleague']))).toBe('4,0');
  expect(digitsOf(anonymous, ['customer', 'subordinate'])).toBe(1);
  expect([digitsOf(anonymous, ['supervisor']), digitsOf(anonymous, ['employee'])]).toEqual([2, 2]);
  const named = sampleReport({ isAnonymous: false });
  expect(digitsOf(named, ['colleague'])).toBe(2);
});

test('a gap has its sign, unless it is shown as zero', () => {
  expect(formatGap(0.5, 'ru')).toBe('+0,50');
  expect(formatGap(-1.25, 'en')).toBe('−1.25');
  expect([formatGap(0, 'ru'), formatGap(0.004, 'ru'), formatGap(-0.004, 'ru')]).toEqual(
    Array(3).fill('0,00'),
  );
  expect(formatGap(null, 'en')).toBe('—');
});

test('limits are as short as they can be', () => {
  expect(formatLimits({ gap: 0.5, low: 3, high: 4 }, 'ru')).toEqual({
    gap: '0,5',
    low: '3',
    high: '4',
  });
});

test('a gap is self minus others, where both are there', () => {
  const zone = { competenceId: 'a', name: 'Б', otherParticipantMark: 3.5 };
  expect(gapOf({ ...zone, selfMark: 4 })).toBe(0.5);
  expect(gapOf({ ...zone, selfMark: null })).toBeNull();
});
