import type { EncodingReading, TextEncoding } from '#platform/contract/table-file.ts';
import { judgeLatin } from './judge-latin.ts';
import { type LatinEncoding, latinWords, readWords } from './latin-words.ts';

/** How much more likely a reading must be than the next one, as a logarithm, for nobody to be asked: of one word or two, and of more. */
const clear = { few: 8, more: 4 };
const shown = 5;

export interface Read {
  encoding: TextEncoding;
  /** The likely ones; empty where there is no doubt. */
  encodings: EncodingReading[];
}

/** Which of the Latin encodings a text is in, and which others come near, as its words with accents tell. */
export function readLatin(bytes: Uint8Array, possible: readonly LatinEncoding[]): Read {
  const words = latinWords(bytes);
  const judged = judge(words, possible);
  const [best] = judged;
  const enough = words.length < 3 ? clear.few : clear.more;
  const near = judged.filter(({ score }) => best && best.score - score < enough);
  return { encoding: best?.encoding ?? 'windows-1252', encodings: asked(near) };
}

/** What is asked where a text may be Latin, as well as Cyrillic. */
export function readEither(bytes: Uint8Array, possible: readonly LatinEncoding[]): Read {
  const words = latinWords(bytes);
  const judged = judge(words, possible);
  const readings = [...judged, ...different(words, ['windows-1251'])];
  return { encoding: judged[0]?.encoding ?? 'windows-1252', encodings: asked(readings) };
}

/** Its readings, the likeliest first. */
function judge(words: readonly string[], possible: readonly LatinEncoding[]) {
  const known = new Map<string, number[]>();
  return different(words, possible)
    .map((one) => ({
      ...one,
      score: Math.max(...one.alike.map((encoding) => judgeLatin(one.words, encoding, known))),
    }))
    .sort((a, b) => b.score - a.score);
}

interface Reading<E extends TextEncoding> {
  encoding: E;
  /** Encodings that read the same. */
  alike: E[];
  words: string[];
}

function different<E extends TextEncoding>(
  words: readonly string[],
  encodings: readonly E[],
): Reading<E>[] {
  const readings = new Map<string, Reading<E>>();
  for (const encoding of encodings) {
    const read = readWords(words, encoding);
    const same = readings.get(read.join(' '));
    if (same) same.alike.push(encoding);
    else readings.set(read.join(' '), { encoding, alike: [encoding], words: read });
  }
  return [...readings.values()];
}

/** Each with the first names that differ, one at least from every other; none where there is nothing to choose. */
function asked(readings: readonly Omit<Reading<TextEncoding>, 'alike'>[]): EncodingReading[] {
  const [first, ...others] = readings;
  if (!first || others.length === 0) return [];
  const places = new Set<number>();
  for (const [at, { words: some }] of readings.entries()) {
    for (const { words } of readings.slice(at + 1)) {
      const differs = (place: number) => words[place] !== some[place];
      if (![...places].some(differs)) places.add(words.findIndex((_, place) => differs(place)));
    }
  }
  for (const [place, word] of first.words.entries()) {
    if (places.size >= shown) break;
    if (others.some(({ words }) => words[place] !== word)) places.add(place);
  }
  const inOrder = [...places].sort((a, b) => a - b);
  return readings.map(({ encoding, words }) => ({
    encoding,
    names: inOrder.flatMap((place) => words[place] ?? []),
  }));
}
