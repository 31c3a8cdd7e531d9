const longest = 60;

/**
 * A cell as a message quotes it. Shortened, so that a hostile file can't cause an answer of tens of
 * megabytes.
 */
export const quoted = (cell: string): string =>
  cell.length > longest
    ? `${Array.from(cell.slice(0, 2 * longest))
        .slice(0, longest)
        .join('')}…`
    : cell;
