import { mailOf } from '#platform/server/table-file/cell/mail-link.ts';
import { notATable, tooManyRows } from '#platform/server/table-file/cell/refuse.ts';
import { type FileRow, longestText, mostReadRows } from '#platform/server/table-file/cell/row.ts';
import { createGrid } from './grid.ts';
import { decodeEntities, readTags, type Tag } from './html-tags.ts';

/** An open table, and the cell that it stands in. */
interface Open {
  grid: ReturnType<typeof createGrid>;
  cell: Cell | undefined;
}
interface Cell {
  text: string;
  tag: Tag;
  isStruck: boolean;
  mail: string | undefined;
}

/** Pages nest a handful of tables. */
const deepest = 50;
const breaks = new Set(['br', 'p', 'div', 'li']);
const strikes = new Set(['s', 'strike', 'del']);

/**
 * Rows of the tables of a web page, as programs write them under the name .xls. A table inside a cell is one of its
 * own, and no text of that cell.
 */
export function readPage(page: string): FileRow[] {
  const rows: FileRow[] = [];
  const open: Open[] = [];
  let rowIndex = 0;
  function endCell(): void {
    const table = open.at(-1);
    if (!table?.cell) return;
    const { text, tag, isStruck, mail } = table.cell;
    table.cell = undefined;
    const [across, down] = [spanOf(tag, 'colspan'), spanOf(tag, 'rowspan')];
    table.grid.cell(tidyText(text), { across, down, isStruck, mail });
  }
  function endTable(): void {
    endCell();
    const table = open.pop();
    if (!table) return;
    table.grid.endRow();
    rows.push(...table.grid.rows);
    if (rows.length > mostReadRows) throw tooManyRows();
  }
  const add = (text: string) => {
    const cell = open.at(-1)?.cell;
    if (cell && cell.text.length < longestText) cell.text += text;
  };
  readTags(page, {
    text: (text) => add(decodeEntities(text.slice(0, longestText)).replace(/[ \t\r\n\f]+/g, ' ')),
    tag(tag) {
      const { name, isEnd } = tag;
      const table = open.at(-1);
      if (name === 'table' && isEnd) endTable();
      else if (name === 'table') {
        if (open.length === deepest) throw notATable('webPage');
        // An empty row parts it from the table before.
        if (rowIndex > 0) rowIndex += 1;
        open.push({ grid: createGrid(), cell: undefined });
      } else if (name === 'tr') {
        endCell();
        if (isEnd) table?.grid.endRow();
        else table?.grid.beginRow(++rowIndex, /display:\s*none/i.test(tag.attributes));
      } else if (name === 'td' || name === 'th') {
        endCell();
        if (!isEnd && table) table.cell = { text: '', tag, isStruck: false, mail: undefined };
      } else if (breaks.has(name)) add('\n');
      else if (name === 'a' && table?.cell) table.cell.mail ??= mailOf(hrefOf(tag));
      else if (strikes.has(name) && !isEnd && table?.cell) table.cell.isStruck = true;
    },
  });
  while (open.length > 0) endTable();
  if (rows.length === 0) throw notATable('webPage');
  return rows.sort((a, b) => a.rowIndex - b.rowIndex);
}

/** How many columns or rows a cell takes. */
const spanOf = ({ attributes }: Tag, name: 'colspan' | 'rowspan'): number =>
  Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes)?.[1] ?? 1) || 1;

const hrefOf = ({ attributes }: Tag): string =>
  decodeEntities(/\bhref\s*=\s*["']?([^"'\s>]{1,500})/i.exec(attributes)?.[1] ?? '');

const tidyText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
