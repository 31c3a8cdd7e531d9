const dayMs = 24 * 60 * 60 * 1000;
const shippedDateFormats = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** What a format's quoted texts and colours end with. */
const ends: { [begin: string]: string } = { '"': '"', '[': ']' };

/**
 * Whether a number format shows a day. `code` is given where the file brings its own format. It is
 * read once from left to right; what never closes ends it.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return shippedDateFormats.has(id);
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    const end = ends[sign];
    if (end) {
      at = code.indexOf(end, at + 1);
      if (at < 0) return false;
    } else if ('\\_*'.includes(sign)) at += 1;
    else if ('dyDY'.includes(sign)) return true;
  }
  return false;
}

/**
 * The day YYYY-MM-DD of a spreadsheet's number, without its time of day. Undefined where there is
 * none. Days are counted from 1900-01-01, including a 29 February 1900 that never existed, or from
 * 1904-01-01 (ECMA-376, 18.17.4.1).
 */
export function excelDay(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial) + (from1904 ? 1462 : 0);
  if (days < 1 || days > 2_958_465) return undefined;
  const start = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(start + days * dayMs).toISOString().slice(0, 10);
}

/** The number of a day YYYY-MM-DD. Undefined before March 1900, where spreadsheets disagree. */
export function excelSerial(day: string): number | undefined {
  const serial = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs;
  return serial > 60 ? serial : undefined;
}
