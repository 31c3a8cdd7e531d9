import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { isEmptyFile, notATable } from './refuse.ts';
import type { Row } from './row.ts';
import { isZip } from './zip.ts';

/**
 * The non-empty rows of a CSV or XLSX file, header first. The content decides which kind of file it
 * is (rule 36). Throws a failure at `file`: 415 if it is not a table, 413 for more than 20,000 rows
 * or an archive that unpacks into too much, 400 if it is empty.
 */
export async function readTable(bytes: Uint8Array): Promise<[header: Row, ...rows: Row[]]> {
  const [header, ...rows] = isZip(bytes) ? await readXlsx(bytes) : readText(bytes);
  if (!header) throw isEmptyFile();
  return [header, ...rows];
}

function readText(bytes: Uint8Array): Row[] {
  const text = decodeText(bytes);
  if (text === undefined) throw notATable();
  return readCsv(text);
}
