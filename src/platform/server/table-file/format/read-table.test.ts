import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '#platform/server/shared/errors.ts';
import { mostReadRows } from '#platform/server/table-file/cell/row.ts';
import { encoded } from '#test/file/people-files/file.ts';
import { zipOf } from '#test/file/xlsx.ts';
import { readTable } from './read-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const cellsOf = async (bytes: Uint8Array | string) =>
  (await readTable(Buffer.from(bytes as Uint8Array))).rows.map(({ cells }) => cells);
const refusalOf = async (bytes: Uint8Array | string) => {
  const error = await readTable(Buffer.from(bytes as Uint8Array)).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  return [error.status, error.details.issues?.[0]?.path, error.details.issues?.[0]?.key];
};
const fixture = (name: string) => readFileSync(`test/fixtures/import/${name}`);

test.each([
  ['UTF-8', Buffer.from('Имя;Город\nАня;Ёлка')],
  ['UTF-8 with a mark', Buffer.from('\ufeffИмя;Город\nАня;Ёлка')],
  ['UTF-16 LE with a mark', Buffer.from('\ufeffИмя;Город\nАня;Ёлка', 'utf16le')],
  ['UTF-16 LE', Buffer.from('Имя;Город\nАня;Ёлка', 'utf16le')],
  ['UTF-16 BE with a mark', Buffer.from('\ufeffИмя;Город\nАня;Ёлка', 'utf16le').swap16()],
  ['UTF-16 BE', Buffer.from('Имя;Город\nАня;Ёлка', 'utf16le').swap16()],
  ['Windows-1251', Buffer.from('c8ecff3bc3eef0eee40ac0edff3ba8ebeae0', 'hex')],
  ['Mac Cyrillic', Buffer.from('88ecdf3b83eef0eee40a80eddf3bddebeae0', 'hex')],
  ['KOI8-R', Buffer.from('e9cdd13be7cfd2cfc40ae1ced13bb3cccbc1', 'hex')],
  ['DOS (866)', Buffer.from('88acef3b83aee0aea40a80adef3bf0abaaa0', 'hex')],
])('reads %s', async (_, bytes) => {
  expect(await cellsOf(bytes)).toEqual([
    ['Имя', 'Город'],
    ['Аня', 'Ёлка'],
  ]);
});

test.each([
  [
    'KOI8-R in capitals',
    'e6e9ef3be7eff2efe40aeee9eeeb3be2e5ecefe7eff2e5e3',
    'ФИО;ГОРОД\nНИНК;БЕЛОГОРЕЦ',
  ],
  ['Windows-1252', '4ae972f46d653b4dfc6e6368656e0a5a6feb3b57656973df', 'Jérôme;München\nZoë;Weisß'],
  ['Windows-1250', 'a3756b61737a3baf61b3206b7369ea67', 'Łukasz;Żał księg'],
])('reads %s', async (_, hex, text) => {
  const due = text.split('\n').map((line) => line.split(';'));
  expect(await cellsOf(Buffer.from(hex, 'hex'))).toEqual(due);
});

test.each([
  ['commas', 'a,b\n1;2,3', ['1;2', '3']],
  ['semicolons, a comma in the quoted header', '"a, or b, or c";b\n1,2;3', ['1,2', '3']],
  ['tabs', 'a\tb\n1,2\t3;4', ['1,2', '3;4']],
  ['Excel’s hint, which is no row', 'sep=;\na;b\n1;2', ['1', '2']],
  ['Windows line ends', 'a,b\r\n1,2\r\n', ['1', '2']],
  ['old Mac line ends', 'a,b\r1,2\r', ['1', '2']],
  ['mixed line ends', 'a,b\r\n1,2\n', ['1', '2']],
  ['a line break and quotes inside quotes', 'a,b\n"x\ny ""z""",2', ['x\ny "z"', '2']],
  ['spaces around', ' a , b \n  1 , 2\u00a0 ', ['1', '2']],
  ['breaks that nobody sees', 'a,b\nот\u00adдел\u200b,\u2060\ufeff2', ['отдел', '2']],
  ['a quote in the middle', 'a,b\n5" disk,2', ['5" disk', '2']],
  ['DOS’s end mark', 'a,b\n1,2\n\x1a', ['1', '2']],
  ['semicolons below a line with commas', 'a;b;c\n"1,2";3,4;5,6', ['1,2', '3,4', '5,6']],
])('%s', async (_, text, second) => {
  const { rows } = await readTable(Buffer.from(text));
  expect([rows.length, rows[1]?.rowIndex, rows[1]?.cells]).toEqual([2, 2, second]);
});

test('empty rows are skipped and counted', async () => {
  const { rows } = await readTable(Buffer.from('a,b\n\n , \n1,2\n\n,,,\n'));
  expect(rows.map(({ rowIndex }) => rowIndex)).toEqual([1, 4]);
});

test('a quote that never closes marks its row', async () => {
  const { rows } = await readTable(Buffer.from('a,b\n1,2\n"3,4\n5,6\n'));
  expect(rows.map(({ rowIndex, isBroken }) => [rowIndex, isBroken])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, true],
  ]);
});

test.each([
  ['a picture named .csv', fixture('binary-named.csv'), 415, 'tableFile.notATable'],
  ['an archive of something else', await zipOf({ 'a.txt': 'hello' }), 415, 'tableFile.notATable'],
  ['a damaged archive', Buffer.from('PK\x03\x04 nothing more'), 415, 'tableFile.notATable'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 415, 'tableFile.oldExcel'],
  ['an OpenDocument', await zipOf({ 'content.xml': '<a/>' }), 415, 'tableFile.openDocument'],
  ['nothing', '', 400, 'tableFile.empty'],
  ['empty lines', '\n ,\n', 400, 'tableFile.empty'],
  ['25,002 rows', `a\n${'b\n'.repeat(mostReadRows + 1)}`, 413, 'tableFile.tooManyRows'],
  ['ten million empty lines', `a\n${'\n'.repeat(10_000_000)}`, 413, 'tableFile.tooManyRows'],
])('%s is refused', async (_, bytes, status, key) => {
  expect(await refusalOf(bytes)).toEqual([status, 'file', key]);
});

test('25,001 rows are read', async () => {
  expect((await cellsOf(`a\n${'b\n'.repeat(mostReadRows)}\n\n`)).length).toBe(mostReadRows + 1);
});

const anything = fc.array(
  fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('=1+1', "'=1", "''", '@x', '-1', 'a;b,c', '"q"', '_x000D_', '+7', '<b>&'),
    ),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
  { minLength: 1, maxLength: 6 },
);
/**
 * As a reader sees it: trimmed, with equal line breaks, without trailing empty cells and empty
 * rows.
 */
const tidy = (table: string[][]) =>
  table
    .map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n').trim()))
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));

test('what is written is read back as it was, from CSV and from XLSX', async () => {
  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom('ru', 'en', 'xlsx'), async (given, kind) => {
      const table = [['Имя', 'Дата', 'Итог'], ...given];
      const bytes = kind === 'xlsx' ? await writeXlsx('S', table) : writeCsv(table, kind as 'ru');
      expect(tidy(await cellsOf(bytes))).toEqual(tidy(table));
    }),
    { seed: 360, numRuns: 300 },
  );
});

test('whatever the bytes, the reader can only fail by refusing them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, asZip) => {
      const given = asZip ? Buffer.concat([Buffer.from('PK\x03\x04'), bytes]) : bytes;
      const answer = await readTable(given).catch((error) => error);
      expect(Array.isArray(answer.rows) || answer instanceof Failure).toBe(true);
    }),
    { seed: 360, numRuns: 500 },
  );
});

test('no cell of a CSV begins like a formula', () => {
  const written = Buffer.from(
    writeCsv([['=1+1', '+7', '-2', '@x', "'=a", '\t=1', '＝1', 'a']], 'ru'),
  ).toString();
  const cells = written.slice(1).trimEnd().split(';');
  expect(cells.filter((cell) => /^["]?[=+\-@\t\r＝]/.test(cell))).toEqual([]);
});

/** Texts in which cells could begin, whichever separator is expected. */
const pieces = [...',;\t\n"\' =+-@(1я)'];
const texts = fc
  .string({ unit: fc.constantFrom(...pieces), maxLength: 12 })
  .map((text) => text.trim());

test('nor does one in a program that expects another separator', () => {
  const of = (text: string) => Buffer.from(writeCsv([['я', text, 'я']], 'en')).toString();
  expect(of('x;=1+1')).toContain(`x;'=1+1`);
  expect(of('хорошо ;-) и\n- точно\n- в срок')).toContain('хорошо ;-) и\n- точно\n- в срок');
  fc.assert(
    fc.property(texts, fc.constantFrom(',', ';', '\t'), (text, separator) => {
      const cells = of(text)
        .slice(1)
        .split(new RegExp(`[${separator}\\n]`));
      expect(cells.filter((cell) => /^[" ]*([=@]|[+-] *[1(])/.test(cell))).toEqual([]);
    }),
    { seed: 360, numRuns: 2000 },
  );
});

test('and each of these is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const table = [
        ['Имя', 'Итог', 'Дата'],
        ['я', text, 'я'],
      ];
      expect(tidy(await cellsOf(writeCsv(table, 'en')))).toEqual(tidy(table));
    }),
    { seed: 360, numRuns: 500 },
  );
});

test.each(['García', 'Müller', 'MÜLLER', 'Süd', 'Núñez', 'Łoś'])(
  'one accent among Latin letters is never Cyrillic: %s',
  async (name) => {
    const encoding = name === 'Łoś' ? 'windows-1250' : 'windows-1252';
    const bytes = encoded(`Last name;First name\r\nBrown;Tom\r\n${name};Ana`, encoding);
    expect(await cellsOf(bytes)).toEqual([
      ['Last name', 'First name'],
      ['Brown', 'Tom'],
      [name, 'Ana'],
    ]);
  },
);
