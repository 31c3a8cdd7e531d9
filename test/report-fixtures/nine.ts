/** The value with its numbers rounded to nine decimals, to compare results worked out in different ways. */
export function nine(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'number' ? Math.round(part * 1e9) / 1e9 : part,
    ),
  );
}
