/**
 * What makes a spreadsheet calculate. The apostrophe is included so that a text's own one survives.
 */
const risky = /^(?=[=+\-@\t\r＝＋－＠'])/;
const escaped = /^'(?=[=+\-@\t\r＝＋－＠'])/;

/**
 * Puts an apostrophe before anything that a spreadsheet would run as a formula when it opens a CSV
 * file (OWASP, CSV Injection). XLSX marks cells as text and needs none.
 */
export const escapeFormula = (text: string): string => text.replace(risky, "'");

/** Removes that apostrophe, so that an exported file is imported unchanged. */
export const unescapeFormula = (text: string): string => text.replace(escaped, '');
