import { tooManyRows } from '#platform/server/table-file/cell/refuse.ts';
import {
  type FileRow,
  mostCells,
  mostReadRows,
  tidyRow,
} from '#platform/server/table-file/cell/row.ts';

/** Where a cell stands, and what it shows beside its text. */
export interface GridCell {
  /** Its column. Left out, the next one that is free. */
  at?: number | undefined;
  /** How many columns and rows it takes. */
  across?: number;
  down?: number;
  isStruck?: boolean;
  /** The address that its link writes to. */
  mail?: string | undefined;
  /** A formula without its value. */
  isUncalculated?: boolean;
}

/** What a cell shows in the rows below it. */
interface Reach {
  text: string;
  lastRow: number;
}

/**
 * Builds rows of cells that come one after another, as pages and XML of 2003 have them. A cell over several rows has
 * its text in each; one over several columns only in the first.
 */
export function createGrid() {
  const rows: FileRow[] = [];
  const reaches = new Map<number, Reach>();
  let rowIndex = 0;
  let row: FileRow | undefined;
  let next = 0;
  /** The text of a cell above that reaches down to here. */
  const fromAbove = (column: number): string | undefined => {
    const reach = reaches.get(column);
    return reach && reach.lastRow >= rowIndex ? reach.text : undefined;
  };

  function endRow(): void {
    if (!row) return;
    for (const column of reaches.keys()) row.cells[column] ??= fromAbove(column) ?? '';
    const tidy = tidyRow(
      rowIndex,
      Array.from(row.cells, (cell) => cell ?? ''),
    );
    const { struck, uncalculated, mails, isHidden } = row;
    row = undefined;
    if (!tidy) return;
    if (rows.length > mostReadRows) throw tooManyRows();
    rows.push({
      ...tidy,
      ...(struck && { struck }),
      ...(mails && { mails }),
      ...(uncalculated && { uncalculated }),
      ...(isHidden && { isHidden }),
    });
  }

  return {
    rows,
    beginRow(at?: number, isHidden = false): void {
      endRow();
      rowIndex = at ?? rowIndex + 1;
      row = { rowIndex, cells: [], ...(isHidden && { isHidden }) };
      next = 0;
    },
    cell(text: string, { at, across = 1, down = 1, ...shown }: GridCell): void {
      if (!row) return;
      while (at === undefined && fromAbove(next) !== undefined) next += 1;
      const column = at ?? next;
      const end = Math.min(column + across, mostCells);
      next = Math.max(column + 1, end);
      if (column >= mostCells) return;
      row.cells[column] = text;
      if (shown.mail) row.mails = new Map(row.mails).set(column, shown.mail);
      if (shown.isStruck) row.struck = [...(row.struck ?? []), column];
      if (shown.isUncalculated) row.uncalculated = [...(row.uncalculated ?? []), column];
      if (down < 2) return;
      // A cell over several columns is a title, which the rows below don't repeat.
      const below = across > 1 ? '' : text;
      for (let one = column; one < end; one += 1) {
        reaches.set(one, { text: below, lastRow: rowIndex + down - 1 });
      }
    },
    endRow,
  };
}
