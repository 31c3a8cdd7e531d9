/** Fractions as whole numbers modulo a large prime: sums and ranks come out as with exact fractions. */
const prime = 2n ** 61n - 1n;

export const plus = (one: bigint, other: bigint): bigint => (one + other) % prime;

/** `over / under`. */
export const share = (over: number | bigint, under: number | bigint = 1): bigint =>
  (((BigInt(over) % prime) + prime) * inverse(BigInt(under))) % prime;

export const times = (one: bigint, other: bigint): bigint => (one * other) % prime;

/** The rank of a matrix. */
export function rankOf(rows: readonly (readonly bigint[])[]): number {
  let left = rows;
  let found = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const pivot = left.find((row) => row[column] !== 0n);
    if (pivot === undefined) continue;
    found += 1;
    left = left.filter((row) => row !== pivot).map((row) => without(row, pivot, column));
  }
  return found;
}

function without(row: readonly bigint[], pivot: readonly bigint[], column: number): bigint[] {
  const often = times(row[column]!, inverse(pivot[column]!));
  return row.map((entry, at) => (entry + prime - times(often, pivot[at]!)) % prime);
}

/** Fermat: a number to the power of the prime less two. */
function inverse(number: bigint): bigint {
  let [result, power, left] = [1n, number % prime, prime - 2n];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = times(result, power);
    power = times(power, power);
  }
  return result;
}
