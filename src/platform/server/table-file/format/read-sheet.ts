import { excelDay } from '#platform/server/table-file/cell/dates.ts';
import { isInstant } from '#platform/server/table-file/cell/instant.ts';
import { mailOf } from '#platform/server/table-file/cell/mail-link.ts';
import { tooManyRows } from '#platform/server/table-file/cell/refuse.ts';
import {
  type FileRow,
  longestText,
  mostCells,
  mostReadRows,
  tidyRow,
} from '#platform/server/table-file/cell/row.ts';
import { readXml } from './read-xml.ts';
import { type CellStyles, plain, relationIdOf, textReader } from './xlsx-parts.ts';

/** What is needed to turn a stored cell into what the sheet shows. */
interface Sense {
  texts: readonly string[];
  styles: CellStyles;
  from1904: boolean;
  /** Where the links of the sheet lead, by their ids. */
  links: ReadonlyMap<string, string>;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
  hasValue: boolean;
}

/** A sheet's rows that are not empty, or the first `most` of them. */
export async function readSheet(
  pieces: AsyncIterable<Buffer>,
  sense: Sense,
  most = Number.POSITIVE_INFINITY,
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const merges: Merge[] = [];
  const mails = new Map<number, Map<number, string>>();
  let rowIndex = 0;
  let cells: string[] = [];
  let uncalculated: number[] = [];
  let struck: number[] = [];
  let isHidden = false;
  let cell: Cell | undefined;
  let inValue = false;
  const add = (text: string) => {
    if (cell && cell.value.length < longestText) cell.value += text;
  };
  const inline = textReader(add);
  await readXml(pieces, {
    isDone: () => rows.length >= most,
    open(name, attributes) {
      const { r, t = 'n', s = '0', ref, hidden } = attributes;
      inline.open(name);
      if (name === 'row') {
        rowIndex = wholeNumber(r) ?? rowIndex + 1;
        [cells, uncalculated, struck] = [[], [], []];
        isHidden = hidden === '1' || hidden === 'true';
      }
      if (name === 'c') {
        const column = columnOf(r) ?? cells.length;
        const [isFormula, hasValue] = [false, false];
        cell = { column, type: t, style: Number(s), value: '', isFormula, hasValue };
      }
      if (name === 'f' && cell) cell.isFormula = true;
      if (name === 'v' && cell) inValue = cell.hasValue = true;
      if (name === 'hyperlink' && mails.size < mostReadRows) {
        keepMail(mails, ref, sense.links.get(relationIdOf(attributes)));
      }
      if (name === 'mergeCell' && merges.length < mostMerges) merges.push(...downward(ref));
    },
    text(text) {
      if (inValue) add(text);
      else inline.text(text);
    },
    close(name) {
      inline.close(name);
      if (name === 'v') inValue = false;
      if (name === 'c' && cell) {
        put(cells, cell.column, shown(cell, sense));
        if (cell.isFormula && !cell.hasValue) uncalculated.push(cell.column);
        if (sense.styles.struck.has(cell.style)) struck.push(cell.column);
        cell = undefined;
      }
      if (name !== 'row') return;
      const row = tidyRow(rowIndex, cells);
      if (!row) return;
      if (uncalculated.length > 0) row.uncalculated = uncalculated;
      if (struck.length > 0) row.struck = struck;
      if (isHidden) row.isHidden = true;
      if (rows.length > mostReadRows) throw tooManyRows();
      rows.push(row);
    },
  });
  rows.sort((a, b) => a.rowIndex - b.rowIndex);
  fillDown(rows, merges);
  for (const row of rows) {
    const own = mails.get(row.rowIndex);
    if (own) row.mails = own;
  }
  return rows;
}

/** A link over several cells has its address in the first. */
function keepMail(
  mails: Map<number, Map<number, string>>,
  ref: string | undefined,
  link: string | undefined,
): void {
  const mail = mailOf(link);
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})/.exec(ref ?? '') ?? [];
  const column = columnOf(letters);
  if (!mail || column === undefined || column >= mostCells) return;
  const own = mails.get(Number(row)) ?? new Map<number, string>();
  mails.set(Number(row), own.set(column, mail));
}

/** Cells of one column that show the value of the first. */
interface Merge {
  column: number;
  first: number;
  last: number;
}

/** More would only cost time. */
const mostMerges = 20_000;

/** `C5:C9` is column 2 from row 5 to row 9. Merges over several columns are titles. */
function downward(ref: string | undefined): Merge[] {
  const parts = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref ?? '');
  if (!parts || parts[1] !== parts[3]) return [];
  return [{ column: columnOf(parts[1]) ?? 0, first: Number(parts[2]), last: Number(parts[4]) }];
}

function fillDown(rows: readonly FileRow[], merges: readonly Merge[]): void {
  if (merges.length === 0) return;
  const at = new Map(rows.map((row, index) => [row.rowIndex, index]));
  for (const { column, first, last } of merges) {
    const begin = at.get(first);
    if (begin === undefined) continue;
    const value = rows[begin]?.cells[column];
    for (let index = begin + 1; value && index < rows.length; index += 1) {
      const row = rows[index];
      if (!row || row.rowIndex > last) break;
      put(row.cells, column, value);
    }
  }
}

function put(cells: string[], column: number, text: string): void {
  if (column >= mostCells) return;
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

const wholeNumber = (text: string | undefined) =>
  text && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

/** `C5` is column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference ?? '')?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown({ type, style, value }: Cell, { texts, styles, from1904 }: Sense): string {
  if (value.trim() === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return plain(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return isInstant(value) ? value : value.slice(0, 10);
  if (type !== 'n') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return (styles.dates.has(style) && excelDay(number, from1904)) || String(number);
}
