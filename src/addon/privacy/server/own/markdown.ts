/** Parts of a document in Markdown, made of texts that people have typed: nothing in them is markup. */

/** A backslash before every sign that could mean something. */
export const asMarkdown = (text: string): string =>
  text
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();

export const heading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${asMarkdown(text)}`;

const empty = '–';
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => asMarkdown(cell) || empty).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');
