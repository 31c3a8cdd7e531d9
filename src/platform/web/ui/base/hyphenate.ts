/** Browsers rarely know how to hyphenate Russian, so long words would be cut off in narrow places. */

const softHyphen = '\u00ad';
const words = /[а-яё]+/gi;
const vowel = '[аеёиоуыэюя]';
const consonant = '[бвгджзклмнпрстфхцчшщ]';
/** Where a word may break (P. Khristov's rules). At least two letters stay on either side. */
const breaks = [
  ['[йьъ]', '[а-яё]{2}'],
  [vowel, `${vowel}[а-яё]`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}{2}${vowel}`],
  [`${vowel}${consonant}{2}`, `${consonant}{2}${vowel}`],
].map(([before, after]) => new RegExp(`(?<=[а-яё]{2})(?<=${before})(?=${after})`, 'gi'));

/** Puts soft hyphens into Russian words of so many letters and more. */
export const hyphenate = (text: string, least = 14): string =>
  text.replace(words, (word) =>
    word.length < least
      ? word
      : breaks.reduce((broken, rule) => broken.replace(rule, softHyphen), word),
  );
