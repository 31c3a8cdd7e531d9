import { Readable } from 'node:stream';
import Papa from 'papaparse';
import {
  type Cell,
  type CellRow,
  type CellTable,
  type Rows,
  written,
} from '#platform/server/table-file/cell/cell.ts';
import { escapeFormula } from '#platform/server/table-file/cell/escape-formula.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Excel expects the separator of the system's language, and a byte order mark for UTF-8. */
const separators = { ru: ';', en: ',' } as const satisfies Record<Locale, string>;
const mark = '\ufeff';

export const writeCsv = (table: CellTable, locale: Locale): Uint8Array =>
  Buffer.from(mark + table.map((row) => line(row, locale)).join(''));

/** The same, written while the rows come. */
export function streamCsv(rows: Rows, locale: Locale): Readable {
  const lines = written(rows, (row, index) => (index === 0 ? mark : '') + line(row, locale));
  return Readable.from(lines, { objectMode: false });
}

const line = (row: CellRow, locale: Locale): string =>
  `${Papa.unparse([row.map((cell) => cellText(cell, locale))], { delimiter: separators[locale] })}\r\n`;

function cellText(cell: Cell, locale: Locale): string | number | null {
  if (typeof cell === 'string') return escapeFormula(withoutControls(cell));
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('day' in cell) return cell.day;
  const text = cell.decimal.toFixed(cell.digits);
  return locale === 'ru' ? text.replace('.', ',') : text;
}

/** With control characters, the file would be taken for a binary. */
const withoutControls = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x98]/g, ' ');
