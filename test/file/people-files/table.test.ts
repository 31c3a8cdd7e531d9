import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { Named, PeopleFile } from './file.ts';
import { from1c } from './from-1c.ts';
import { fromPrograms } from './from-programs.ts';
import { fromRealLife } from './from-real-life.ts';
import { fromSpreadsheets } from './from-spreadsheets.ts';
import { inOtherDress } from './in-other-dress.ts';
import { keptByHand } from './kept-by-hand.ts';
import { withAccents } from './with-accents.ts';
import { withLeavers } from './with-leavers.ts';
import { withMistakes } from './with-mistakes.ts';
import { withNamesAstray } from './with-names-astray.ts';
import { withOtherDays } from './with-other-days.ts';
import { withOtherNames } from './with-other-names.ts';
import { withOwnWays } from './with-own-ways.ts';

const chapters: [title: string, files: Named[]][] = [
  ['From 1C and ZUP', from1c],
  ['From spreadsheets', fromSpreadsheets],
  ['From other programs', fromPrograms],
  ['With accents', withAccents],
  ['In other dress', inOtherDress],
  ['With people who have left', withLeavers],
  ['With days in another order', withOtherDays],
  ['With names in another order', withOtherNames],
  ['With names astray', withNamesAstray],
  ['In ways of a company’s own', withOwnWays],
  ['From real life', fromRealLife],
  ['Kept by hand', keptByHand],
  ['With mistakes', withMistakes],
];

const head = `# Files of people, and what each gives

Each file is imported by \`src/core/employee/server/import/people-files.http.test.ts\` and gives just this. The tables are
written from the test's own data: \`npx vitest run -u test/file/people-files\`. Messages are as HR reads them, with how often;
rows that are left out stand by their numbers. The last chapter is measured.
`;

/** Kept as it stands: a program measures it. */
const measured = '## Letters with accents, measured\n';

/** What the preview shows of it: how many people, and the rest in words. */
function given({ people = [], newPlaces = [], skipped = [], problems = [], refused }: PeopleFile) {
  const rest = [
    ...(refused ? [`refused: \`${refused[1]}\``] : []),
    ...problems,
    ...(newPlaces.length > 0 ? [`new: ${newPlaces.join(', ')}`] : []),
    ...(skipped.length > 0 ? [`left out: ${skipped.join(', ')}`] : []),
  ];
  return [`${people.length}`, rest.join('; ')];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function tableOf(files: Named[]): string {
  const titles = ['File', 'People', 'What else'];
  const rows = [titles, ...files.map(([name, file]) => [name, ...given(file)].map(cell))];
  const widths = titles.map((_, at) => Math.max(...rows.map((row) => [...row[at]!].length)));
  const line = (row: string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at]! + text.length - [...text].length)).join(' | ')} |`;
  const [first, ...rest] = rows.map(line);
  return [first, line(widths.map((width) => '-'.repeat(width))), ...rest].join('\n');
}

test('the page says of every file what it gives', async () => {
  const page = [head, ...chapters.map(([title, files]) => `## ${title}\n\n${tableOf(files)}\n`)];
  const path = fromRoot('docs/product/people-files.md');
  const standing = readFileSync(path, 'utf8');
  page.push(standing.slice(standing.indexOf(measured)));
  await expect(page.join('\n')).toMatchFileSnapshot(path);
});
