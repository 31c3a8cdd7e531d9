import { noSuchSheet, noWorksheet } from '#server/platform/table-file/cell/refuse.ts';
import type { FileRow } from '#server/platform/table-file/cell/row.ts';
import { readSheet } from './read-sheet.ts';
import { readSharedStrings, readStyles, readWorkbook, type SheetPart } from './xlsx-parts.ts';
import { openZip } from './zip.ts';

export interface SheetChoice {
  /** Its name. Otherwise the first visible sheet in which `isTable` finds one. */
  sheet?: string | undefined;
  /** Looks at the first rows of a sheet. */
  isTable?: (rows: readonly FileRow[]) => boolean;
}

/** Rows at the beginning of a sheet, among which its header is looked for. */
export const headRows = 20;

/**
 * Rows of one sheet. Formulas give the value they were saved with, and days are YYYY-MM-DD. Cells
 * that are merged downwards each have the value.
 */
export async function readXlsx(bytes: Uint8Array, { sheet, isTable = () => true }: SheetChoice) {
  const zip = await openZip(bytes);
  const { sheets, from1904 } = await readWorkbook(zip);
  const texts = await readSharedStrings(zip);
  const styles = await readStyles(zip);
  const read = ({ part }: SheetPart, most?: number) =>
    readSheet(zip.read(part), { texts, styles, from1904 }, most);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : sheets;
  const chosen = sheet === undefined ? await firstTable() : offered.find(isNamed(sheet));
  if (!chosen) throw sheet === undefined ? noWorksheet() : noSuchSheet();
  return {
    rows: await read(chosen),
    sheet: chosen.name,
    sheetList: offered.map(({ name }) => name),
  };

  async function firstTable(): Promise<SheetPart | undefined> {
    if (offered.length < 2) return offered[0];
    let filled: SheetPart | undefined;
    for (const one of offered) {
      const rows = await read(one, headRows);
      if (isTable(rows)) return one;
      if (rows.length > 0) filled ??= one;
    }
    return filled ?? offered[0];
  }
}

const isNamed =
  (wanted: string) =>
  ({ name }: SheetPart) =>
    name === wanted;
