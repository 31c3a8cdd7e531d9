/** What the build writes for the search of one language, and the page reads (rule 197). */
export interface HelpIndex {
  /** Where each section is, and how its result reads. */
  sections: { href: string; page: string; heading: string; opening: string }[];
  /** For each word the sections that have it: ten times the number of the section, and how much the word weighs there. */
  words: Record<string, number[]>;
}

/** Endings of Russian nouns, adjectives and verbs, the longest first, and those of English. */
const ending =
  /(?:иями|ться|ются|ится|ятся|ется|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|ешь|ишь|ать|ять|ить|еть|ает|яет|ают|яют|ing|ии|ию|ия|ие|ей|ой|ий|ый|ая|яя|ое|ее|ые|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ую|юю|ет|ит|ут|ют|ат|ят|ов|ев|ть|ed|es|[аяоеыиуюйьs])$/;

/** What is left of a word has at least four letters, so that short words stay themselves. */
const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem.length >= 4 ? stem : word;
};

/** A text’s words as search compares them: ё is е, and endings don’t count. */
export const helpWordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(stemOf);
