import Papa from 'papaparse';
import type { Locale } from '#i18n/t.ts';
import type { Cell, Table } from './cell.ts';
import { escapeFormula } from './escape-formula.ts';

/** Excel expects the separator of the system's language, and a byte order mark for UTF-8. */
const separators = { ru: ';', en: ',' } as const satisfies Record<Locale, string>;

export function writeCsv(table: Table, locale: Locale): Uint8Array {
  const text = Papa.unparse(
    table.map((row) => row.map(written)),
    { delimiter: separators[locale], newline: '\r\n' },
  );
  return Buffer.from(`\ufeff${text}\r\n`);
}

function written(cell: Cell): string | number | null {
  if (typeof cell === 'string') return escapeFormula(withoutControls(cell));
  return typeof cell === 'object' && cell !== null ? cell.day : cell;
}

/** With control characters, the file would be taken for a binary. */
const withoutControls = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x98]/g, ' ');
