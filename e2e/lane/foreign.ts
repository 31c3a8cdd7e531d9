import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import type { Catalogue, Locale } from '#platform/texts/t.ts';

const leaves = (catalogue: Catalogue, path = ''): [key: string, text: string][] =>
  Object.entries(catalogue).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as const] : leaves(text, `${path}${name}.`),
  ) as [string, string][];
const keys = new Set(leaves(ru).map(([key]) => key.replace(/_(one|few|many|other)$/, '')));
const texts: Record<Locale, ReadonlySet<string>> = {
  ru: new Set(leaves(ru).map(([, text]) => text)),
  en: new Set(leaves(en).map(([, text]) => text)),
};
const other = { ru: 'en', en: 'ru' } as const;

/** Russian letters in English; two English words in Russian, as one may be a name. */
const foreign = { en: /[а-яё]/i, ru: /\b[A-Za-z]{2,} [a-z]{2,}\b/ };
/** Holes that were not filled in, and what JavaScript says of nothing. */
const noText = /\{\{|\b(undefined|NaN|Invalid Date)\b|\[object /;
/** A place for words of the company's templates, which its editor names as one types it. */
const place = /^\{\{\w+\.\w+\}\}$/;
/** The name of a file that the reader has chosen. */
const fileName = /^.*\.(csv|xlsx|png)/;

const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/**
 * Of what a screen says in `locale`, the texts that are in the other language or are no texts at all:
 * keys, holes, "undefined". What is said in the data, word for word, is in the company's language.
 */
export function foreignIn(
  said: Iterable<string>,
  locale: Locale,
  data: Iterable<string>,
): string[] {
  const theirs = [...data]
    .flatMap((text) => text.split(/<[^>]*>|\n/).map(plain))
    .filter((text) => foreign[locale].test(text) && !isOurs(text, locale))
    .sort((a, b) => b.length - a.length);
  const withoutData = (text: string) =>
    theirs.reduce((rest, one) => rest.replaceAll(one, '·'), text.replace(fileName, ''));
  return [...new Set([...said].map(plain))].filter(
    (text) =>
      keys.has(text) ||
      (noText.test(text) && !place.test(text)) ||
      isOurs(text, locale) ||
      (foreign[locale].test(text) && foreign[locale].test(withoutData(text))),
  );
}

/** A text of the catalogue, in the other language alone. */
const isOurs = (text: string, locale: Locale) =>
  texts[other[locale]].has(text) && !texts[locale].has(text);
