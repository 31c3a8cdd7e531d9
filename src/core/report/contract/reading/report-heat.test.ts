import { expect, test } from 'vitest';
import { limits } from '#platform/contract/rules/scale.ts';
import { heatOf } from './report-heat.ts';

test.each([
  [2.94, 'veryLow'],
  [2.96, 'low'],
  [3.44, 'low'],
  [3.46, 'middle'],
  [3.94, 'middle'],
  [3.96, 'high'],
  [4.44, 'high'],
  [4.46, 'veryHigh'],
] as const)('%s shown with one decimal is %s', (mark, heat) => {
  expect(heatOf(mark, limits, 1)).toBe(heat);
});

test('two decimals are told apart, and no mark has no heat', () => {
  expect(heatOf(3.46, limits, 2)).toBe('low');
  expect(heatOf(null, limits, 1)).toBeNull();
});
