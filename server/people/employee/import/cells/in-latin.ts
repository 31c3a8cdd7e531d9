const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ы: 'i',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  є: 'ie',
  ї: 'i',
};

/** A folded name in Cyrillic as it sounds in Latin letters. */
export const inLatin = (name: string): string =>
  sounds([...name].map((sign) => letters[sign] ?? (/[a-z]/.test(sign) ? sign : '')).join(''));

/** Spellings of one name in Latin letters, made equal: i, y and j, h and kh, x and ks. */
export const sounds = (name: string): string =>
  name
    .replace(/kh/g, 'h')
    .replace(/x/g, 'ks')
    .replace(/[jy]/g, 'i')
    .replace(/^i?e/, 'e')
    .replace(/i+/g, 'i');
