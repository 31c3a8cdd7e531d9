import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isDateFormat } from '#platform/server/table-file/cell/dates.ts';
import { xlsxOf, zipOf } from '#test/file/xlsx.ts';
import { readTable } from './read-table.ts';
import { withoutEmptyRows } from './without-empty-rows.ts';
import { writeXlsx } from './write-xlsx.ts';

const read = async (bytes: Uint8Array) =>
  (await readTable(bytes)).rows.map(({ rowIndex, cells }) => [rowIndex, ...cells]);
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test('texts, numbers, formulas’ values, truths and gaps as the sheet shows them', async () => {
  const strings =
    '<si><t>Имя</t></si><si><r><t>Ан</t></r><r><t>на</t></r><rPh><t>х</t></rPh></si><si><t>a_x000D_b</t></si>';
  const rows = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="4"><c r="B4"><v>2015.0</v></c><c r="D4" t="str"><f>A1&amp;"!"</f><v>Имя!</v></c></row>
    <row r="7"><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><v>1.5E3</v></c><c t="s"><v>2</v></c></row>
    <row r="8"><c r="A8"/></row>`;
  expect(await read(await xlsxOf({ rows, strings }))).toEqual([
    [1, 'Имя', '', 'Анна'],
    [4, '', '2015', '', 'Имя!'],
    [7, 'TRUE', '#N/A', '1500', 'a\rb'],
  ]);
});

const styles = `<numFmts><numFmt numFmtId="164" formatCode="[$-419]d mmmm yyyy&quot; г.&quot;"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
const numbers = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>45292.5</v></c>`).join('');
const rows = `<row>${inline('a')}</row><row>${numbers}</row>`;

test('a number in a style of days is a day', async () => {
  const [, second] = await read(await xlsxOf({ rows, styles }));
  expect(second).toEqual([2, '45292.5', '2024-01-01', '2024-01-01', '45292.5']);
});

test.each([
  ['[$-419]d', true],
  ['"d" 0', false],
  ['\\d_y*d0', false],
  ['0[Red]', false],
  ['[day', false],
  ['0 "day', false],
  ['[Red]0;yyyy', true],
])('a number in format %s is a day: %s', (code, isDay) => {
  expect(isDateFormat(200, code)).toBe(isDay);
});

test('days counted from 1904', async () => {
  const [, second] = await read(await xlsxOf({ rows, styles, workbookPr: 'date1904="1"' }));
  expect(second?.[2]).toBe('2028-01-02');
});

test.each(['1901-01-01', '1999-12-31', '2024-02-29', '1900-01-15'])('day %s', async (day) => {
  const bytes = await writeXlsx('S', [['Дата'], [{ day }]]);
  expect(await read(bytes)).toEqual([
    [1, 'Дата'],
    [2, day],
  ]);
});

test.each([
  ['that is nested without end', `<row>${'<a>'.repeat(1000)}`],
  ['that is no XML', '<row><c></row>'],
  ['with an entity that multiplies', '<row>&lol;</row>'],
  [
    'with attributes without end',
    `<row ${Array.from({ length: 1000 }, (_, n) => `a${n}="" `).join('')}/>`,
  ],
])('a sheet %s is refused', async (_, given) => {
  await expect(readTable(await xlsxOf({ rows: given }))).rejects.toMatchObject({ status: 415 });
});

test('a cell far to the right costs nothing', async () => {
  const far = await xlsxOf({ rows: `<row>${inline('a')}<c r="XFD1"><v>1</v></c></row>` });
  expect(await read(far)).toEqual([[1, 'a']]);
});

test('characters that no database keeps are none of a cell', async () => {
  const strings = '<si><t>a_x0000_b_xD83D_c</t></si>';
  const given = `<row><c t="s"><v>0</v></c>${inline(`${'d'.repeat(2499)}😀`)}</row>`;
  const [cells] = await read(await xlsxOf({ rows: given, strings }));
  expect(cells).toEqual([1, 'a b\ufffdc', `${'d'.repeat(2499)}\ufffd`]);
});

const part = (name: string) => `http://schemas.openxmlformats.org/officeDocument/2006/${name}`;
const strict = (name: string) => `http://purl.oclc.org/ooxml/officeDocument/${name}`;
interface Named {
  /** Where the workbook and its texts are. */
  book: string;
  strings: string;
  sheet: string;
  /** How they are called in relations, if otherwise. */
  targets?: { book?: string; strings?: string; sheet?: string };
  type?: typeof part;
  encode?: (xml: string) => string | Buffer;
}
/** A workbook of one cell whose parts have these names. */
function bookOf({ book, strings, sheet, targets = {}, type = part, encode = String }: Named) {
  const relations = book.replace(/[^/]*$/, '_rels/$&.rels');
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type(`relationships/${kind}`)}" Target="${target}"/>`;
  const parts = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', targets.book ?? book)}</Relationships>`,
    [book]:
      '<workbook xmlns:q="r"><sheets><sheet name="Лист" sheetId="1" q:id="b"/></sheets></workbook>',
    [relations]: `<Relationships>${relation('b', 'worksheet', targets.sheet ?? `/${sheet}`)}${relation('c', 'sharedStrings', targets.strings ?? `/${strings}`)}</Relationships>`,
    [strings]: '<sst><si><t>Имя</t></si></sst>',
    [sheet]:
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
  };
  const encoded = Object.entries(parts).map(([name, xml]) => [name, encode(xml)] as const);
  return zipOf(Object.fromEntries(encoded));
}
const usual = {
  book: 'xl/workbook.xml',
  strings: 'xl/sharedStrings.xml',
  sheet: 'xl/worksheets/sheet1.xml',
};
const declared = (xml: string) => `<?xml version="1.0" encoding="UTF-16"?>${xml}`;
const littleEndian = (xml: string) => Buffer.from(xml, 'utf16le');
const bigEndian = (xml: string) => littleEndian(xml).swap16();

test.each<[string, Partial<Named>]>([
  ['usual', {}],
  ['another workbook', { book: 'xl/workbook2.xml' }],
  ['a workbook at the root', { book: 'book.xml' }],
  ['texts elsewhere', { strings: 'other/texts.xml' }],
  ['texts above the workbook', { strings: 't.xml', targets: { strings: '../t.xml' } }],
  ['the strict form', { type: strict, strings: 'xl/texts.xml', book: 'main/book.xml' }],
  ['other capitals', { targets: { book: '/XL/Workbook.XML', sheet: 'Worksheets/SHEET1.xml' } }],
  ['backslashes', { targets: { book: '\\xl\\workbook.xml', sheet: 'worksheets\\sheet1.xml' } }],
  ['targets that begin here', { targets: { sheet: './worksheets/sheet1.xml' } }],
  ['signs as percents', { strings: 'xl/my texts.xml', targets: { strings: 'my%20texts.xml' } }],
  ['UTF-16 with a mark', { encode: (xml) => littleEndian(`\ufeff${declared(xml)}`) }],
  ['UTF-16 the other way round', { encode: (xml) => bigEndian(`\ufeff${declared(xml)}`) }],
  ['UTF-16 without a mark', { encode: (xml) => littleEndian(declared(xml)) }],
  ['UTF-16 the other way round, no mark', { encode: (xml) => bigEndian(declared(xml)) }],
])('parts of a workbook are found and read: %s', async (_, given) => {
  expect(await read(await bookOf({ ...usual, ...given }))).toEqual([[1, 'Имя']]);
});

test.each([
  ['binaryExcel', { '_rels/.rels': '<a/>', 'xl/workbook.bin': 'b' }],
  ['numbers', { 'Index/Document.iwa': 'b', 'preview.jpg': 'b' }],
  ['numbers', { 'Index.zip': 'b' }],
  ['openDocument', { 'content.xml': '<a/>' }],
  ['notATable', { 'word/document.xml': '<a/>' }],
])('refused by the program that writes such files: %s', async (kind, parts) => {
  await expect(readTable(await zipOf(parts as Record<string, string>))).rejects.toMatchObject({
    details: { text: { key: `tableFile.${kind}` } },
  });
});

test.each([
  '<c t="s"/>',
  '<c t="s"><v/></c>',
  '<c t="s"><v></v></c>',
  '<c t="str"/>',
  '<c t="str"><v/></c>',
  '<c t="inlineStr"/>',
  '<c t="inlineStr"><is><t/></is></c>',
  '<c t="b"/>',
  '<c t="d"><v/></c>',
  '<c t="n"><v> </v></c>',
  '<c t="e"/>',
])('an empty cell is empty: %s', async (cell) => {
  const bytes = await xlsxOf({
    rows: `<row>${cell}${inline('b')}</row>`,
    strings: '<si><t>Имя</t></si>',
  });
  expect(await read(bytes)).toEqual([[1, '', 'b']]);
});

test('a million formatted rows are no rows, wherever they stand', async () => {
  const person = (at: number) => `<row r="${at}">${inline('Ким')}</row>`;
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => {
      const row = from + at;
      return `<row r="${row}" spans="1:3" s="1"><c r="A${row}" s="1"/><c r="B${row}" s="1"/></row>`;
    }).join('');
  const rows = `${person(1)}${many(2, 500_000)}${person(500_000)}${many(500_001, 1_048_576)}`;
  expect(await read(await xlsxOf({ rows }))).toEqual([
    [1, 'Ким'],
    [500_000, 'Ким'],
  ]);
});

test.each([
  ['<row r="2" spans="1:6" s="1" customFormat="1"/>', '<row r="2"/>'],
  ['<row r="2"><c r="A2" s="1"></c> <c s="1"/></row>', '<row r="2"/>'],
  ['<x:row r="2"><x:c s="1"><x:v/></x:c><x:c><x:v></x:v></x:c></x:row>', '<row r="2"/>'],
  ['<row><c s="1"/></row>', '<row />'],
  ['<row r="2"><c r="A2" s="1"/><c><v>0</v></c></row>', undefined],
  ['<row r="2"><c><f>A1</f></c></row>', undefined],
])('of %s that is formatted is left %s', async (row, left = row) => {
  const pieces = async function* () {
    for (const sign of `<sheetData>${row}${row}</sheetData>`) yield Buffer.from(sign);
  };
  const text = (await buffer(withoutEmptyRows(pieces()))).toString();
  expect(text).toBe(`<sheetData>${left}${left}</sheetData>`);
});

test('what looks like an empty row in a text stays', async () => {
  const rows = '<row><c t="inlineStr"><is><t><![CDATA[<row r="1"/>]]></t></is></c></row>';
  expect(await read(await xlsxOf({ rows }))).toEqual([[1, '<row r="1"/>']]);
});

test('a day with a moment of its own zone keeps it', async () => {
  const typed = (text: string) => `<c t="d"><v>${text}</v></c>`;
  const given = `<row>${typed('2021-08-31T21:00:00Z')}${typed('2021-08-31T21:00:00')}</row>`;
  expect(await read(await xlsxOf({ rows: given }))).toEqual([
    [1, '2021-08-31T21:00:00Z', '2021-08-31'],
  ]);
});
