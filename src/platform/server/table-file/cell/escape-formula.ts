/**
 * What makes a spreadsheet calculate at the beginning of a cell. The apostrophe is included so that a
 * text's own one survives.
 */
const first = /[=+\-@\t\r＝＋－＠']/.source;
/**
 * The same further inside, where a program that expects another separator than the file has begins a
 * cell. There + and - are left alone if no formula follows: they are smileys and signs of lists.
 */
const inside = /'*(?:[=@＝＠]|[+\-＋－](?= *[\d.(]|[^,;\t\r\n]*[(|!]))/.source;
const begin = /(?<=^|[,;\t\r\n])/.source;

const risky = new RegExp(`^(?=${first})|${begin}[" ]*(?=${inside})`, 'g');
const escaped = new RegExp(`^'(?=${first})|${begin}([" ]*)'(?=${inside})`, 'g');

/**
 * Puts an apostrophe before anything that a spreadsheet would run as a formula when it opens a CSV
 * file (OWASP, CSV Injection). XLSX marks cells as text and needs none.
 */
export const escapeFormula = (text: string): string => text.replace(risky, "$&'");

/** Removes these apostrophes, so that an exported file is imported unchanged. */
export const unescapeFormula = (text: string): string => text.replace(escaped, '$1');
