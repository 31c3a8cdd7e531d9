const pad = (part: string) => part.padStart(2, '0');

/** The text to show for a value: YYYY-MM-DD becomes DD-MM-YYYY, anything else stays. */
export function showDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return year ? `${day}-${month}-${year}` : value;
}

/** Reads DD-MM-YYYY or YYYY-MM-DD with dashes, dots, slashes or spaces. Undefined if it is not a real day. */
export function parseDate(text: string): string | undefined {
  const parts = text
    .trim()
    .replace(/T.*$/, '')
    .split(/[-./\s]+/);
  const [first = '', month = '', last = ''] = parts;
  if (parts.length !== 3) return undefined;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (!/^\d{4}$/.test(year) || !/^\d\d?$/.test(month) || !/^\d\d?$/.test(day)) return undefined;
  const value = `${year}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${value}T00:00:00Z`);
  const real = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
  return real && Number(year) >= 1900 ? value : undefined;
}

/**
 * Adds the dashes while a date is typed: 05122026 becomes 05-12-2026 and "5." becomes 05, but
 * 5122026 is not guessed. Text edited in the middle keeps its shape, so that digits don't move.
 */
export function maskDate(text: string, atEnd: boolean): string {
  if (!atEnd)
    return text
      .replace(/[./\s]/g, '-')
      .replace(/[^\d-]/g, '')
      .slice(0, 10);
  const typed = text
    .replace(/(^|\D)(\d)[-./\s]$/, '$10$2')
    .replace(/\D/g, '')
    .slice(0, 8);
  return [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)].filter(Boolean).join('-');
}
