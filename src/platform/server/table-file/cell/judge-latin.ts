import { accentedWords } from './accented-words.ts';
import type { LatinEncoding } from './latin-words.ts';

type Language = keyof typeof accentedWords;
const languages = Object.keys(accentedWords) as Language[];

/** The languages for which an encoding is made. */
const homeOf: Record<LatinEncoding, readonly Language[]> = {
  'windows-1252': [
    'german',
    'french',
    'spanish',
    'portuguese',
    'italian',
    'swedish',
    'danish',
    'norwegian',
    'finnish',
    'icelandic',
    'dutch',
  ],
  'windows-1250': ['polish', 'czech', 'slovak', 'hungarian', 'romanian', 'croatian', 'slovene'],
  'windows-1254': ['turkish'],
  'windows-1257': ['lithuanian', 'latvian', 'estonian'],
};

/** How much a word may be of another language than the rest, and a letter of no word of its language. */
const guest = 0.05;
const foreign = 0.02;
/** How many letters of a kind must be known until their own neighbours say more than those of all languages, and of all letters. */
const fewKnown = 3;
const fewAnywhere = 4;
/** How much less likely a list of another language than an encoding is made for is, as a logarithm. */
const awayFromHome = 5;
/** A sign that is no letter in a word, and a capital behind a small letter. */
const noLetter = 1e-7;
const lateCapital = 1e-4;

/** A letter as a small one. İ stays: its small form is more than one sign. */
const small = (sign: string): string => (sign === 'İ' ? sign : sign.toLowerCase());
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
const edge = ' ';

type Counts = ReadonlyMap<string, number>;
const countOf = (counts: Counts, key: string): number => counts.get(key) ?? 0;

interface Place {
  sign: string;
  before: string;
  behind: string;
  isLateCapital: boolean;
}

/** The letters of a word beyond a–z, and what stands beside them. */
function accentsOf(word: string): Place[] {
  const signs = [...word];
  return signs.flatMap((given, at) => {
    if (given <= '\x7f') return [];
    const [left = edge, right = edge] = [signs[at - 1], signs[at + 1]];
    const sign = small(given);
    const isLateCapital = sign !== given && /\p{Ll}/u.test(left);
    return [{ sign, before: small(left), behind: small(right), isLateCapital }];
  });
}

const keysOf = ({ sign, before, behind }: Place) =>
  ['', sign, `${before}<`, `>${behind}`, `${before}<${sign}`, `${sign}>${behind}`] as const;

/** How often these words have each accent, and each letter beside it. */
function learn(words: string): Counts {
  const counts = new Map<string, number>();
  for (const key of words.split(' ').flatMap(accentsOf).flatMap(keysOf)) {
    counts.set(key, countOf(counts, key) + 1);
  }
  return counts;
}
const learned = languages.map((language) => learn(accentedWords[language]));
const everywhere = learn(Object.values(accentedWords).join(' '));
const all = countOf(everywhere, '');

/** How often something was met, as a share of all. What never was counts as if it had been now and then. */
const share = (count: number): number => (count + 0.1) / (all + 10);

/** How likely a letter stands beside an accent: by the language's own words, else by those of all. */
function besides(counts: Counts, sign: string, { pair, side }: { pair: string; side: string }) {
  const anywhere =
    (countOf(everywhere, pair) + fewAnywhere * share(countOf(everywhere, side))) /
    (countOf(everywhere, sign) + fewAnywhere);
  return (countOf(counts, pair) + fewKnown * anywhere) / (countOf(counts, sign) + fewKnown);
}

function likelihoodOf(place: Place, counts: Counts): number {
  if (!isLetter(place.sign)) return noLetter;
  const [whole, sign, left, right, before, behind] = keysOf(place);
  const own = countOf(counts, sign) / countOf(counts, whole);
  return (
    ((1 - foreign) * own + foreign * share(countOf(everywhere, sign))) *
    besides(counts, sign, { pair: before, side: left }) *
    besides(counts, sign, { pair: behind, side: right }) *
    (place.isLateCapital ? lateCapital : 1)
  );
}

/** How likely the accents of a word are in each language. */
function inLanguages(word: string): number[] {
  const places = accentsOf(word);
  return learned.map((counts) =>
    places.reduce((product, place) => product * likelihoodOf(place, counts), 1),
  );
}

/**
 * How well words read in an encoding, as a logarithm: as in the language that fits best, with guests
 * from others. `known` keeps what was reckoned for a word.
 */
export function judgeLatin(
  words: readonly string[],
  encoding: LatinEncoding,
  known: Map<string, number[]>,
): number {
  const isHome = languages.map((language) => homeOf[encoding].includes(language));
  const sums = isHome.map((home) => (home ? 0 : -awayFromHome));
  for (const word of words) {
    const own = known.get(word) ?? inLanguages(word);
    known.set(word, own);
    const atHome = own.filter((_, at) => isHome[at]);
    const guests = atHome.reduce((sum, one) => sum + one, 0) / atHome.length;
    for (const [at, one] of own.entries()) {
      const likelihood = (1 - guest) * one + guest * guests;
      sums[at] = (sums[at] ?? 0) + Math.log(Math.max(likelihood, Number.MIN_VALUE));
    }
  }
  return Math.max(...sums);
}
