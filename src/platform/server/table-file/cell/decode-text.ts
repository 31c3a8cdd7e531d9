import type { EncodingReading, TextEncoding } from '#platform/contract/table-file.ts';
import { decodeBytes } from './decode-bytes.ts';
import { latinEncodings } from './latin-words.ts';
import { type Read, readEither, readLatin } from './read-latin.ts';

export interface DecodedText {
  text: string;
  /** The encodings that are likely, the likeliest first; empty where there is no doubt. */
  encodings: EncodingReading[];
}

/**
 * Decodes text from any program: UTF-8 and UTF-16 with or without a byte order mark, else one of the
 * older encodings: `chosen`, as the text itself says, or the likeliest one. Undefined for anything that is not text.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText | undefined {
  const text = decodeBytes(bytes, unicodeOf(bytes));
  const decoded = text === undefined ? decodeOlder(bytes, chosen) : { text, encodings: [] };
  return isPlain(decoded.text) ? decoded : undefined;
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

function decodeOlder(bytes: Uint8Array, chosen: TextEncoding | undefined): DecodedText {
  const { encoding, encodings } = encodingOf(bytes);
  const text = decodeBytes(bytes, chosen ?? encoding);
  return { text: text ?? new TextDecoder(chosen ?? encoding).decode(bytes), encodings };
}

/** A text that is odder by more so than in another encoding is not in the one that it says. */
const fewOdd = 3;

/** Every byte means something in each of them; the right one reads like Russian, or like a language with accents. */
function encodingOf(bytes: Uint8Array): Omit<Read, 'encoding'> & { encoding: string } {
  const sample = tellingLines(bytes);
  // With a few damaged signs a text in UTF-8 is still one.
  const damaged = new TextDecoder('utf-8').decode(sample);
  const others = [
    ...cyrillic.map((encoding) => {
      const text = decodeBytes(sample, encoding) ?? damaged;
      return { encoding, text, oddity: oddityOf(text) };
    }),
    { encoding: 'utf-8', text: damaged, oddity: damageOf(damaged) },
  ];
  const other = others.reduce((best, one) => (one.oddity < best.oddity ? one : best));
  const latin = latinEncodings.flatMap((encoding) => {
    const text = decodeBytes(sample, encoding);
    return text === undefined ? [] : [{ encoding, oddity: latinOddityOf(text) }];
  });
  const oddity = Math.min(...latin.map((one) => one.oddity));
  const said = [...others, ...latin].find(({ encoding }) => encoding === saidIn(bytes));
  if (said && said.oddity <= 2 * Math.min(oddity, other.oddity) + fewOdd) {
    return { encoding: said.encoding, encodings: [] };
  }
  const possible = latin.map(({ encoding }) => encoding);
  if (oddity === 1) {
    // Nothing is odd about it in Latin, so that only clean Cyrillic of today's Excel comes near.
    const text = decodeBytes(sample, 'windows-1251') ?? '';
    const isClean = oddityOf(text) <= 1;
    if (isClean && /[А-яЁё]/.test(text)) return readEither(bytes, possible);
    if (isClean && text.includes('№')) return { encoding: 'windows-1251', encodings: [] };
  } else if (oddity > other.oddity) {
    return isMixed(other.text)
      ? readEither(bytes, possible)
      : { encoding: other.encoding, encodings: [] };
  }
  return readLatin(bytes, possible);
}

/** No word is Cyrillic alone, but some are half Latin: they may be accents side by side. An initial is no word. */
function isMixed(text: string): boolean {
  const runs = text.match(/(?:\p{L}|[^\P{S}\0-\x7f]){2,}/gu) ?? [];
  const words = runs.filter((word) => /[А-яЁё]/.test(word));
  return words.length > 0 && words.every((word) => /[A-Za-z]/.test(word));
}

/** Bytes that are no text of today may make a sign of it by chance, but no more than they break. */
function damageOf(text: string): number {
  const broken = countOf(text, /\ufffd/g);
  const isToday = countOf(text, /[^\0-\x7f\ufffd]/gu) > broken;
  return isToday ? Math.min(oddityOf(text), latinOddityOf(text)) : Number.POSITIVE_INFINITY;
}

/** Web pages and XML say what they are in. */
const saidIn = (bytes: Uint8Array): string | undefined =>
  /\b(?:charset|encoding)\s*=\s*["']?(windows-125\d)\b/i
    .exec(Buffer.from(bytes.subarray(0, 1000)).toString('latin1'))?.[1]
    ?.toLowerCase();

const mostJudged = 100_000;

/** The first lines with other signs than those of ASCII: only they tell. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n]+/)
    .filter((line) => /[\x80-\xff]/.test(line));
  return Buffer.from(lines.join('\n').slice(0, mostJudged), 'latin1');
}

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
const latinOddityOf = (text: string): number =>
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

/**
 * Text has tabs and line breaks, but no other control characters. Windows-1251 does not use 0x98.
 */
function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gives a binary away
  return !/[\0-\x08\x0e-\x19\x1b-\x1f\x7f\x98]/.test(text);
}
