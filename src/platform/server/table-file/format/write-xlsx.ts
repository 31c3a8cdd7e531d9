import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import {
  type Cell,
  type CellRow,
  type CellTable,
  type Rows,
  written,
} from '#platform/server/table-file/cell/cell.ts';
import { excelSerial } from '#platform/server/table-file/cell/dates.ts';

export interface XlsxSheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  rows: Rows;
  /** The widths of the columns, in characters; left out, 20 each. Texts in wide columns wrap. */
  widths?: readonly number[];
}

/** One sheet. */
export const writeXlsx = (sheetName: string, table: CellTable): Promise<Uint8Array> =>
  buffer(streamXlsx([{ name: sheetName, rows: table }]));

/**
 * A workbook, written while the rows come. Each sheet has a bold, fixed header. Every text is marked
 * as text, so nothing in it is calculated.
 */
export function streamXlsx(sheets: readonly XlsxSheet[]): Readable {
  const zip = new ZipFile();
  const options = { mtime: new Date(2000, 0, 1) };
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  for (const [name, xml] of Object.entries(frame(sheets))) {
    zip.addBuffer(Buffer.from(head + xml), name, options);
  }
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(sheetPart(index), options, (take) => {
      const xml = Readable.from(sheetXml(sheet), { objectMode: false });
      out.once('close', () => xml.destroy());
      take(null, xml);
    });
  }
  zip.end();
  return out;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sheetPart = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** How a cell looks, by its place in the list of styles. */
const styles = { plain: 0, day: 1, header: 2, digits1: 3, digits2: 4, wrapped: 5 };
const formats = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
];

/** The parts around the sheets. */
function frame(sheets: readonly XlsxSheet[]): Record<string, string> {
  const each = (write: (sheet: XlsxSheet, number: number) => string) =>
    sheets.map((sheet, index) => write(sheet, index + 1)).join('');
  const parts = each(
    (_, n) => `<Override PartName="/${sheetPart(n - 1)}" ContentType="${types}.worksheet+xml"/>`,
  );
  const links = each(
    (_, n) =>
      `<Relationship Id="r${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const named = each(
    ({ name }, n) => `<sheet name="${escapeXml(name)}" sheetId="${n}" r:id="r${n}"/>`,
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${parts}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${links}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named}</sheets></workbook>`,
  };
}

const usualWidth = 20;
/** From this width on, texts wrap: they are sentences. */
const wide = 50;

async function* sheetXml({ rows, widths = [] }: XlsxSheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const others = `<col min="${widths.length + 1}" max="200" width="${usualWidth}" customWidth="1"/>`;
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}${others}</cols><sheetData>`;
  yield* written(rows, (row, index) => rowXml(row, index, widths));
  yield '</sheetData></worksheet>';
}

function rowXml(row: CellRow, index: number, widths: readonly number[]): string {
  const cells = row.map((cell, at) => {
    const isWide = (widths[at] ?? usualWidth) >= wide;
    const style = index === 0 ? styles.header : isWide ? styles.wrapped : styles.plain;
    return cellXml(cell, `${columnName(at)}${index + 1}`, style);
  });
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

/** A, B … Z, AA … */
const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  if ('decimal' in cell) {
    return `<c r="${place}" s="${styles[`digits${cell.digits}`]}"><v>${cell.decimal.toFixed(cell.digits)}</v></c>`;
  }
  const serial = excelSerial(cell.day);
  return serial === undefined
    ? cellXml(cell.day, place, style)
    : `<c r="${place}" s="${styles.day}"><v>${serial}</v></c>`;
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
