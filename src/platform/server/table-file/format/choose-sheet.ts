import { noSuchSheet, noWorksheet } from '#platform/server/table-file/cell/refuse.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';

export interface SheetChoice {
  /** Its name. Otherwise the first visible sheet in which `isTable` finds one. */
  sheet?: string | undefined;
  /** Looks at the first rows of a sheet. */
  isTable?: (rows: readonly FileRow[]) => boolean;
}

/** Rows at the beginning of a sheet, among which its header is looked for. */
export const headRows = 20;

/** How many sheets are searched for other tables. Nobody would read more names, and searching costs time. */
const mostLookedAt = 30;

interface AnySheet {
  name: string;
  isHidden: boolean;
}

/** The sheet that is read, the names of those that can be chosen, and of the others that have a table too. */
export async function chooseSheet<Sheet extends AnySheet>(
  sheets: readonly Sheet[],
  { sheet, isTable = () => true }: SheetChoice,
  read: (sheet: Sheet, most: number) => Promise<readonly FileRow[]>,
): Promise<{ chosen: Sheet; sheetList: string[]; otherTables: string[] }> {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : sheets;
  const chosen =
    sheet === undefined ? await firstTable() : offered.find(({ name }) => name === sheet);
  if (!chosen) throw sheet === undefined ? noWorksheet() : noSuchSheet();
  const otherTables: string[] = [];
  for (const one of offered.slice(0, mostLookedAt)) {
    if (one !== chosen && isTable(await read(one, headRows))) otherTables.push(one.name);
  }
  return { chosen, sheetList: offered.map(({ name }) => name), otherTables };

  async function firstTable(): Promise<Sheet | undefined> {
    if (offered.length < 2) return offered[0];
    let filled: Sheet | undefined;
    for (const one of offered) {
      const rows = await read(one, headRows);
      if (isTable(rows)) return one;
      if (rows.length > 0) filled ??= one;
    }
    return filled ?? offered[0];
  }
}
