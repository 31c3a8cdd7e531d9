import { excelDay } from './dates.ts';
import { readXml } from './read-xml.ts';
import { tooManyRows } from './refuse.ts';
import { longestText, mostFileRows, type Row, tidyRow } from './row.ts';
import {
  plain,
  readDateStyles,
  readSharedStrings,
  readWorkbook,
  textReader,
} from './xlsx-parts.ts';
import { openZip } from './zip.ts';

/** What is needed to turn a stored cell into what the sheet shows. */
interface Sense {
  texts: readonly string[];
  dateStyles: ReadonlySet<number>;
  from1904: boolean;
}

/**
 * Rows of the first visible sheet. Formulas give the value they were saved with, and days are
 * YYYY-MM-DD.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Row[]> {
  const zip = await openZip(bytes);
  const { sheet, from1904 } = await readWorkbook(zip);
  const texts = await readSharedStrings(zip);
  const dateStyles = await readDateStyles(zip);
  return readSheet(zip.read(sheet), { texts, dateStyles, from1904 });
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

async function readSheet(pieces: AsyncIterable<Buffer>, sense: Sense): Promise<Row[]> {
  const rows: Row[] = [];
  let rowIndex = 0;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let inValue = false;
  const add = (text: string) => {
    if (cell && cell.value.length < longestText) cell.value += text;
  };
  const inline = textReader(add);
  await readXml(pieces, {
    open(name, { r, t = 'n', s = '0' }) {
      inline.open(name);
      if (name === 'row') {
        rowIndex = wholeNumber(r) ?? rowIndex + 1;
        cells = [];
      }
      if (name === 'c') {
        cell = { column: columnOf(r) ?? cells.length, type: t, style: Number(s), value: '' };
      }
      if (name === 'v') inValue = true;
    },
    text(text) {
      if (inValue) add(text);
      else inline.text(text);
    },
    close(name) {
      inline.close(name);
      if (name === 'v') inValue = false;
      if (name === 'c' && cell) put(cells, cell.column, shown(cell, sense));
      if (name !== 'row') return;
      const row = tidyRow(rowIndex, cells);
      if (!row) return;
      if (rows.length > mostFileRows) throw tooManyRows();
      rows.push(row);
    },
  });
  return rows.sort((a, b) => a.rowIndex - b.rowIndex);
}

const widest = 200;

function put(cells: string[], column: number, text: string): void {
  if (column >= widest) return;
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

function shown({ type, style, value }: Cell, { texts, dateStyles, from1904 }: Sense): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return plain(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return (dateStyles.has(style) && excelDay(number, from1904)) || String(number);
}
