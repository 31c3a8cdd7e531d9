const longest = 60;

/** A cell as a message repeats it: a hostile file must not make an answer of tens of megabytes. */
export const quoted = (cell: string): string =>
  cell.length > longest
    ? `${Array.from(cell.slice(0, 2 * longest))
        .slice(0, longest)
        .join('')}…`
    : cell;
