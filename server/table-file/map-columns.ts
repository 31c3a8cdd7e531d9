import type { Issue } from '#contract/call/issues.ts';
import { quoted } from './quoted.ts';
import type { Row } from './row.ts';

export interface Column<Key extends string = string> {
  /** Also accepted as the column's header, as in files from before the readable names. */
  key: Key;
  /**
   * The headers in English and Russian files, also used in messages. Then other accepted headers.
   */
  names: readonly [en: string, ru: string, ...others: string[]];
  /** The file makes no sense without this column. */
  isRequired?: boolean;
}

/** A row of the file by column key. '' for an empty cell or a missing column. */
export interface TableRecord<Key extends string> {
  rowIndex: number;
  values: Readonly<Record<Key, string>>;
}

export interface RowIssues {
  rowIndex: number;
  issues: Issue[];
}

export interface MappedTable<Key extends string> {
  records: TableRecord<Key>[];
  /** What is wrong with the file as a table. If there is anything, its rows may be nonsense. */
  errors: RowIssues[];
  /** Columns that the file does not have. */
  missing: Key[];
  /** Headers that match no column, shortened. They are skipped. */
  unknown: string[];
}

/** Finds the columns by their headers, in any order, ignoring case and treating ё as е. */
export function mapColumns<const Key extends string>(
  [header, ...rows]: readonly [Row, ...Row[]],
  columns: readonly Column<Key>[],
): MappedTable<Key> {
  const given = header.cells.map(fold);
  const places = columns.map(({ key, names }) => {
    const accepted = [key, ...names].map(fold);
    return given.flatMap((cell, at) => (accepted.includes(cell) ? [at] : []));
  });
  const issues = columns.flatMap((column, index) => columnIssues(column, places[index] ?? []));
  const errors = [
    ...(issues.length > 0 ? [{ rowIndex: header.rowIndex, issues }] : []),
    ...[header, ...rows].filter(({ isBroken }) => isBroken).map(brokenRow),
  ];
  if (errors.length === 0 && rows.length === 0) {
    errors.push({ rowIndex: header.rowIndex, issues: [{ path: '', key: 'tableFile.noRows' }] });
  }
  const records = rows.map(({ rowIndex, cells }) => {
    const entries = columns.map(({ key }, index) => {
      const [at] = places[index] ?? [];
      return [key, at === undefined ? '' : (cells[at] ?? '')];
    });
    return { rowIndex, values: Object.fromEntries(entries) as Record<Key, string> };
  });
  const missing = columns.filter((_, index) => places[index]?.length === 0);
  const known = new Set(places.flat());
  const unknown = header.cells.filter((cell, at) => cell !== '' && !known.has(at)).map(quoted);
  return { records, errors, missing: missing.map(({ key }) => key), unknown };
}

function columnIssues({ key, names, isRequired }: Column, places: readonly number[]): Issue[] {
  const params = { name: names.slice(0, 2).join(' / ') };
  if (places.length > 1) return [{ path: key, key: 'tableFile.columnTwice', params }];
  if (places.length === 0 && isRequired) {
    return [{ path: key, key: 'tableFile.missingColumn', params }];
  }
  return [];
}

const brokenRow = ({ rowIndex }: Row): RowIssues => ({
  rowIndex,
  issues: [{ path: '', key: 'tableFile.brokenQuotes' }],
});

/** Names are compared without regard to case, ё, and the kind of spaces between words. */
export const fold = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
