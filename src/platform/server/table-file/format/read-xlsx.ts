import { chooseSheet, type SheetChoice } from './choose-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { withoutEmptyRows } from './without-empty-rows.ts';
import {
  readLinks,
  readSharedStrings,
  readStyles,
  readWorkbook,
  type SheetPart,
} from './xlsx-parts.ts';
import { openZip } from './zip.ts';

/**
 * Rows of one sheet. Formulas give the value they were saved with, and days are YYYY-MM-DD. Cells
 * that are merged downwards each have the value.
 */
export async function readXlsx(bytes: Uint8Array, choice: SheetChoice) {
  const zip = await openZip(bytes);
  const { sheets, from1904, ...parts } = await readWorkbook(zip);
  const texts = await readSharedStrings(zip, parts.strings);
  const styles = await readStyles(zip, parts.styles);
  const read = async ({ part }: SheetPart, most?: number) => {
    const links = await readLinks(zip, part);
    return readSheet(zip.read(part, withoutEmptyRows), { texts, styles, from1904, links }, most);
  };
  const { chosen, ...beside } = await chooseSheet(sheets, choice, read);
  return { rows: await read(chosen), sheet: chosen.name, ...beside };
}
