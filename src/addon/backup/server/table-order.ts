/**
 * Puts tables in an order in which rows can be put in: each after those that it refers to. Throws where
 * tables refer to each other in a ring.
 */
export function inOrder<T extends { name: string }>(
  tables: readonly T[],
  references: readonly { from: string; to: string }[],
): T[] {
  const ordered: T[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const waiting = references.filter(({ from, to }) => left.has(from) && left.has(to));
    const free = [...left.values()].filter(
      ({ name }) => !waiting.some(({ from }) => from === name),
    );
    if (free.length === 0)
      throw new Error(`These tables form a ring: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
