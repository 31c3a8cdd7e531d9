import { inOneScript } from './one-script.ts';

/** A row that is not empty. */
export interface FileRow {
  /** As a spreadsheet numbers it: the file's first row is 1, and empty rows count. */
  rowIndex: number;
  /** Trimmed. */
  cells: string[];
  /** A quotation mark never closes or closes too early, so the cells are a guess. */
  isBroken?: true;
  /** Columns of formulas that were saved without their values. */
  uncalculated?: number[];
  /** Columns of cells that are struck through. */
  struck?: number[];
  /** The e-mail that the link behind a cell writes to, by the cell's column. */
  mails?: ReadonlyMap<number, string>;
  /** A filter or a hand hides it in the spreadsheet. */
  isHidden?: true;
}

/** The most rows below the header, without those that are skipped (rule 36). */
export const mostFileRows = 20_000;
/** The most rows with titles, totals and headings of groups. */
export const mostReadRows = 25_000;
/** Further columns are not read. */
export const mostCells = 500;
/** Longer than any field of the product accepts. Anything beyond would only cost time. */
const longestCell = 2500;

/** The most a spreadsheet has in a cell. Further pieces of its text are dropped. */
export const longestText = 32_767;

/** The row, trimmed and cut to its limits. Undefined for an empty one. */
export function tidyRow(rowIndex: number, given: readonly string[]): FileRow | undefined {
  const cells = given.slice(0, mostCells).map(tidyCell);
  return cells.some((cell) => cell !== '') ? { rowIndex, cells } : undefined;
}

/** Word and web pages leave them where a line may break. No eye tells a text with them from one without. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Trims a cell, takes out breaks that nobody sees, puts each word in one script, and cuts it to its limit. If the
 * cut splits a surrogate pair, the text is made well-formed again.
 */
export const tidyCell = (text: string): string =>
  inOneScript(fromHex(text).replace(unseen, '').trim().slice(0, longestCell)).toWellFormed();

/** Reads what csvde writes for a text that is not Latin: X'd0a1d0bed0bd'. */
function fromHex(text: string): string {
  const [, hex] = /^X'((?:[\da-f]{2}){1,2500})'$/i.exec(text) ?? [];
  return hex === undefined ? text : Buffer.from(hex, 'hex').toString('utf8');
}
