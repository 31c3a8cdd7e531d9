/**
 * Groups rows by what they have in common. Groups and rows keep their order. `Map.groupBy` needs
 * Node 21.
 */
export function groupBy<R, K>(rows: Iterable<R>, keyOf: (row: R) => K): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
