import { foldHeader } from '#platform/server/table-file/cell/fold.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';

interface Table<Key extends string> {
  header: readonly string[];
  /** The key of each column of the file. */
  keys: readonly (Key | null)[];
  nameKeys: (texts: readonly string[]) => readonly (string | null)[];
}

/** How many names of columns it takes to tell a header from a person. */
const fewestNames = 3;

/**
 * A section further down may have a header of its own, with other columns. Its rows are laid under
 * the columns of the first header; columns that only it has come behind them.
 */
export function alignSections<Key extends string>(
  rows: readonly FileRow[],
  { header, keys: own, nameKeys }: Table<Key>,
): { rows: readonly FileRow[]; keys: (Key | null)[] } {
  const keys = [...own];
  const known = new Map(header.map((text, at) => [foldHeader(text), own[at] ?? null]));
  let layout: number[] | undefined;
  const aligned = rows.map((row, at): FileRow => {
    if (isAfterBreak(row, rows[at - 1]) && mayBeHeader(row)) {
      const named = nameKeys(row.cells) as readonly (Key | null)[];
      const found = row.cells.map((text, index) => {
        const folded = foldHeader(text);
        return known.has(folded) ? known.get(folded) : named[index];
      });
      if (found.filter(Boolean).length >= fewestNames) {
        const isSame = found.every((key, index) => !key || placeOf(key, index, keys) === index);
        layout = isSame ? undefined : placesOf(found, keys);
        // It becomes the first header again, so that it reads as one that is repeated.
        return { ...row, cells: [...header] };
      }
    }
    return layout ? laid(row, layout) : row;
  });
  return { rows: aligned, keys };
}

const isAfterBreak = ({ rowIndex }: FileRow, before: FileRow | undefined): boolean =>
  before === undefined ||
  rowIndex - before.rowIndex > 1 ||
  before.cells.filter((cell) => cell !== '').length <= 2;

const mayBeHeader = ({ cells }: FileRow): boolean =>
  cells.filter((cell) => cell !== '').length >= fewestNames &&
  !cells.some((cell) => cell.includes('@'));

/** Where each column of the section goes; -1 for nowhere. */
function placesOf<Key extends string>(
  found: readonly (Key | null | undefined)[],
  keys: (Key | null)[],
): number[] {
  return found.map((key, index) => {
    if (!key) return -1;
    if (!keys.includes(key)) keys.push(key);
    return placeOf(key, index, keys);
  });
}

/** A key of several columns is where it was. */
const placeOf = <Key>(key: Key, index: number, keys: readonly (Key | null)[]): number =>
  keys[index] === key ? index : keys.indexOf(key);

function laid(row: FileRow, layout: readonly number[]): FileRow {
  const filled = row.cells.filter((cell) => cell !== '');
  // Headings and totals stay where they are.
  if (filled.length <= 2) return row;
  const cells: string[] = [];
  for (const [at, to] of layout.entries()) {
    if (to >= 0) cells[to] = row.cells[at] ?? '';
  }
  const moved = (columns: number[] | undefined) => columns?.flatMap((at) => layout[at] ?? []);
  const [uncalculated, struck] = [moved(row.uncalculated), moved(row.struck)];
  return {
    ...row,
    cells: Array.from(cells, (cell) => cell ?? ''),
    ...(uncalculated && { uncalculated }),
    ...(struck && { struck }),
  };
}
