import type { Locale } from '#i18n/t.ts';

/** A plain date in words: 30 июня 2026 г. */
export function longDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** A plain date in words without its year: 30 июня. */
export function dayAndMonth(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** A moment in words, with its time zone: 30 июня 2026 г. в 12:00 GMT+3. */
export function longMoment(
  moment: Date,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}
