/** A row that has something in it. */
export interface Row {
  /** As a spreadsheet shows it: the first row of the file is 1, empty ones are counted. */
  rowIndex: number;
  /** Trimmed. */
  cells: string[];
  /** Quotation marks that open and never close, or close too early: the cells are a guess. */
  isBroken?: true;
}

/** The header and 20,000 others (rule 36). */
export const mostFileRows = 20_000;
const mostCells = 200;
/** Longer than any field of the product takes; what stands behind would only cost time. */
const longestCell = 1000;

/** No spreadsheet has more in a cell; what pieces of text add beyond it is not kept together. */
export const longestText = 32_767;

/** The row, trimmed and within bounds; undefined for an empty one. */
export function tidyRow(rowIndex: number, given: readonly string[]): Row | undefined {
  const cells = given.slice(0, mostCells).map(tidyCell);
  return cells.some((cell) => cell !== '') ? { rowIndex, cells } : undefined;
}

/** Trimmed and within bounds; where the end falls inside a pair of characters, well-formed again. */
export const tidyCell = (text: string): string => text.trim().slice(0, longestCell).toWellFormed();
