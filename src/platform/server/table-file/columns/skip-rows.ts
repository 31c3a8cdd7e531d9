import type { SkipReason } from '#platform/contract/table-file.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';

/** What a row between those of people is recognised by. */
export interface RowSense {
  /** The columns that the import uses. */
  used: readonly number[];
  /** The column that is filled in every row of a person. */
  keyColumn: number | undefined;
  /** The table's header, which printed pages repeat. */
  header: readonly string[];
}

const total = /^(общий |grand )?(итог|итого|всего|количество|численность|total|count)(?!\p{L})/u;

/** Why a row is not one of people: totals, headings of groups, column numbers, and the like. */
export function skipReason(row: FileRow, { used, keyColumn, header }: RowSense) {
  const { cells } = row;
  if (keyColumn === undefined) return undefined;
  const filled = cells.filter((cell) => cell !== '');
  if (isNumbering(filled) || isPage(filled)) return 'numbers' satisfies SkipReason;
  if (filled.every((cell) => /^[-–—=_:. ]+$/.test(cell))) return 'empty' satisfies SkipReason;
  if (used.every((at) => cells[at] === header[at])) return 'header' satisfies SkipReason;
  if (/\p{L}/u.test(cells[keyColumn] ?? '')) return undefined;
  if (total.test(fold(filled[0] ?? ''))) return 'total' satisfies SkipReason;
  // A group may have the number of its people beside its name.
  const [, ...beside] = filled;
  if (beside.length === 1 && /^\d{1,4}$/.test(beside[0] ?? '')) return 'group' satisfies SkipReason;
  const inUse = used.filter((column) => cells[column]).length;
  if (inUse === 0 && filled.length > 2) return 'empty' satisfies SkipReason;
  return inUse <= 1 && filled.length <= 2 ? ('group' satisfies SkipReason) : undefined;
}

/** «Страница 1 из 2», as printed pages have. */
const isPage = ([only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  /^(страница|стр\.?|лист|page) ?\d{1,4}( ?(из|of|\/) ?\d{1,4})?$/i.test(only);

/** 1, 2, 3 … under a header, as printed forms have. */
const isNumbering = (filled: readonly string[]): boolean =>
  filled.length > 2 && filled.every((cell, index) => cell === String(index + 1));
