import Papa from 'papaparse';
import { unescapeFormula } from './escape-formula.ts';
import { tooManyRows } from './refuse.ts';
import { mostFileRows, type Row, tidyRow } from './row.ts';

/** Ends texts in DOS. */
const endMark = '\x1a';
const separators = [',', ';', '\t'];

/** Rows of a text separated by comma, semicolon or tab, whichever occurs most in the first line. */
export function readCsv(text: string): Row[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(endMark, '');
  // Excel's own hint, which Excel does not show as a row.
  const hint = /^sep=([,;\t])\n/i.exec(lines);
  const body = hint ? lines.slice(hint[0].length) : lines;
  const delimiter = hint?.[1] ?? separatorOf(body);
  if (hasTooManyLines(body)) throw tooManyRows();
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n' });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: Row[] = [];
  for (const [index, cells] of data.entries()) {
    const row = tidyRow(index + 1, cells);
    if (!row) continue;
    row.cells = row.cells.map(unescapeFormula);
    if (rows.length > mostFileRows) throw tooManyRows();
    rows.push(broken.has(index) ? { ...row, isBroken: true } : row);
  }
  return rows;
}

/**
 * More than any spreadsheet shows. Ten million empty lines would take ten seconds and a gigabyte.
 */
const mostLines = 1_048_576;

function hasTooManyLines(text: string): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

function separatorOf(text: string): string {
  const first = text.slice(text.search(/\S/)).split('\n', 1)[0] ?? '';
  const unquoted = first.replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => unquoted.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
