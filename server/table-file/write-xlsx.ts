import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Cell, Table } from './cell.ts';
import { excelSerial } from './dates.ts';

/**
 * One sheet with a bold, fixed header. Every text is marked as text, so nothing in it is
 * calculated.
 */
export function writeXlsx(sheetName: string, table: Table): Promise<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: new Date(2000, 0, 1) };
  const parts = { ...frame, 'xl/workbook.xml': workbook(sheetName), [sheetPart]: sheet(table) };
  for (const [name, xml] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`), name, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

const sheetPart = 'xl/worksheets/sheet1.xml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1 shows a day, style 2 is the header's. */
const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const workbook = (name: string) =>
  `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`;

function sheet(table: Table): string {
  const width = Math.max(1, ...table.slice(0, 1).map((row) => row.length));
  const rows = table.map((row, index) => {
    const cells = row.map((cell) => written(cell, index === 0));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${width}" width="20" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

function written(cell: Cell, isHeader: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    const style = isHeader ? ' s="2"' : '';
    return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  const serial = excelSerial(cell.day);
  return serial === undefined ? written(cell.day, isHeader) : `<c s="1"><v>${serial}</v></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Characters that XML does not allow are written as `_x0001_`, and so is text that already looks
 * like this.
 */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those
    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (sign) => {
      return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    })
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
