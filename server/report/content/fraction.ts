/**
 * Exact fractions. A mark such as 2.675 has no exact double, so rounding half up or comparing with a
 * limit on doubles goes wrong at the limit; and a sum of doubles depends on the order of its sheets,
 * which an anonymous report must not.
 */
export type Fraction = { readonly over: bigint; readonly under: bigint };

/** A quotient of two integers in lowest terms; `under` may not be 0 (RangeError). */
export function fraction(over: bigint | number, under: bigint | number = 1): Fraction {
  const [n, d] = [BigInt(over), BigInt(under)];
  if (d === 0n) throw new RangeError('A fraction over nothing');
  const divisor = commonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { over: n / divisor, under: d / divisor };
}

const zero = fraction(0);
export const one = fraction(1);

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over);
}

/** Below 0, 0 or above 0, as sort functions want it. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function absolute(a: Fraction): Fraction {
  return a.over < 0n ? fraction(-a.over, a.under) : a;
}

export function sum(list: readonly Fraction[]): Fraction {
  return list.reduce(add, zero);
}

/** The arithmetic mean; of nothing, null. */
export function mean(list: readonly Fraction[]): Fraction | null {
  return list.length === 0 ? null : divide(sum(list), fraction(list.length));
}

/** Rounded half up to so many decimals; for values of 0 and above, as all marks are. */
export function roundHalfUp(a: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  return fraction((2n * a.over * scale + a.under) / (2n * a.under), scale);
}

/** The fraction a short decimal such as the limit 3.5 stands for (at most 6 decimals). */
export function fromDecimal(decimal: number): Fraction {
  return fraction(Math.round(decimal * 1_000_000), 1_000_000);
}

/** The nearest double: where a mark leaves the arithmetic. */
export function toNumber(a: Fraction): number {
  return Number(a.over) / Number(a.under);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
