import type { FileRow } from '#platform/server/table-file/cell/row.ts';

interface Spread<Key extends string> {
  keys: readonly (Key | null)[];
  /** The texts above the columns. */
  header: readonly string[];
  under: readonly FileRow[];
  /** Whether somebody has decided about a column. */
  isChosen: (at: number) => boolean;
}

/** How many rows are looked at: so many show how the list is filled. */
const looked = 200;

/**
 * One header over several columns, as «ФИО» merged over three: the columns behind it have no header and the parts of
 * it. Undefined where the parts stand in one cell.
 */
export function spreadOver<Key extends string>(
  at: number,
  parts: readonly Key[],
  { keys, header, under, isChosen }: Spread<Key>,
): (Key | null)[] | undefined {
  // A part may have a column of its own.
  const free = parts.filter((part) => !keys.includes(part));
  if (at < 0 || isChosen(at) || free.length < 2 || free[0] !== parts[0]) return undefined;
  const isBare = (index: number) =>
    index < keys.length && keys[index] === null && !header[index] && !isChosen(index);
  const width = free.findIndex((_, beside) => beside > 0 && !isBare(at + beside));
  const places = free.slice(0, width < 0 ? free.length : width);
  const rows = under.slice(0, looked).map(({ cells }) => cells);
  const named = rows.filter((cells) => cells[at] && cells.filter(Boolean).length > 2);
  const isIn = (cells: readonly string[], index: number) => /^\p{L}\S*$/u.test(cells[index] ?? '');
  const split = named.filter((cells) => isIn(cells, at) && isIn(cells, at + 1));
  if (places.length < 2 || split.length * 2 <= named.length) return undefined;
  return keys.map((key, index) => places[index - at] ?? key);
}
