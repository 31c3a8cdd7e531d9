import type { Issue } from '#platform/contract/call/issues.ts';
import type {
  EncodingReading,
  FileColumn,
  MovedDays,
  SkippedRow,
} from '#platform/contract/table-file.ts';
import { foldHeader } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { noSuchColumn, tooManyRows } from '#platform/server/table-file/cell/refuse.ts';
import { type FileRow, mostFileRows } from '#platform/server/table-file/cell/row.ts';
import type { ReadTable } from '#platform/server/table-file/format/read-table.ts';
import { alignSections } from './align-sections.ts';
import { asDays } from './as-days.ts';
import { cardsAsTable } from './cards.ts';
import {
  type ColumnNames,
  createHeaderFinder,
  type Header,
  type KeptMatches,
  matchKey,
} from './find-header.ts';
import { withMailLinks } from './mail-links.ts';
import { missingColumn } from './missing-column.ts';
import { splitRows } from './split-rows.ts';
import { spreadOver } from './spread-column.ts';

export interface Column<Key extends string = string> extends ColumnNames<Key> {
  /** The file makes no sense without this column. */
  isRequired?: boolean;
  /** A link behind its cells may write to the address; of two such columns the first is of the row's person. */
  hasMailLinks?: boolean;
  /** Its cells are days: moments become the company's. */
  isDay?: boolean;
  /** Where no name tells the column: what its header has in it, or what a cell of it begins with. */
  telling?: { header?: string; cell?: string };
  /** Columns that this one makes up for. Where the file has them all, this one is not used. */
  standsFor?: readonly Key[];
}

/** How the columns of a file are found, beside their names. */
export interface Matching<Key extends string = string> {
  /** A person's choice by the column's index: its key, or null for none. */
  chosen?: Readonly<Record<string, Key | null>> | undefined;
  /** What was chosen for earlier files. */
  kept?: KeptMatches | undefined;
  /** Is filled in every row that counts. Totals, headings of groups and the like are then skipped. */
  rowKey?: Key | undefined;
  /** Takes the heading of the group where the file has no such column. */
  groupKey?: Key | undefined;
  /** The company's. */
  zone?: string | undefined;
}

/** A row of the file by column key. '' for an empty cell or a missing column. */
export interface TableRecord<Key extends string> {
  rowIndex: number;
  values: Readonly<Record<Key, string>>;
  /** It stands in a section of people who have left, or is struck through. */
  isFormer?: true;
  /** A filter or a hand hides it in the spreadsheet. */
  isHidden?: true;
}

export interface RowIssues {
  rowIndex: number;
  issues: Issue[];
}

export interface MappedTable<Key extends string> {
  records: TableRecord<Key>[];
  /** What is wrong with the file as a table. If there is anything, its rows may be nonsense. */
  errors: RowIssues[];
  /** Columns that the file does not have, nor anything that makes up for them. */
  missing: Key[];
  /** Headers that match no column, shortened. They are skipped. */
  unknown: string[];
  /** All columns of the file that have a header or a value. */
  columns: FileColumn<Key>[];
  skipped: SkippedRow[];
  sheet: string | null;
  sheetList: string[];
  /** Sheets with a table that are not read. */
  otherTables: string[];
  /** Encodings that are likely where the letters of a text leave doubt. */
  encodings: EncodingReading[];
  /** Moments that are another day in the company's zone than they are written with; null where there are none. */
  movedDays: MovedDays | null;
}

/** What programs call a sheet, and people a list. */
const plainSheet =
  /^(лист|sheet|tdsheet|страница|page|table|таблица|данные|data|список|сотрудники|штат|люди|employees|people|staff|export|экспорт|выгрузка|отчет|отчёт|report|уволен|dismissed|terminated|former)/i;

type Read = Pick<ReadTable, 'rows'> & Partial<Omit<ReadTable, 'rows'>>;

/**
 * Finds the header and its columns, in any order, ignoring case, punctuation and ё. 400 at `columns`
 * where one was chosen that the file does not have, 413 for more than 20,000 rows of people.
 */
export function mapColumns<const Key extends string>(
  { rows: whole, sheet = null, sheetList = [], otherTables = [], encodings = [] }: Read,
  columns: readonly Column<Key>[],
  { chosen = {}, kept, rowKey, groupKey, zone }: Matching<Key> = {},
): MappedTable<Key> {
  const finder = createHeaderFinder(columns, kept);
  const keyCount = (texts: readonly string[]) =>
    new Set(finder.nameKeys(texts).filter((key) => key !== null)).size;
  const given = (rowKey && cardsAsTable(whole, keyCount)) || whole;
  const top = finder.find(given);
  const mailColumns = columns.filter((one) => one.hasMailLinks);
  const linked = withMailLinks({
    rows: given,
    header: top.cells,
    keys: top.keys,
    mailKeys: mailColumns.map(({ key }) => key as string),
    name: mailColumns[0]?.names[1] ?? '',
  });
  const { rows } = linked;
  const header = { ...top, cells: [...linked.header], keys: [...linked.keys] };
  const under = rows.slice(header.at + header.height);
  const headerRow = rows[header.at + header.height - 1]?.rowIndex ?? 1;
  const width = Math.max(
    header.cells.length,
    ...under.slice(0, 100).map(({ cells }) => cells.length),
  );
  const main = keysOf<Key>(header, columns, { chosen, width, under, kept });
  const { rows: aligned, keys } = rowKey
    ? alignSections(under, { header: header.cells, keys: main, nameKeys: finder.nameKeys })
    : { rows: under, keys: main };
  const places = columns.map(({ key }) => keys.flatMap((one, at) => (one === key ? [at] : [])));
  const placeOf = (key: Key | undefined) => (key === undefined ? -1 : keys.indexOf(key));
  const known = new Set(keys.filter((key) => key !== null));
  const { people, hasGroups, skipped } = splitRows(
    aligned,
    {
      used: places.flat(),
      keyColumn: rowKey && known.has(rowKey) ? placeOf(rowKey) : undefined,
      header: header.cells,
    },
    { sheet, title: rows[header.at - 1] },
  );
  const own = people.map(({ row }) => row);
  if (people.length > mostFileRows) throw tooManyRows();
  // Where there are several sheets, each is a department's, unless its name says nothing.
  const group = sheetList.length > 1 && sheet && !plainSheet.test(sheet) ? sheet : '';
  const isGrouped = hasGroups || group !== '';
  const fromGroups = groupKey && !known.has(groupKey) && isGrouped ? groupKey : undefined;
  if (fromGroups) known.add(fromGroups);
  const standIns = columns
    .filter(({ key }) => known.has(key))
    .flatMap((one) => one.standsFor ?? []);
  const has = (key: Key) => known.has(key) || standIns.includes(key);
  const issues = columns.flatMap((column, at) => columnIssues(column, places[at] ?? [], has));
  const errors = [
    ...(issues.length > 0 ? [{ rowIndex: headerRow, issues }] : []),
    ...brokenRows([...rows.slice(header.at, header.at + header.height), ...own]),
    ...uncalculatedRows(own, places.flat()),
  ];
  if (errors.length === 0 && people.length === 0) {
    errors.push({ rowIndex: headerRow, issues: [{ path: '', key: 'tableFile.noRows' }] });
  }
  const days = columns.filter(({ isDay }) => isDay).map(({ key }) => key);
  const written = people.map(({ row: { rowIndex, cells, isHidden }, isFormer, ...above }) => {
    const entries = columns.map(({ key }, index) => {
      if (key === fromGroups) return [key, above.group || group];
      const [place, ...also] = places[index] ?? [];
      if (also.length > 0) return [key, said(places[index] ?? [], cells)];
      return [key, place === undefined ? '' : (cells[place] ?? '')];
    });
    const values = Object.fromEntries(entries) as Record<Key, string>;
    return { rowIndex, values, ...(isFormer && { isFormer }), ...(isHidden && { isHidden }) };
  });
  const { records, movedDays } = asDays(written, days, zone);
  const missing = columns.map(({ key }) => key).filter((key) => !has(key));
  const fileColumns = describe(header, main, under);
  const unknown = fileColumns.flatMap(({ header: name, field }) => (name && !field ? [name] : []));
  const beside = { skipped, sheet, sheetList, otherTables, encodings, movedDays };
  return { records, errors, missing, unknown, columns: fileColumns, ...beside };
}

/** What several columns say, a line each. */
const said = (places: readonly number[], cells: readonly string[]): string =>
  places
    .map((at) => cells[at])
    .filter(Boolean)
    .join('\n');

interface Keyed<Key extends string> extends Pick<Matching<Key>, 'kept'> {
  chosen: Readonly<Record<string, Key | null>>;
  width: number;
  under: readonly FileRow[];
}

/** The key of each column: as the person chose, else as its header says, else as its cells do. */
function keysOf<Key extends string>(
  header: Header,
  columns: readonly Column<Key>[],
  { chosen, width, under, kept = {} }: Keyed<Key>,
): (Key | null)[] {
  if (Object.keys(chosen).some((index) => Number(index) >= width)) throw noSuchColumn();
  const taken = new Set(Object.values(chosen));
  const repeated = new Set<Key | null>(
    columns.filter((one) => one.mayRepeat).map(({ key }) => key),
  );
  const named = Array.from({ length: width }, (_, index) => {
    const own = chosen[index];
    if (own !== undefined) return own;
    const key = (header.keys[index] ?? null) as Key | null;
    return taken.has(key) && !repeated.has(key) ? null : key;
  });
  const isChosen = (at: number) => chosen[at] !== undefined;
  const spread = { keys: named, header: header.cells, under, isChosen };
  const [keys = named] = columns.flatMap(({ key, standsFor }) =>
    standsFor ? [spreadOver(named.indexOf(key), standsFor, spread) ?? named] : [],
  );
  const isFree = (at: number) =>
    keys[at] === null && chosen[at] === undefined && !isKept(kept, header.cells[at]);
  for (const { key, telling, mayRepeat } of columns) {
    if (!telling) continue;
    for (const index of keys.keys()) {
      if (!mayRepeat && keys.includes(key)) break;
      if (isFree(index) && tells(telling, index, header, under)) keys[index] = key;
    }
  }
  const idle = columns.filter(({ key, standsFor }) => {
    return standsFor && !taken.has(key) && standsFor.every((one) => keys.includes(one));
  });
  return keys.map((key) => (idle.some((one) => one.key === key) ? null : key));
}

const isKept = (kept: KeptMatches, text: string | undefined): boolean =>
  Object.hasOwn(kept, matchKey(text ?? ''));

function tells(
  { header: inHeader, cell }: NonNullable<Column['telling']>,
  at: number,
  header: Header,
  under: readonly FileRow[],
): boolean {
  if (inHeader && new RegExp(inHeader, 'u').test(foldHeader(header.cells[at] ?? ''))) return true;
  if (!cell) return false;
  const begins = new RegExp(cell, 'iu');
  return under.some(({ cells }) => begins.test(cells[at] ?? ''));
}

function columnIssues<Key extends string>(
  { key, isRequired, mayRepeat }: Column<Key>,
  places: readonly number[],
  has: (key: Key) => boolean,
): Issue[] {
  if (places.length > 1 && !mayRepeat) return [{ path: key, key: 'tableFile.columnTwice' }];
  if (isRequired && !has(key)) return [missingColumn(key)];
  return [];
}

const brokenRows = (rows: readonly FileRow[]): RowIssues[] =>
  rows
    .filter(({ isBroken }) => isBroken)
    .map(({ rowIndex }) => ({
      rowIndex,
      issues: [{ path: '', key: 'tableFile.brokenQuotes' }],
    }));

const uncalculatedRows = (rows: readonly FileRow[], used: readonly number[]): RowIssues[] =>
  rows
    .filter(({ uncalculated }) => uncalculated?.some((column) => used.includes(column)))
    .map(({ rowIndex }) => ({
      rowIndex,
      issues: [{ path: '', key: 'tableFile.noFormulaValue' }],
    }));

/** The rows in which an example of each column is looked for. */
const sampled = 50;

function describe<Key extends string>(
  { cells }: Header,
  keys: readonly (Key | null)[],
  rows: readonly FileRow[],
): FileColumn<Key>[] {
  const head = rows.slice(0, sampled);
  return keys
    .map((field, index) => ({
      index,
      header: quotedCell(cells[index] ?? ''),
      field,
      sample: quotedCell(head.find((row) => row.cells[index])?.cells[index] ?? ''),
    }))
    .filter(({ header, sample }) => header !== '' || sample !== '');
}
