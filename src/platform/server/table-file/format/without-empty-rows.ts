/** A cell with a format and no value, and a row of such cells. */
const cell = String.raw`<(?:\w+:)?c\b[^>]{0,400}?(?:/>|>\s*(?:<(?:\w+:)?v\s*(?:/>|>\s*</(?:\w+:)?v>)\s*)?</(?:\w+:)?c>)\s*`;
const emptyRow = new RegExp(
  String.raw`<(?:\w+:)?row\b([^>]{0,400}?)(?:/>|>\s*(?:${cell})*</(?:\w+:)?row>)`,
  'g',
);
const rowBegins = /<(?:\w+:)?row\b/g;
/** The longest match of `rowBegins`, in characters. */
const longestTag = 64;
/** More than a row of formatted cells takes: a longer one is read as it is. */
const longestRow = 4 * 1024 * 1024;

/**
 * Rows that only have a format are cut down to their number: somebody who colours a column to its end has a million of them.
 * Bytes of UTF-8 stay as they are; UTF-16 goes through whole.
 */
export async function* withoutEmptyRows(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // `tail`: the end of the rest, in which a row may have begun. Only what is new is searched.
  let [rest, tail] = ['', ''];
  for await (const piece of pieces) {
    const recent = tail + piece.toString('latin1');
    const begins = rest.length - tail.length + lastRow(recent);
    rest += recent.slice(tail.length);
    const end = rest.length > longestRow ? rest.length : begins;
    tail = end === rest.length ? '' : recent.slice(-longestTag);
    if (end <= 0) continue;
    yield cut(rest.slice(0, end));
    rest = rest.slice(end);
    tail = tail.slice(-rest.length || tail.length);
  }
  yield cut(rest);
}

/** Where the last row begins, which may go on in the next piece. Below any place where none does. */
const lastRow = (text: string): number =>
  [...text.matchAll(rowBegins)].at(-1)?.index ?? Number.NEGATIVE_INFINITY;

/** A piece with a comment or raw text in it may only look like rows. */
const cut = (text: string): Buffer =>
  Buffer.from(text.includes('<!') ? text : text.replace(emptyRow, shortRow), 'latin1');

const shortRow = (_: string, attributes: string): string => {
  const [number = ''] = /\br="\d+"/.exec(attributes) ?? [];
  return `<row ${number}/>`;
};
