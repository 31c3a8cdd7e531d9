/**
 * The value of a written cell. A day is YYYY-MM-DD, which XLSX stores as a date. A decimal is cut to
 * so many digits: no file holds more of a number than its reader is shown.
 */
export type Cell = string | number | null | { day: string } | Decimal;
export type Decimal = { decimal: number; digits: 1 | 2 };

export type CellRow = readonly Cell[];
/** The first row is the header. */
export type CellTable = readonly CellRow[];
/** The same rows, as they come one by one. */
export type Rows = Iterable<CellRow> | AsyncIterable<CellRow>;

/** How much text is gathered before it is handed on, in characters. */
const pieceSize = 32 * 1024;

/** What is written of each row, in larger pieces. */
export async function* written(
  rows: Rows,
  write: (row: CellRow, index: number) => string,
): AsyncGenerator<string> {
  let piece = '';
  let index = 0;
  for await (const row of rows) {
    piece += write(row, index++);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
