const longest = 60;

/**
 * A cell as a message quotes it. Shortened, so that a hostile file can't cause an answer of tens of
 * megabytes, and in one line, so that it can't turn the message around (rule 45).
 */
export function quotedCell(cell: string): string {
  const line = cell.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');
  if (line.length <= longest) return line;
  const signs = Array.from(line.slice(0, 2 * longest)).slice(0, longest);
  return `${signs.join('')}…`;
}
