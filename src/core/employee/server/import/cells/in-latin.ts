import { transliterate } from '#core/report/server/paper/file-name.ts';

/** Letters that Russian doesn't have, as they sound in it. */
const inRussian: Readonly<Record<string, string>> = { і: 'и', ї: 'и', є: 'ие' };

/** A folded name in Cyrillic as it sounds in Latin letters. */
export const inLatin = (name: string): string => {
  const russian = name.replace(/[іїє]/g, (letter) => inRussian[letter] ?? letter);
  return sounds(transliterate(russian).replace(/[^a-z]/g, ''));
};

/** Spellings of one name in Latin letters, made equal: i, y and j, h and kh, x and ks. */
export const sounds = (name: string): string =>
  name
    .replace(/kh/g, 'h')
    .replace(/x/g, 'ks')
    .replace(/[jy]/g, 'i')
    .replace(/^i?e/, 'e')
    .replace(/i+/g, 'i');
