/**
 * Exact fractions. A mark such as 2.675 has no exact double, so rounding half up or comparing with
 * a limit goes wrong right at the limit. Also, a sum of doubles depends on the order of its sheets,
 * and an anonymous report must not.
 */
export type Fraction = { readonly over: bigint; readonly under: bigint };

/** A quotient of two integers in lowest terms. Throws RangeError when `under` is 0. */
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

/** Negative, 0 or positive, as sort functions expect. */
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

/** The arithmetic mean. Null for an empty list. */
export function mean(list: readonly Fraction[]): Fraction | null {
  return list.length === 0 ? null : divide(sum(list), fraction(list.length));
}

/** Rounds half up to this many decimals. Only for values of 0 and above, which all marks are. */
export function roundHalfUp(a: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  return fraction((2n * a.over * scale + a.under) / (2n * a.under), scale);
}

/** The fraction that a short decimal such as the limit 3.5 stands for (at most 6 decimals). */
export function fromDecimal(decimal: number): Fraction {
  return fraction(Math.round(decimal * 1_000_000), 1_000_000);
}

/** The nearest double, for a mark that leaves the arithmetic. */
export function toNumber(a: Fraction): number {
  return Number(a.over) / Number(a.under);
}

export const numberOrNull = (mark: Fraction | null): number | null => mark && toNumber(mark);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
