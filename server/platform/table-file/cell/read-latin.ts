import type { EncodingReading, TextEncoding } from '#contract/platform/table-file.ts';
import { judgeLatin } from './judge-latin.ts';
import { type LatinEncoding, latinEncodings, latinWords, readWords } from './latin-words.ts';

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
  const readings = different(words, possible);
  const [only] = readings;
  if (readings.length < 2) return { encoding: only?.encoding ?? 'windows-1252', encodings: [] };
  const known = new Map<string, number[]>();
  const judged = readings
    .map((one) => ({
      ...one,
      score: Math.max(...one.alike.map((encoding) => judgeLatin(one.words, encoding, known))),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = judged;
  const enough = words.length < 3 ? clear.few : clear.more;
  const near = judged.filter(({ score }) => best && best.score - score < enough);
  return { encoding: best?.encoding ?? 'windows-1252', encodings: asked(near) };
}

/** What is asked where a text may be Latin, as well as Cyrillic. */
export const readEither = (bytes: Uint8Array): Read => ({
  encoding: 'windows-1252',
  encodings: asked(different(latinWords(bytes), [...latinEncodings, 'windows-1251'])),
});

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

/** Each with the first names that differ; none where there is nothing to choose. */
function asked(readings: readonly Reading<TextEncoding>[]): EncodingReading[] {
  const [first, ...others] = readings;
  if (!first || others.length === 0) return [];
  const places = first.words
    .flatMap((word, at) => (others.some(({ words }) => words[at] !== word) ? [at] : []))
    .slice(0, shown);
  return readings.map(({ encoding, words }) => ({
    encoding,
    names: places.flatMap((at) => words[at] ?? []),
  }));
}
