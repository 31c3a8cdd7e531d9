import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content as string), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const workbook = (properties: string) =>
  `<workbook xmlns="${main}" xmlns:r="r"><workbookPr ${properties}/><sheets><sheet name="Скрытый" sheetId="1" state="hidden" r:id="r2"/><sheet name="Лист" sheetId="2" r:id="r1"/></sheets></workbook>`;
const relations =
  '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/hidden.xml"/></Relationships>';

export interface XlsxGiven {
  /** The content of `sheetData`. */
  rows: string;
  strings?: string;
  styles?: string;
  workbookPr?: string;
}

/** A workbook like those that programs write, built from pieces of XML. Its first sheet is hidden. */
export const xlsxOf = ({ rows, strings, styles, workbookPr = '' }: XlsxGiven) =>
  zipOf({
    'xl/workbook.xml': workbook(workbookPr),
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/hidden.xml': '<worksheet/>',
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  });

/**
 * A workbook of a few kilobytes that unpacks to `megabytes`. Its headers tell the real size, or 1
 * KB if it `lies`.
 */
export async function zipBomb(megabytes: number, lies: boolean): Promise<Buffer> {
  const rows = `<row><c><v>1</v></c></row>${' '.repeat(megabytes * 1024 * 1024)}`;
  const bytes = await xlsxOf({ rows });
  if (!lies) return bytes;
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    // The unpacked size is 8 bytes before the name in a local header, and 24 in the directory.
    if (bytes.readUInt32LE(at - 30) === 0x04034b50) bytes.writeUInt32LE(1024, at - 8);
    if (bytes.readUInt32LE(at - 46) === 0x02014b50) bytes.writeUInt32LE(1024, at - 22);
  }
  return bytes;
}
