/**
 * Whether an answer is written in another script than its question (decision 109): among the others of
 * a group it may then be told by that alone. Only these two texts are looked at. Cyrillic and Latin are
 * told apart, whatever the language, and both from all other scripts.
 *
 * Names are no language: words with a capital after the first one (Excel, Power BI), addresses and
 * numbers make no answer foreign, nor does a single word (“email”). In capitals throughout, all count.
 */
export function isInOtherScript(answer: string, question: string): boolean {
  const own = mostOf(wordsOf(question).map(scriptOf));
  if (!own) return false;
  const words = wordsOf(answer);
  const isShouted = answer === answer.toUpperCase();
  const isName = (word: string, at: number) => at > 0 && !isShouted && /^\p{Lu}/u.test(word);
  const ownCount = words.filter((word) => scriptOf(word) === own).length;
  const foreign = words
    .filter((word, at) => scriptOf(word) !== own && !isName(word, at))
    .map(scriptOf);
  return foreign.length > ownCount && (foreign.length > 1 || foreign.includes('other'));
}

type Script = 'cyrillic' | 'latin' | 'other';

const address = /\S*(?:@|:\/\/|\.[a-z]{2,})\S*/gi;
const wordsOf = (text: string): string[] =>
  text.replace(address, ' ').match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];

/** A word of both is Cyrillic: some of its letters look like Latin ones (“Cлишком”). */
function scriptOf(word: string): Script {
  if (/\p{Script=Cyrillic}/u.test(word)) return 'cyrillic';
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'other';
}

/** None of no words, and none where two scripts have as many. */
function mostOf(scripts: readonly Script[]): Script | undefined {
  const count = (script: Script) => scripts.filter((each) => each === script).length;
  const [first, second] = (['cyrillic', 'latin', 'other'] as const)
    .map((script) => ({ script, words: count(script) }))
    .sort((one, other) => other.words - one.words);
  return first && second && first.words > second.words ? first.script : undefined;
}
