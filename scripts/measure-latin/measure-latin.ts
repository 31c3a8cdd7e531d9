import { decodeText } from '#platform/server/table-file/cell/decode-text.ts';
import { type Measured, measure } from './lists.ts';
import { namesOf } from './names.ts';

/** Prints what becomes of generated lists of people: `npm run measure-latin -- <lists> <seed>`. */
const [lists, seed] = process.argv.slice(2).map(Number);
if (!lists || !seed) throw new Error('npm run measure-latin -- <lists> <seed>');

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const cells = (language: string, { wrong, asked, telling }: Measured) => [
  language,
  namesOf[language]?.encoding ?? '',
  percent(wrong, lists),
  percent(asked, telling),
];
const rows = Object.keys(namesOf).map((language) =>
  cells(
    language,
    measure(language, { lists, seed }, (bytes) => decodeText(bytes)),
  ),
);
const head = ['Language', 'Saved in', 'Wrong silently', 'Asked'];
const widths = head.map((title, at) =>
  Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
);
const line = (row: readonly string[]) =>
  `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
const rule = widths.map((width) => '-'.repeat(width));
console.log([head, rule, ...rows].map(line).join('\n'));
