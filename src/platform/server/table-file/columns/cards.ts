import { foldHeader } from '#platform/server/table-file/cell/fold.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';

/** How many names of columns among the labels it takes to tell cards from a table. */
const fewestNames = 4;
/** More labels are no labels. */
const mostLabels = 100;

interface Line {
  row: FileRow;
  label: string;
  value: string;
}

/**
 * Cards stand one below another: a label and beside it its value, row by row. They become a table with a row for each,
 * numbered as its first line. Undefined for anything else. `keyCount`: how many names the texts have.
 */
export function cardsAsTable(
  rows: readonly FileRow[],
  keyCount: (texts: readonly string[]) => number,
): FileRow[] | undefined {
  const lines = rows.flatMap((row): Line[] => {
    const [label = '', value = '', ...others] = row.cells.filter((cell) => cell !== '');
    return label !== '' && others.length === 0 ? [{ row, label, value }] : [];
  });
  const labels = [...new Set(lines.flatMap(({ label, value }) => (value ? [nameOf(label)] : [])))];
  if (lines.length < rows.length || labels.length > mostLabels) return undefined;
  if (keyCount(labels) < fewestNames) return undefined;
  const known = new Map(labels.map((label, at) => [foldHeader(label), at]));
  const cards: FileRow[] = [];
  let seen = new Set<number>();
  for (const { row, label, value } of lines) {
    const at = known.get(foldHeader(label));
    if (at === undefined || (value === '' && seen.size === 0)) continue;
    if (seen.has(at) || cards.length === 0) {
      cards.push({ rowIndex: row.rowIndex, cells: labels.map(() => '') });
      seen = new Set();
    }
    seen.add(at);
    const card = cards.at(-1);
    if (!card) continue;
    card.cells[at] = value;
    const [mail] = row.mails?.values() ?? [];
    if (mail) card.mails = new Map(card.mails).set(at, mail);
  }
  const first = rows[0]?.rowIndex ?? 1;
  return [{ rowIndex: first, cells: labels }, ...cards];
}

const nameOf = (label: string): string => label.replace(/\s*[:：]\s*$/, '');
