import type { TextEncoding } from '#platform/contract/table-file.ts';
import { pageOf } from './decode-bytes.ts';

/** The encodings of Excel in the west and the middle of Europe, in Turkey, and in the Baltic states. */
export const latinEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
] as const satisfies readonly TextEncoding[];
export type LatinEncoding = (typeof latinEncodings)[number];

const pages = latinEncodings.map(pageOf);
const bytesAbove = Array.from({ length: 128 }, (_, at) => at + 128);

/** Bytes that some encoding takes for a letter. */
const letters = bytesAbove
  .filter((byte) => pages.some((page) => /\p{L}/u.test(page[byte] ?? '')))
  .map((byte) => `\\x${byte.toString(16)}`)
  .join('');
const accented = new RegExp(`[${letters}]`);
/** A longer word is several: they are shown. */
const longest = 60;
const runs = new RegExp(`[A-Za-z\\d${letters}]{1,${longest}}`, 'g');

const most = 1000;

/** The different words with accents, in the order of the file, a byte a sign. */
export function latinWords(bytes: Uint8Array): string[] {
  const words = new Set<string>();
  for (const [word] of Buffer.from(bytes).toString('latin1').matchAll(runs)) {
    if (accented.test(word)) words.add(word);
    if (words.size === most) break;
  }
  return [...words];
}

/** Such words as an encoding reads them. */
export function readWords(words: readonly string[], encoding: TextEncoding): string[] {
  const page = pageOf(encoding);
  return words.map((word) => Array.from(word, (sign) => page[sign.charCodeAt(0)] ?? '').join(''));
}
