import type { FileRow } from '#platform/server/table-file/cell/row.ts';

interface Linked<Key extends string> {
  rows: readonly FileRow[];
  header: readonly string[];
  keys: readonly (Key | null)[];
  /** Columns of addresses; the first has that of the row's person. */
  mailKeys: readonly Key[];
  /** What such a column is called. */
  name: string;
}

/** A line below a list may have somebody's address, too. */
const fewestCells = 3;

type Read<Key extends string> = Pick<Linked<Key>, 'rows' | 'header' | 'keys'>;

/**
 * Addresses behind words, as links of a spreadsheet or a page have them. In a column of addresses they stand instead
 * of the words; where there is no such column, or its cell is empty, that of a person is behind another cell.
 */
export function withMailLinks<Key extends string>({
  rows,
  header,
  keys,
  mailKeys,
  name,
}: Linked<Key>): Read<Key> {
  const [own] = mailKeys;
  if (own === undefined || !rows.some(({ mails }) => mails)) return { rows, header, keys };
  const found = keys.indexOf(own);
  const at = found < 0 ? Math.max(header.length, ...rows.map(({ cells }) => cells.length)) : found;
  const isMail = (column: number) => mailKeys.some((key) => key === keys[column]);
  const linked = rows.map((row): FileRow => {
    if (!row.mails) return row;
    const cells = [...row.cells];
    const links = [...row.mails];
    for (const [column, mail] of links) {
      if (isMail(column) && !cells[column]?.includes('@')) cells[column] = mail;
    }
    const [, behind] = links.find(([column]) => !isMail(column)) ?? [];
    if (behind && !cells[at] && row.cells.filter(Boolean).length >= fewestCells) {
      while (cells.length < at) cells.push('');
      cells[at] = behind;
    }
    return { ...row, cells };
  });
  if (found >= 0 || !linked.some(({ cells }) => cells[at])) return { rows: linked, header, keys };
  const isBehind = (index: number) => index === at;
  const longer = <Item>(items: readonly Item[], empty: Item, last: Item): Item[] =>
    Array.from({ length: at + 1 }, (_, index) =>
      isBehind(index) ? last : (items[index] ?? empty),
    );
  return { rows: linked, header: longer(header, '', name), keys: longer(keys, null, own) };
}
