import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import { spokenDay } from './spoken-day.ts';
import { createT, type Locale, type T } from './t.ts';

/** Both languages in full, for the server: messages, mails, PDF. The web loads one language at a time. */
export const speak: Record<Locale, T> = {
  ru: writingDates('ru', createT('ru', ru)),
  en: writingDates('en', createT('en', en)),
};

/** A plain date (2026-07-15) given as `date` is written as on screens: 15 июл. 2026. */
function writingDates(locale: Locale, t: T): T {
  const spokenIn = { locale, timeZone: 'UTC' };
  const say = t as (key: string, params?: Record<string, string | number>) => string;
  return ((key: string, params?: Record<string, string | number>) =>
    params && /^\d{4}-\d\d-\d\d$/.test(String(params.date))
      ? say(key, { ...params, date: spokenDay(new Date(`${params.date}T00:00:00Z`), spokenIn) })
      : say(key, params)) as T;
}
