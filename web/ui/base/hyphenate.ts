/** Browsers rarely know where Russian words break, so that long ones would be cut in narrow places. */

const softHyphen = '\u00ad';
const tooLong = /[а-яё]{14,}/gi;
const vowel = '[аеёиоуыэюя]';
const consonant = '[бвгджзклмнпрстфхцчшщ]';
/** Where a word may break (P. Khristov's rules); two letters stay on either side. */
const breaks = [
  ['[йьъ]', '[а-яё]{2}'],
  [vowel, `${vowel}[а-яё]`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}{2}${vowel}`],
  [`${vowel}${consonant}{2}`, `${consonant}{2}${vowel}`],
].map(([before, after]) => new RegExp(`(?<=[а-яё]{2})(?<=${before})(?=${after})`, 'gi'));

/** The text with soft hyphens in Russian words of 14 letters and more. */
export const hyphenate = (text: string): string =>
  text.replace(tooLong, (word) =>
    breaks.reduce((broken, rule) => broken.replace(rule, softHyphen), word),
  );
