/**
 * Decodes text from any program: UTF-8 and UTF-16 with or without a byte order mark, else one of the
 * older Cyrillic encodings. Undefined for anything that is not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, unicodeOf(bytes)) ?? decodeOlder(bytes);
  return text !== undefined && isPlain(text) ? text : undefined;
}

function unicodeOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Tabs, digits and Latin letters have zero bytes in UTF-16, always in the same half.
  const [onEven, onOdd] = countZeros(bytes);
  if (onOdd > 0 && onEven === 0) return 'utf-16le';
  if (onEven > 0 && onOdd === 0) return 'utf-16be';
  return 'utf-8';
}

/** Excel on Windows, Excel on a Mac, and programs from the days of DOS and of Unix. */
const cyrillic = ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'];
/** Excel in the west and in the middle of Europe. */
const western = ['windows-1252', 'windows-1250'];

/** Every byte means something in each of them; the right one reads like Russian, or like a language with accents. */
function decodeOlder(bytes: Uint8Array): string | undefined {
  // With a few damaged signs a file of today is still one.
  const damaged = new TextDecoder('utf-8').decode(bytes);
  const read = [
    ...cyrillic.map((encoding) => judged(decode(bytes, encoding), oddityOf)),
    ...western.map((encoding) => judged(decode(bytes, encoding), westernOddityOf)),
    judged(damaged, oddityOf),
  ];
  return read.reduce((best, one) => (one.oddity < best.oddity ? one : best)).text;
}

const mostJudged = 100_000;
const judged = (text: string | undefined, oddity: (text: string) => number) => ({
  text,
  oddity: text === undefined ? Number.POSITIVE_INFINITY : oddity(text.slice(0, mostJudged)),
});

/**
 * How many signs no Russian text has, capitals after small letters, and letters of both scripts in a word, which weigh
 * more than an accent: one of them among Latin letters is Western. Texts of capitals alone are told by the letters that are frequent.
 */
function oddityOf(text: string): number {
  const odd = countOf(text, /[^\0-\x7fА-Яа-яЁё№«»„“”’–—…\u00a0]|[а-яё][А-ЯЁ]/gu);
  const mixed = 2 * countOf(text, /[A-Za-z](?=[А-яЁё№▀-▟])|[А-яЁё№](?=[a-z])/gu);
  const letters = countOf(text, /[А-яЁё]/gu);
  return odd + mixed + (letters === 0 ? 0 : 1 - countOf(text, /[оеаинтсрвл]/giu) / letters);
}

/** Letters with accents stand among others. */
const westernOddityOf = (text: string): number =>
  1 + countOf(text, /[^\0-\x7fÀ-ÖØ-öø-žŸ§«»„“”’–—…€\u00a0]|[À-ÖØ-öø-ž](?=[À-ÖØ-öø-ž])/gu);

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const looked = 4096;

function countZeros(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, looked); at += 1) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  }
  return zeros;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Text has tabs and line breaks, but no other control characters. Windows-1251 does not use 0x98.
 */
function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gives a binary away
  return !/[\0-\x08\x0e-\x19\x1b-\x1f\x7f\x98]/.test(text);
}
