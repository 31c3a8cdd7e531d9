import type { EncodingReading, TextEncoding } from '#platform/contract/table-file.ts';
import { decodeText } from '#platform/server/table-file/cell/decode-text.ts';
import { isEmptyFile, notATable } from '#platform/server/table-file/cell/refuse.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';
import { chooseSheet, type SheetChoice } from './choose-sheet.ts';
import { readCsv } from './read-csv.ts';
import { readPage } from './read-page.ts';
import { isWebArchive, pagesOf } from './read-web-archive.ts';
import { readXlsx } from './read-xlsx.ts';
import { readXmlWorkbook } from './read-xml-workbook.ts';
import { isZip } from './zip.ts';

export interface ReadTable {
  /** Those that are not empty; titles and headers are rows like others. */
  rows: [FileRow, ...FileRow[]];
  /** Which sheet of a workbook was read; null for text. */
  sheet: string | null;
  /** The sheets that can be chosen. */
  sheetList: string[];
  /** Those of them that have a table and are not read. */
  otherTables: string[];
  /** The encodings that are likely, for a text whose letters leave doubt. */
  encodings: EncodingReading[];
}

export interface ReadChoice extends SheetChoice {
  encoding?: TextEncoding | undefined;
}

/**
 * Reads a CSV or XLSX file, a web page, also saved as one file, or a workbook in XML of 2003. The content decides which (rules 36b and 217). Throws a failure
 * at `file`: 415 if it is not a table, 413 for more than 25,000 rows or an archive that unpacks into
 * too much, 400 if it is empty.
 */
export async function readTable(bytes: Uint8Array, choice: ReadChoice = {}): Promise<ReadTable> {
  const { rows, ...read } = await (isZip(bytes) ? readBook : readText)(bytes, choice);
  const [first, ...others] = rows;
  if (!first) throw isEmptyFile();
  return { rows: [first, ...others], ...read };
}

/** How web pages and XML begin. Programs give them the name .xls. */
const markup = /^\s*<(!doctype|html|head|meta|style|body|table|div|\?xml|workbook)\b/i;
const xmlWorkbook = /<(\w+:)?workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/i;
/** What holds .xls files, and workbooks with a password too. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

type Sheets = Omit<ReadTable, 'rows'> & { rows: FileRow[] };
const readBook = async (bytes: Uint8Array, choice: SheetChoice): Promise<Sheets> => ({
  ...(await readXlsx(bytes, choice)),
  encodings: [],
});
const noSheets = { sheet: null, sheetList: [], otherTables: [] };

async function readText(bytes: Uint8Array, { encoding, ...choice }: ReadChoice): Promise<Sheets> {
  if (compoundFile.equals(bytes.subarray(0, compoundFile.length))) throw notATable('oldExcel');
  const decoded = decodeText(bytes, encoding);
  if (!decoded) throw notATable();
  const { text, encodings } = decoded;
  const head = text.slice(0, 1000);
  if (isWebArchive(head)) {
    const pages = pagesOf(bytes, encoding);
    return { rows: readPage(pages.text), encodings: pages.encodings, ...noSheets };
  }
  if (xmlWorkbook.test(head)) return { ...(await readXml2003(text, choice)), encodings };
  return { rows: markup.test(head) ? readPage(text) : readCsv(text), encodings, ...noSheets };
}

async function readXml2003(text: string, choice: SheetChoice) {
  const sheets = await readXmlWorkbook(text);
  const { chosen, ...beside } = await chooseSheet(sheets, choice, async ({ rows }, most) =>
    rows.slice(0, most),
  );
  return { rows: chosen.rows, sheet: chosen.name, ...beside };
}
