import { expect, test } from 'vitest';
import { Failure } from '#platform/server/shared/errors.ts';
import { mostReadRows } from '#platform/server/table-file/cell/row.ts';
import { readTable } from './read-table.ts';

const read = (text: string, sheet?: string) => readTable(Buffer.from(text), { sheet });
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);
const two = [
  ['Имя', 'Город'],
  ['Аня', 'Ёлка'],
];

test.each([
  [
    'a page, capitals, cells of a header',
    `<!DOCTYPE HTML><HTML><HEAD><META charset=utf-8><TITLE>x</TITLE></HEAD><BODY><TABLE border=1>
<THEAD><TR><TH>Имя</TH><TH>Город</TH></TR></THEAD><TBODY><TR><TD>Аня</TD><TD>Ёлка</TD></TR></TBODY></TABLE></BODY></HTML>`,
  ],
  ['a table alone, rows that nobody closes', '<table><tr><th>Имя<td>Город<tr><td>Аня<td>Ёлка'],
  [
    'a table in a cell of another',
    '<html><table><tr><td> <table><tr><td>Имя</td><td>Город</td></tr><tr><td>Аня</td><td>Ёлка</td></tr></table> </td></tr></table>',
  ],
  [
    'Excel’s own words, styles and remarks around it',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{a:b}</style>
<!--[if gte mso 9]><xml><x:ExcelWorkbook><td>1</td></x:ExcelWorkbook></xml><![endif]--></head>
<script>"<table><tr><td>2</td></tr></table>"</script><body link=blue><table style='mso-x:"\\@"'>
 <col width=64><tr height=20><td class=xl65 title="a > b">Имя</td><td>Го<b>род</b></td></tr>
 <tr><td>
  Аня</td><td><font color=red>&#1025;&#x43B;&#x43a;а</font>&nbsp;</td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td></td></tr><![endif]></table>`,
  ],
  [
    'XML of 2003',
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Имя</Data></Cell><Cell><Data ss:Type="String">Город</Data></Cell></Row>
<Row><Cell><ss:Data ss:Type="String"><B>Ан</B>я</ss:Data><Comment><ss:Data>нет</ss:Data></Comment></Cell><Cell><Data ss:Type="String">Ёлка</Data></Cell></Row>
</Table></Worksheet></Workbook>`,
  ],
])('%s', async (_, text) => {
  expect(await cellsOf(text)).toEqual(two);
});

test('cells over several columns and rows, breaks of lines, letters by name', async () => {
  const text = `<table><tr><td colspan=3>ФИО<td>Отдел<tr><td>Ли<td>Ян<td>R&eacute;mi<td rowspan="2">Цех&nbsp;&laquo;1&raquo;
<tr><td>Ким<br>Юн<td><p>a</p><p>b</p><td>&lt;b&gt; &nothing; &#0;`;
  expect(await cellsOf(text)).toEqual([
    ['ФИО', '', '', 'Отдел'],
    ['Ли', 'Ян', 'Rémi', 'Цех\u00a0«1»'],
    ['Ким\nЮн', 'a\nb', '<b> &nothing;', 'Цех\u00a0«1»'],
  ]);
});

test('rows that are hidden, and cells struck through', async () => {
  const { rows } = await read(
    '<table><tr><td>a<tr style="display: none"><td>b<tr><td><s>c</s><td>d',
  );
  expect(rows.map(({ isHidden, struck }) => [isHidden, struck])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [undefined, [0]],
  ]);
});

const cell = (text: string, more = '', type = 'String') =>
  `<Cell${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
const workbook = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s1"><Font ss:StrikeThrough="1"/></Style></Styles>
<Worksheet ss:Name="Титул"><Table></Table></Worksheet>
<Worksheet ss:Name="Тайный"><Table><Row>${cell('x')}</Row></Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
<Worksheet ss:Name="Штат"><Table><Row ss:Index="3">${cell('ФИО')}${cell('День', ' ss:Index="3"')}</Row>
<Row ss:Hidden="1">${cell('Цех', ' ss:MergeDown="1"')}${cell('2021-09-01T00:00:00.000', ' ss:Index="3"', 'DateTime')}</Row>
<Row>${cell('1', ' ss:Index="2" ss:StyleID="s1"', 'Boolean')}<Cell ss:Formula="=A1"/></Row></Table></Worksheet></Workbook>`;

test('XML of 2003: its sheets, places, days, merged, hidden and struck cells', async () => {
  const { rows, sheet, sheetList } = await read(workbook, 'Штат');
  expect([sheet, sheetList]).toEqual(['Штат', ['Титул', 'Штат']]);
  expect(rows).toEqual([
    { rowIndex: 3, cells: ['ФИО', '', 'День'] },
    { rowIndex: 4, cells: ['Цех', '', '2021-09-01'], isHidden: true },
    { rowIndex: 5, cells: ['Цех', 'TRUE', ''], struck: [1], uncalculated: [2] },
  ]);
});

const refusalOf = async (text: string) => {
  const error = await read(text).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  return error.details.issues?.[0]?.key;
};

test.each([
  ['a page without a table', '<html><p>Войдите</p></html>', 'tableFile.webPage'],
  ['another XML', '<?xml version="1.0"?><people/>', 'tableFile.webPage'],
  ['tables without a word', '<table><tr><td> <tr><td>&nbsp;', 'tableFile.webPage'],
  ['too many rows', `<table>${'<tr><td>a'.repeat(mostReadRows + 2)}`, 'tableFile.tooManyRows'],
  ['tables in tables', '<table><tr><td>'.repeat(100_000), 'tableFile.webPage'],
])('%s is refused', async (_, text, key) => {
  expect(await refusalOf(text)).toBe(key);
});

test.each([
  ['remarks', `<table><tr><td>a${'<!--'.repeat(500_000)}`],
  ['tags', `<table><tr><td>a${'<a b="'.repeat(300_000)}`],
  ['scripts', `<table><tr><td>a${'<script>'.repeat(300_000)}`],
  ['a cell over all', `<table>${'<tr><td colspan=999999999 rowspan=999999999>a'.repeat(3)}`],
  ['letters by number', `<table><tr><td>a${'&#x'.repeat(500_000)}`],
])(
  '%s that nobody closes are read in one pass: in two for each, the test would hang',
  async (_, text) => {
    expect((await cellsOf(text))[0]?.[0]).toMatch(/^a/);
  },
);
