import { decodeText } from '#server/platform/table-file/cell/decode-text.ts';
import { isEmptyFile, notATable } from '#server/platform/table-file/cell/refuse.ts';
import type { FileRow } from '#server/platform/table-file/cell/row.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx, type SheetChoice } from './read-xlsx.ts';
import { isZip } from './zip.ts';

export interface ReadTable {
  /** Those that are not empty; titles and headers are rows like others. */
  rows: [FileRow, ...FileRow[]];
  /** Which sheet of a workbook was read; null for text. */
  sheet: string | null;
  /** The sheets that can be chosen. */
  sheetList: string[];
}

/**
 * Reads a CSV or XLSX file. The content decides which kind of file it is (rule 36). Throws a failure
 * at `file`: 415 if it is not a table, 413 for more than 25,000 rows or an archive that unpacks into
 * too much, 400 if it is empty.
 */
export async function readTable(bytes: Uint8Array, choice: SheetChoice = {}): Promise<ReadTable> {
  const { rows, ...read } = isZip(bytes)
    ? await readXlsx(bytes, choice)
    : { rows: readText(bytes), sheet: null, sheetList: [] };
  const [first, ...others] = rows;
  if (!first) throw isEmptyFile();
  return { rows: [first, ...others], ...read };
}

/** How web pages and Excel's XML of 2003 begin. Old programs give them the name .xls. */
const markup = /^\s*<(!doctype|html|head|meta|style|body|table|div|\?xml|workbook)\b/i;
/** What holds .xls files, and workbooks with a password too. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

function readText(bytes: Uint8Array): FileRow[] {
  if (compoundFile.equals(bytes.subarray(0, compoundFile.length))) throw notATable('oldExcel');
  const text = decodeText(bytes);
  if (text === undefined) throw notATable();
  if (markup.test(text.slice(0, 1000))) throw notATable('webPage');
  return readCsv(text);
}
