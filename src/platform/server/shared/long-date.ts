import type { Locale } from '#platform/texts/t.ts';

const forms = {
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  moment: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A plain date in words: 30 июня 2026 г. */
export const longDate = (date: string, locale: Locale): string =>
  formatOf('date', { locale }).format(new Date(`${date}T00:00:00Z`));

/** A plain date in words without its year: 30 июня. */
export const dayAndMonth = (date: string, locale: Locale): string =>
  formatOf('day', { locale }).format(new Date(`${date}T00:00:00Z`));

/** A moment in words, with its time zone: 30 июня 2026 г. в 12:00 GMT+3. */
export const longMoment = (moment: Date, where: { locale: Locale; timeZone: string }): string =>
  formatOf('moment', where).format(moment);

/** Cached, because making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  form: keyof typeof forms,
  { locale, timeZone = 'UTC' }: { locale: Locale; timeZone?: string },
): Intl.DateTimeFormat {
  const key = `${form} ${locale} ${timeZone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const language = locale === 'en' ? 'en-GB' : 'ru';
  const made = new Intl.DateTimeFormat(language, { ...forms[form], timeZone });
  formats.set(key, made);
  return made;
}
