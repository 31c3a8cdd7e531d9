/** Makes foreign text fit for print: what a font cannot draw or what turns the line around goes. */

/** Controls but tab and newline, bidirectional overrides and isolates, marks that are no characters. */
const unprintable =
  /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;
const loneSurrogate = /\p{Cs}/gu;

export function clean(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
  return lines.replace(unprintable, '').replace(loneSurrogate, '\ufffd');
}

/** Lets a run of more than `limit` signs without a space break, which would else leave its column. */
export function breakable(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const step = Math.ceil(limit / 2);
  const run = new RegExp(`[^\\s\\u200b]{${limit + 1},}`, 'gu');
  return text.replace(run, (word) =>
    word.replace(new RegExp(`.{${step}}(?=.)`, 'gsu'), '$&\u200b'),
  );
}

/** JSON of a model with every text in it cleaned: nothing reaches the page another way. */
export const toPrintableJson = (model: object): string =>
  JSON.stringify(model, (_key, value: unknown) =>
    typeof value === 'string' ? breakable(clean(value), 60) : value,
  );
