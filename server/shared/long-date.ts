import type { Locale } from '#i18n/t.ts';

/** A plain date in words: 30 июня 2026 г. */
export function longDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
