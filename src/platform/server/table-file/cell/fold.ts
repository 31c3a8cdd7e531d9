/** Words are compared without regard to case, ё, and the kind and number of spaces between them. */
export const fold = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** Headers also without regard to punctuation: `Эл. почта *` is `эл почта`. A number sign is a word: `Employee #` is nobody's name. */
export const foldHeader = (text: string): string =>
  fold(text)
    .replace(/[#№]/g, ' № ')
    .replace(/[^\p{L}\p{N}№]+/gu, ' ')
    .trim();
