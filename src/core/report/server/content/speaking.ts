/** Which sheets speak: those that answered most of what is usually answered (data-and-maths, "Atoms"). */

/**
 * Those of these sheets that have a mark in at least half of the usual columns, and in one of them at
 * least. A column is usual when at least half of the sheets have a mark there. A column has the
 * sheets with a mark in it; every sheet given has a mark somewhere.
 */
export function speaking(
  sheets: readonly string[],
  columns: readonly { has(sheet: string): boolean }[],
): string[] {
  const usual = columns.filter(
    (column) => 2 * sheets.filter((sheet) => column.has(sheet)).length >= sheets.length,
  );
  return sheets.filter((sheet) => {
    const marked = usual.filter((column) => column.has(sheet)).length;
    return marked > 0 && 2 * marked >= usual.length;
  });
}
