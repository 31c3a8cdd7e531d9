/** The rank of an integer matrix, exactly: fraction-free elimination over BigInt. */
export function rank(rows: readonly (readonly number[])[]): number {
  let left = rows.map((row) => row.map(BigInt));
  let found = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const pivot = left.find((row) => row[column] !== 0n);
    if (pivot === undefined) continue;
    found += 1;
    left = left.filter((row) => row !== pivot).map((row) => eliminate(row, pivot, column));
  }
  return found;
}

function eliminate(row: readonly bigint[], pivot: readonly bigint[], column: number): bigint[] {
  const [own, other] = [row[column]!, pivot[column]!];
  return row.map((entry, index) => entry * other - pivot[index]! * own);
}
