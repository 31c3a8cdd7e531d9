import type { Catalogue } from '#platform/texts/t.ts';

/** All texts of a catalogue, as they stand there. */
export const textsOf = (catalogue: Catalogue): string[] =>
  Object.values(catalogue).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '').trim();
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of the catalogue that a screen shows, of the lines in view. Those that are nothing but holes are left out. */
export function wordsOf(lines: readonly string[], texts: readonly string[]): string[] {
  const shown = lines.map(plain);
  const isShown = (text: string) => {
    const words = plain(text).split(/\{\{\w+\}\}/);
    if (words.join('').replaceAll(/\P{L}/gu, '').length < 4) return false;
    const pattern = new RegExp(`^${words.map(escaped).join('.{1,60}')}$`, 'u');
    return shown.some((line) => pattern.test(line));
  };
  return [...new Set(texts.filter(isShown))].toSorted();
}
