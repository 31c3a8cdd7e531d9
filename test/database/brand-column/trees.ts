/** A part of a parsed statement, as libpg-query gives it. */
export type Tree = { [name: string]: unknown };

/**
 * The outermost parts of these kinds within a tree, with their kind. It doesn't look into parts of
 * the kinds in `closed`.
 */
export function treesIn(
  tree: unknown,
  kinds: readonly string[],
  closed: readonly string[] = [],
): [string, Tree][] {
  if (Array.isArray(tree)) return tree.flatMap((part) => treesIn(part, kinds, closed));
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([name, part]): [string, Tree][] => {
    if (kinds.includes(name)) return [[name, part as Tree], ...inside(name, part, kinds, closed)];
    return closed.includes(name) ? [] : treesIn(part, kinds, closed);
  });
}

/** Joins stand in joins. */
const inside = (
  name: string,
  part: unknown,
  kinds: readonly string[],
  closed: readonly string[],
) => (name === 'JoinExpr' ? treesIn(part, kinds, closed) : []);
