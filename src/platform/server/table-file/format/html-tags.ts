export interface Tag {
  /** In small letters. */
  name: string;
  isEnd: boolean;
  attributes: string;
}

interface TagHandlers {
  tag: (tag: Tag) => void;
  text: (text: string) => void;
}

/** What stands in them is none of the page's text. */
const hidden = /^(?:script|style|title|xml|noscript|template)$/;
/** Programs write no longer ones; looking further for the end of a quote would only cost time. */
const longestTag = 5000;

/** Goes once through the tags of a page and the texts between them, whatever is not closed. */
export function readTags(page: string, { tag, text }: TagHandlers): void {
  const lower = page.toLowerCase();
  let at = 0;
  while (at < page.length) {
    const begin = page.indexOf('<', at);
    text(page.slice(at, begin < 0 ? page.length : begin));
    if (begin < 0) return;
    if (page.startsWith('<!--', begin)) {
      at = after(page, '-->', begin + 4);
      continue;
    }
    const end = endOfTag(page, begin);
    const parts = /^<(\/?)([a-z][\w:-]*)/i.exec(page.slice(begin, begin + 50));
    if (!parts && !/[!?/]/.test(page[begin + 1] ?? '')) {
      text('<');
      at = begin + 1;
      continue;
    }
    at = end;
    const name = parts?.[2]?.toLowerCase();
    if (!parts || !name) continue;
    const isEnd = parts[1] === '/';
    if (!isEnd && hidden.test(name) && page[end - 2] !== '/') {
      at = after(lower, `</${name}`, end);
      continue;
    }
    tag({ name, isEnd, attributes: page.slice(begin + parts[0].length, end - 1) });
  }
}

/** The place behind the next such words; the page's end where there are none. */
function after(page: string, words: string, from: number): number {
  const found = page.indexOf(words, from);
  return found < 0 ? page.length : found + words.length;
}

/** The place behind the tag's closing bracket. In quotes there may be others. */
function endOfTag(page: string, begin: number): number {
  const piece = page.slice(begin, begin + longestTag);
  const whole = /^<(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(piece);
  if (whole) return begin + whole[0].length;
  return after(page, '>', begin);
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
};
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi;

/** `&nbsp;`, `&#1025;`, `&eacute;`. What nobody knows stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (whole, digits?: string, hex?: string, name?: string) =>
        name === undefined
          ? signOf(digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits))
          : (named[name] ?? accented(name) ?? whole),
      )
    : text;

/** Databases allow no control characters. */
const signOf = (code: number): string =>
  code < 0x20 || code > 0x10ffff ? ' ' : String.fromCodePoint(code).toWellFormed();

function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)];
  return accent && `${name.charAt(0)}${accent}`.normalize('NFC');
}
