import { expect, test } from 'vitest';
import { isDateFormat } from '#server/platform/table-file/cell/dates.ts';
import { xlsxOf } from '#test/file/xlsx.ts';
import { readTable } from './read-table.ts';
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
