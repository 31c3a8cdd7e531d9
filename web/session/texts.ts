import { getGeoInfo } from '#contract/brand.ts';
import { type Catalogue, createT, defaultLocale, type Locale, locales, type T } from '#i18n/t.ts';
import { call } from '#web/api.ts';
import { createStore, useStore } from '#web/store.ts';
import { readStored, writeStored } from './storage.ts';

/** What the sign-in screens say is loaded first, the rest with the first screen behind them. */
export type Part = 'entry' | 'all';
export interface Texts {
  locale: Locale;
  part: Part;
  t: T;
}

const localeKey = 'locale';
const speechless: Texts = {
  locale: defaultLocale,
  part: 'entry',
  t: createT(defaultLocale, {}),
};
const store = createStore<Texts>(speechless);

export const texts = store.get;
export const useTexts = (): Texts => useStore(store);

/** Each language and part is a chunk of its own. */
const catalogues: Record<Locale, Record<Part, () => Promise<Catalogue>>> = {
  ru: {
    entry: async () => (await import('#i18n/ru/entry.ts')).entry,
    all: async () => (await import('#i18n/ru/all.ts')).ru,
  },
  en: {
    entry: async () => (await import('#i18n/en/entry.ts')).entry,
    all: async () => (await import('#i18n/en/all.ts')).en,
  },
};

/** Loads the texts of a language, then speaks it everywhere. */
export async function speakLocale(locale: Locale, part: Part): Promise<void> {
  const catalogue = await catalogues[locale][part]();
  document.documentElement.lang = locale;
  store.set({ locale, part, t: createT(locale, catalogue) });
}

/** The whole catalogue of the current language; at once when it is there. */
export async function loadAllTexts(): Promise<void> {
  const { locale, part } = texts();
  if (part !== 'all') await speakLocale(locale, 'all');
}

/** The stored language, else what GET /geoInfo guesses, else Russian (spec 1, section 4). */
export async function startTexts(): Promise<void> {
  await speakLocale(storedLocale() ?? (await guessedLocale()), 'entry');
}

export const keepLocale = (locale: Locale): boolean => writeStored(localeKey, locale);

/** Speaks another language from now on, on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await speakLocale(locale, store.get().part);
  keepLocale(locale);
}

/** What was chosen on this device; undefined where nobody chose. */
export function storedLocale(): Locale | undefined {
  const stored = readStored(localeKey);
  return locales.find((locale) => locale === stored);
}

const geoPatience = 3_000;

async function guessedLocale(): Promise<Locale> {
  try {
    return (await call(getGeoInfo, { signal: AbortSignal.timeout(geoPatience) })).locale;
  } catch (error) {
    console.warn('The language could not be guessed', error);
    return defaultLocale;
  }
}
