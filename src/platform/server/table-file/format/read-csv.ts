import Papa from 'papaparse';
import { unescapeFormula } from '#platform/server/table-file/cell/escape-formula.ts';
import { tooManyRows } from '#platform/server/table-file/cell/refuse.ts';
import { type FileRow, mostReadRows, tidyRow } from '#platform/server/table-file/cell/row.ts';

/** Ends texts in DOS. */
const endMark = '\x1a';
const separators = [',', ';', '\t', '|'];

/** Rows of a text separated by comma, semicolon, tab or bar. */
export function readCsv(text: string): FileRow[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(endMark, '');
  // Excel's own hint, which Excel does not show as a row.
  const hint = /^sep=([,;\t|])\n/i.exec(lines);
  const body = unwrapped(hint ? lines.slice(hint[0].length) : lines);
  const delimiter = hint?.[1] ?? separatorOf(body);
  if (hasTooManyLines(body)) throw tooManyRows();
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n' });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: FileRow[] = [];
  for (const [index, cells] of data.entries()) {
    const row = tidyRow(index + 1, cells);
    if (!row) continue;
    row.cells = row.cells.map(unescapeFormula);
    if (rows.length > mostReadRows) throw tooManyRows();
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

const wholeRow = /^"(?:[^"]|"")*[,;\t|](?:[^"]|"")*[,;\t|](?:[^"]|"")*"$/;

/** Rows that were put into quotation marks as a whole, once too often, without them. */
function unwrapped(text: string): string {
  const head = text.slice(0, 100_000).split('\n').slice(0, looked);
  const rows = head.filter((line) => line.trim() !== '');
  if (rows.length < 2 || !rows.every((line) => wholeRow.test(line))) return text;
  return text.replace(/^"(.*)"$/gm, (_, row: string) => row.replaceAll('""', '"'));
}

/** Titles above a table have fewer separators than its rows, so the first lines decide together. */
const looked = 20;

/** The one that most of the first lines have equally often. Of several, the most frequent one. */
function separatorOf(text: string): string {
  const head = text.slice(text.search(/\S/), 100_000).replace(/"[^"]*"/g, '');
  const lines = head.split('\n').slice(0, looked);
  const [best] = separators
    .map((separator) => ({ separator, ...usual(lines.map((l) => l.split(separator).length - 1)) }))
    .sort((a, b) => b.lines - a.lines || b.count - a.count);
  return best && best.lines > 0 ? best.separator : ',';
}

/** How often a separator occurs in most of the lines that have it. */
function usual(counts: readonly number[]): { count: number; lines: number } {
  const found = counts.filter((count) => count > 0);
  const lines = (count: number) => found.filter((other) => other === count).length;
  const count = found.toSorted((a, b) => lines(b) - lines(a) || b - a)[0] ?? 0;
  return { count, lines: lines(count) };
}
