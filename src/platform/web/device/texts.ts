import { entry } from '#app/texts/parts/entry.ts';
import type { Part as LaterPart } from '#app/texts/parts/ru.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { type Catalogue, createT, defaultLocale, type Locale, locales } from '#platform/texts/t.ts';
import { call } from '#platform/web/api/call.ts';
import { patient } from '#platform/web/ui/base/patient.ts';
import { createStore, useStore } from '#platform/web/ui/base/store.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import { readStored, removeStored, tab, writeStored } from './storage.ts';

const localeKey = 'locale';
const store = createStore<Texts>({ locale: defaultLocale, t: createT(defaultLocale, {}) });

export const texts = store.get;
let isKnown = false;
/** The language of the screens; undefined until the first one is chosen. */
export const spokenLocale = (): Locale | undefined => (isKnown ? texts().locale : undefined);
export const useTexts = (): Texts => useStore(store);

type Part = 'entry' | LaterPart;
/** The parts that the screens opened so far need. They are loaded in every language that is chosen. */
const wanted = new Set<Part>(['entry']);
const loaded = { ru: new Map<Part, Catalogue>(), en: new Map<Part, Catalogue>() };
const lists: Record<Locale, () => Promise<{ parts: Record<LaterPart, () => Promise<Catalogue>> }>> =
  {
    ru: () => import('#app/texts/parts/ru.ts'),
    en: () => import('#app/texts/parts/en.ts'),
  };
const load = async (locale: Locale, part: Part): Promise<Catalogue> =>
  part === 'entry' ? entry[locale]() : (await lists[locale]()).parts[part]();

/** The language chosen last. One that loads slowly never replaces a later choice. */
let chosen: Locale = defaultLocale;

/** Loads the wanted parts in a language, then switches everything to it. */
export function speakLocale(locale: Locale): Promise<void> {
  chosen = locale;
  return speakChosen();
}

async function speakChosen(): Promise<void> {
  const missing = () => [...wanted].filter((part) => !loaded[chosen].has(part));
  // During loading, another screen may ask for more parts, and the person for another language.
  while (missing().length > 0) {
    const locale = chosen;
    await Promise.all(
      missing().map(async (part) => loaded[locale].set(part, await patient(load(locale, part)))),
    );
  }
  const locale = chosen;
  document.documentElement.lang = locale;
  isKnown = true;
  store.set({ locale, t: createT(locale, Object.assign({}, ...loaded[locale].values())) });
}

/** Loads the texts of a capability in the current language; resolves at once if they are there. */
export async function loadTexts(...needed: readonly Part[]): Promise<void> {
  for (const part of needed) wanted.add(part);
  const { locale } = texts();
  if (needed.every((part) => loaded[locale].has(part))) return;
  await speakChosen();
}

/**
 * Starts in the stored language, else in the one GET /geoInfo guesses, else in Russian.
 */
export async function startTexts(...needed: readonly Part[]): Promise<void> {
  for (const part of needed) wanted.add(part);
  await speakLocale(storedLocale() ?? (await guessedLocale()));
}

/** Switches to another language and keeps it on this device. */
export async function takeLocale(locale: Locale): Promise<void> {
  await speakLocale(locale);
  if (locale === chosen) writeStored(localeKey, locale);
}

/** A visitor presses the switch. Signing in then gives their account this language (rule 63). */
export function chooseLocale(locale: Locale): Promise<void> {
  tab.write(localeKey, locale);
  return takeLocale(locale);
}

const known = (text: string | null) => locales.find((locale) => locale === text);

/** The language kept on this device; undefined if none is. */
export const storedLocale = (): Locale | undefined => known(readStored(localeKey));

/** The language that the visitor of this tab has chosen; undefined if they only saw one. */
export const chosenLocale = (): Locale | undefined => known(tab.read(localeKey));

/** Somebody has signed in: the language is theirs from here on (rule 63). */
export function leaveVisitorsLocale(): void {
  if (!chosenLocale()) removeStored(localeKey);
  tab.remove(localeKey);
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
