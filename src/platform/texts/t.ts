import type { Texts } from '#app/texts/all/ru.ts';

export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';

/** A catalogue, or a loaded part of one: nested texts with keys in i18next v4 form. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

type PluralEnding = '_one' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralEnding}` ? Base : K;

/** The same texts in another language. Every key must be there; plurals have that language's own forms. */
export type Translation<T, Forms extends PluralEnding = '_one' | '_other'> = {
  readonly [K in keyof T & string as K extends `${infer Base}${PluralEnding}`
    ? `${Base}${Forms}`
    : K]: T[K] extends string ? string : Translation<T[K], Forms>;
};

type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? [
        `${Path}${WithoutPlural<K>}`,
        K extends `${string}${PluralEnding}` ? 'count' | Holes<T[K]> : Holes<T[K]>,
      ]
    : Leaf<T[K], `${Path}${K}.`>;
}[keyof T & string];

type Holes<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never;

type Leaves = Leaf<Texts>;
type HolesByKey = { [L in Leaves as L[0]]: L[1] };

/** The key of every text. An unknown key does not compile. */
export type TextKey = keyof HolesByKey & string;
/** The parameters that a text needs. A missing one does not compile. */
export type TextParams<K extends TextKey> = {
  [P in HolesByKey[K]]: P extends 'count' ? number : string | number;
};

export type T = <K extends TextKey>(
  key: K,
  ...params: [HolesByKey[K]] extends [never] ? [] : [TextParams<K>]
) => string;

/**
 * Makes the function that looks up texts in a catalogue. Plurals follow Intl.PluralRules. A key
 * whose text is not loaded is returned as it is.
 */
export function createT(locale: Locale, catalogue: Catalogue): T {
  const plural = new Intl.PluralRules(locale);
  const typeset = locale === 'ru' ? holdTogether : (text: string) => text;
  return (key, ...[params]) => {
    const given = params as Record<string, string | number> | undefined;
    const found =
      find(catalogue, key) ??
      (typeof given?.count === 'number'
        ? (find(catalogue, `${key}_${plural.select(given.count)}`) ??
          find(catalogue, `${key}_other`))
        : undefined) ??
      key;
    const text = typeset(found);
    return given
      ? text.replace(/\{\{(\w+)\}\}/g, (hole, name) => String(given[name] ?? hole))
      : text;
  };
}

function find(catalogue: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

const held = new Map<string, string>();

/**
 * Russian typography: no line break between № and its number, between a number and its unit, after
 * a word of one letter, or before a dash. The catalogue has plain spaces. Parameters filled in
 * later are left as they are.
 */
export function holdTogether(text: string): string {
  let typeset = held.get(text);
  if (typeset === undefined) {
    typeset = text.replace(/ /g, (space, at: number) =>
      partsNever(text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 5))
        ? '\u00a0'
        : space,
    );
    held.set(text, typeset);
  }
  return typeset;
}

const number = /\d$|\}\}$/;
const unit = /^(?:%|\d{3}|[КМГ]Б|мин|чел|град)/;
const oneLetterWord = /(?:^|[\s«„(])[авикосуя]$/i;

const partsNever = (before: string, after: string): boolean =>
  before.endsWith('№') ||
  after.startsWith('—') ||
  oneLetterWord.test(before) ||
  (number.test(before) && unit.test(after));
