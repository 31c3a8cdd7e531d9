/** The same value with its numbers to nine decimals, to compare what was worked out differently. */
export function nine(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'number' ? Math.round(part * 1e9) / 1e9 : part,
    ),
  );
}
