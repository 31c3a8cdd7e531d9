import { expect, test } from 'vitest';
import { Failure } from '#platform/server/shared/errors.ts';
import { xlsxOf, zipBomb } from '#test/file/xlsx.ts';
import { readTable } from './read-table.ts';

/** Files made to take hours or all memory. */

test.each([
  ['that says so', false],
  ['whose headers lie', true],
])('a bomb %s is refused while it unpacks', async (_, lies) => {
  const bomb = await zipBomb(70, lies);
  expect(bomb.length).toBeLessThan(200_000);
  const error: Failure = await readTable(bomb).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  expect([413, 415]).toContain(error.status);
  if (!lies) expect(error.details.issues?.[0]?.key).toBe('tableFile.unpacksTooLarge');
});

test('of 60,000 formats that never close only the used ones are looked at', async () => {
  const code = '['.repeat(250);
  const formats = Array.from(
    { length: 60_000 },
    (_, n) => `<numFmt numFmtId="${n + 200}" formatCode="${code}"/>`,
  );
  const many = `<numFmts>${formats.join('')}<numFmt numFmtId="164" formatCode="d.m.yy"/></numFmts>
    <cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="201"/><xf numFmtId="14"/></cellXfs>`;
  const numbers = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>45292.5</v></c>`).join('');
  const rows = `<row><c t="inlineStr"><is><t>a</t></is></c></row><row>${numbers}</row>`;
  const { rows: read } = await readTable(await xlsxOf({ rows, styles: many }));
  expect(read[1]?.cells).toEqual(['45292.5', '2024-01-01', '45292.5', '2024-01-01']);
});

const million = 1_000_000;
test.each([
  [
    'a text of spaces that thousands of cells name',
    {
      strings: `<si><t>${' '.repeat(20 * million)}a</t></si>`,
      rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(150)}</row>`.repeat(400),
    },
  ],
  [
    'a number format of brackets that never close',
    {
      styles: `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(million)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`,
      rows: '<row><c><v>1</v></c></row>',
    },
  ],
])('%s costs no more than a second or two, not hours', async (_, given) => {
  expect((await readTable(await xlsxOf(given))).rows.length).toBeGreaterThan(0);
});
