import { getGeoInfo } from '#contract/brand.ts';
import { parts as en } from '#i18n/en/web.ts';
import { type Part, parts as ru } from '#i18n/ru/web.ts';
import { type Catalogue, createT, defaultLocale, type Locale, locales } from '#i18n/t.ts';
import { call } from '#web/api/call.ts';
import { createStore, useStore } from '#web/ui/base/store.ts';
import type { Texts } from '#web/ui/base/texts.tsx';
import { readStored, writeStored } from './storage.ts';

const localeKey = 'locale';
const store = createStore<Texts>({ locale: defaultLocale, t: createT(defaultLocale, {}) });

export const texts = store.get;
export const useTexts = (): Texts => useStore(store);

/** The parts that the opened screens need; another language loads the same. */
const wanted = new Set<Part>(['entry']);
const loaded = { ru: new Map<Part, Catalogue>(), en: new Map<Part, Catalogue>() };
const parts: Record<Locale, Record<Part, () => Promise<Catalogue>>> = { ru, en };

/** What was chosen last: however slow a language loads, it never speaks after a later choice. */
let chosen: Locale = defaultLocale;

/** Loads what is wanted in a language, then speaks it everywhere. */
export function speakLocale(locale: Locale): Promise<void> {
  chosen = locale;
  return speakChosen();
}

async function speakChosen(): Promise<void> {
  const missing = () => [...wanted].filter((part) => !loaded[chosen].has(part));
  // While it loads another screen may ask for more, and the person for another language.
  while (missing().length > 0) {
    const locale = chosen;
    await Promise.all(
      missing().map(async (part) => loaded[locale].set(part, await parts[locale][part]())),
    );
  }
  const locale = chosen;
  document.documentElement.lang = locale;
  store.set({ locale, t: createT(locale, Object.assign({}, ...loaded[locale].values())) });
}

/** The texts of a capability in the current language; at once when they are there. */
export async function loadTexts(...needed: readonly Part[]): Promise<void> {
  for (const part of needed) wanted.add(part);
  const { locale } = texts();
  if (needed.every((part) => loaded[locale].has(part))) return;
  await speakChosen();
}

/** The stored language, else what GET /geoInfo guesses, else Russian (spec 1, section 4). */
export async function startTexts(...needed: readonly Part[]): Promise<void> {
  for (const part of needed) wanted.add(part);
  await speakLocale(storedLocale() ?? (await guessedLocale()));
}

export const keepLocale = (locale: Locale): boolean => writeStored(localeKey, locale);

/** Speaks another language from now on, on this device. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await speakLocale(locale);
  if (locale === chosen) keepLocale(locale);
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
