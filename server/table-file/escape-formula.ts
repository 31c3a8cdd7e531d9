/** What makes a spreadsheet calculate; an apostrophe too, so that a text's own one stays. */
const risky = /^(?=[=+\-@\t\r＝＋－＠'])/;
const escaped = /^'(?=[=+\-@\t\r＝＋－＠'])/;

/**
 * An apostrophe before what a spreadsheet would take for a formula when it opens a CSV file (OWASP,
 * CSV Injection). XLSX says itself that a cell is text and needs none.
 */
export const escapeFormula = (text: string): string => text.replace(risky, "'");

/** Takes that apostrophe off again, so that an exported file is imported as it was. */
export const unescapeFormula = (text: string): string => text.replace(escaped, '');
