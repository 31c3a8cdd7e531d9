/**
 * Makes other people's text fit for print: removes what a font cannot draw and what reverses a
 * line.
 */

/**
 * Controls except tab and newline, bidirectional overrides and isolates, and code points that are
 * not characters.
 */
const unprintable =
  /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;
const loneSurrogate = /\p{Cs}/gu;

/**
 * Marks stacked on one letter, and lines left empty: thousands of either take many seconds to set.
 * The calls refuse such marks (rule 45); what was saved otherwise may still have them.
 */
const stacked = /([\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+/gu;
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g;

export function clean(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replace(emptyLines, '\n\n');
  const printable = lines.replace(unprintable, '').replace(loneSurrogate, '\ufffd');
  return printable.replace(stacked, '$1');
}

/**
 * Lets a run of more than `limit` signs without a space break, so that it stays inside its column.
 */
export function breakable(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const step = Math.ceil(limit / 2);
  const run = new RegExp(`[^\\s\\u200b]{${limit + 1},}`, 'gu');
  return text.replace(run, (word) =>
    word.replace(new RegExp(`.{${step}}(?=.)`, 'gsu'), '$&\u200b'),
  );
}

/** How many signs in a row fit a narrow column. */
const narrow = 24;
const longestLine = 70;

export const inColumn = (text: string): string => breakable(clean(text), narrow);

/** Cut where it would need a second line. */
export const inOneLine = (text: string): string =>
  text.length > longestLine ? `${text.slice(0, longestLine)}…` : text;

/** A model as JSON with every text cleaned. This is the only way onto the page. */
export const toPrintableJson = (model: object): string =>
  JSON.stringify(model, (_key, value: unknown) =>
    typeof value === 'string' ? breakable(clean(value), 60) : value,
  );
