import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  absolute,
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  fromDecimal,
  mean,
  roundHalfUp,
  subtract,
  toNumber,
} from './fraction.ts';

const whole = fc.integer({ min: -1000, max: 1000 });
const any = fc.tuple(whole, fc.integer({ min: 1, max: 1000 })).map(([n, d]) => fraction(n, d));

test('stands in lowest terms with the sign above', () => {
  expect(fraction(6, -4)).toEqual({ over: -3n, under: 2n });
  expect(fraction(0, 7)).toEqual({ over: 0n, under: 1n });
  expect(() => fraction(1, 0)).toThrow(RangeError);
});

test('thirds add up, where doubles do not', () => {
  expect(mean([fraction(1, 3), fraction(2, 3), fraction(2)])).toEqual(fraction(1));
  expect(mean([])).toBeNull();
});

test('what is added can be taken away, what is divided compares back', () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.over !== 0n) expect(toNumber(divide(a, b))).toBeCloseTo(toNumber(a) / toNumber(b), 9);
      expect(compare(a, b)).toBe(Math.sign(toNumber(subtract(a, b))));
      expect(compare(absolute(a), fraction(0))).toBeGreaterThanOrEqual(0);
    }),
    { seed: 7 },
  );
});

test.each([
  [fraction(235, 100), 1, 2.4],
  [fraction(345, 100), 1, 3.5],
  [fraction(105, 100), 1, 1.1],
  [fraction(3449, 1000), 1, 3.4],
  [fraction(2675, 1000), 2, 2.68],
  [fraction(1005, 1000), 2, 1.01],
  [fraction(2, 3), 1, 0.7],
  [fraction(5), 1, 5],
] satisfies [Fraction, number, number][])('%o to %i decimals is %d', (value, decimals, due) => {
  expect(toNumber(roundHalfUp(value, decimals))).toBe(due);
});

test('a limit is taken at its written value', () => {
  expect(fromDecimal(3.5)).toEqual(fraction(7, 2));
  expect(fromDecimal(0.1)).toEqual(fraction(1, 10));
});

test('a mark shown through Intl to two decimals is rounded half up as well', () => {
  const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  for (let thousandths = 1005; thousandths < 5000; thousandths += 10) {
    const mark = fraction(thousandths, 1000);
    expect(shown.format(toNumber(mark))).toBe(String(toNumber(roundHalfUp(mark, 2))));
  }
});
