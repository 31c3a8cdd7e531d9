import { loggedName } from '#platform/contract/rules/names.ts';
import { inSlices } from './in-slices.ts';

/** Whether two people may be one, as far as their names tell (data-and-maths, "One voice at a time"). */

export interface Name {
  firstName: string;
  lastName: string;
}

/** Cyrillic letters, each before the Latin and Greek ones that nobody tells from it, large or small. */
const doubles = ['аaα', 'вbβ', 'сc', 'еeε', 'нhη', 'кkκ', 'мmμ', 'оoο', 'рpρ', 'тtτ', 'хxχ', 'уyυ'];
const alike = new Map(
  doubles.flatMap(([cyrillic = '', ...foreign]) => foreign.map((letter) => [letter, cyrillic])),
);
/** For columns that are folded as `nameWords` does: each foreign letter, and its Cyrillic double. */
export const lookAlikes = {
  foreign: [...alike.keys()].join(''),
  cyrillic: [...alike.values()].join(''),
};
/**
 * Accents, dots and breves, and what stands between letters without being seen: a class for regular
 * expressions, also PostgreSQL's.
 */
export const unseen =
  '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff]';
const unseenSigns = new RegExp(unseen, 'gu');

/** The words of a text, without regard to case, ё, accents, look-alikes and all that is no letter or digit. */
export function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(unseenSigns, '')
    .replace(/[a-zα-ω]/g, (letter) => alike.get(letter) ?? letter);
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words of a name, in one order for all names. */
export const nameWords = (name: Name): string[] => plainWords(loggedName(name)).sort();

/** Equal for names that are the same words in any order. */
export const nameKey = (name: Name): string => nameWords(name).join(' ');

export const isSameName = (one: Name, other: Name): boolean =>
  isWritten(one, other) || nameKey(one) === nameKey(other);

/** Whether both are written alike letter by letter, as most names of a file are. */
const isWritten = (one: Name, other: Name): boolean =>
  one.lastName === other.lastName && one.firstName === other.firstName;

/**
 * Whether the names are the same words but for one letter in one of them, as after a typing error. In
 * words of up to three letters a letter makes another name (Ким, Лим), and a number is no letter.
 */
export const isNearlySameName = (one: Name, other: Name): boolean =>
  isWritten(one, other) || areNearlySame(nameWords(one), nameWords(other));

function areNearlySame(words: readonly string[], others: readonly string[]): boolean {
  const left = without(words, others);
  const right = without(others, words);
  if (left.length === 0 && right.length === 0) return true;
  const [word, ...moreWords] = left;
  const [otherWord, ...moreOthers] = right;
  if (!word || !otherWord || moreWords.length > 0 || moreOthers.length > 0) return false;
  return isTypingError(word, otherWord);
}

/** The words that are left when each of `others` has taken one like it away. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return words.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Whether one letter is another, is missing, or is too many. */
function isTypingError(word: string, other: string): boolean {
  const [short, long] =
    word.length <= other.length ? [[...word], [...other]] : [[...other], [...word]];
  if (long.length < 4 || long.length - short.length > 1 || /\p{N}/u.test(word + other))
    return false;
  const from = short.findIndex((letter, at) => letter !== long[at]);
  const at = from < 0 ? short.length : from;
  const rest = short.slice(long.length === short.length ? at + 1 : at);
  return rest.join('') === long.slice(at + 1).join('');
}

/**
 * Each pair from the two lists whose names are nearly the same. Ten thousand take less than a second, also where all of
 * them have one first name; others are answered meanwhile.
 */
export async function pairNames<One extends Name, Other extends Name>(
  ones: readonly One[],
  others: readonly Other[],
): Promise<[One, Other][]> {
  if (ones.length === 0 || others.length === 0) return [];
  const byTrace = new Map<string, { other: Other; words: string[] }[]>();
  await inSlices(others, (other) => {
    const words = nameWords(other);
    for (const trace of tracesOf(words)) {
      const found = byTrace.get(trace);
      if (found) found.push({ other, words });
      else byTrace.set(trace, [{ other, words }]);
    }
  });
  const pairs = await inSlices(ones, (one) => {
    const words = nameWords(one);
    const found = new Set(
      tracesOf(words)
        .flatMap((trace) => byTrace.get(trace) ?? [])
        .filter((candidate) => areNearlySame(words, candidate.words))
        .map(({ other }) => other),
    );
    return [...found].map((other): [One, Other] => [one, other]);
  });
  return pairs.flat();
}

/** What is left of a name without one letter of one word, or with all. Names that are nearly the same share one. */
function tracesOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const rest = words.toSpliced(at, 1).join(' ');
    return shortened(word).map((one) => `${rest} ${one}`);
  });
}

/** The word, and where a letter of it may be a typing error, what is left without each. */
function shortened(word: string): string[] {
  if (word.length < 4 || /\p{N}/u.test(word)) return [word];
  let at = 0;
  const shorter = [...word].map((letter) => {
    at += letter.length;
    return word.slice(0, at - letter.length) + word.slice(at);
  });
  return [word, ...shorter];
}
