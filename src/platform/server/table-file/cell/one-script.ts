/** Letters that look the same in both scripts, at the same places. */
const latin = 'ABEKMHOPCTYXaeopcyx';
const cyrillic = 'АВЕКМНОРСТУХаеорсух';

const notLatin = /[^A-Za-z]/g;
const notCyrillic = /[^А-яЁё]/g;

/**
 * A word of both scripts is put in the one that has all its letters: no eye tells «Пeтров» with a Latin e
 * from «Петров». An address keeps its letters, as there they matter.
 */
export function inOneScript(text: string): string {
  if (text.includes('@') || !/[A-Za-z]/.test(text) || !/[А-яЁё]/.test(text)) return text;
  return text.replace(/[A-Za-zА-яЁё]+/g, (word) => {
    const [own, other] = [word.replace(notLatin, ''), word.replace(notCyrillic, '')];
    if (own === '' || other === '') return word;
    if (hasTwins(own, latin)) return swapped(word, latin, cyrillic);
    return hasTwins(other, cyrillic) ? swapped(word, cyrillic, latin) : word;
  });
}

const hasTwins = (letters: string, twins: string): boolean =>
  [...letters].every((letter) => twins.includes(letter));

const swapped = (word: string, from: string, to: string): string =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
