import type { Locale } from '#i18n/t.ts';

/** How dates stand on paper, by language. */

/** Of the screen's: en-GB writes "Sept". */
const languages = { ru: 'ru-RU', en: 'en-US' } as const;

/** D MMM YYYY of a plain date, YYYY-MM-DD. */
export function formatDate(date: string, locale: Locale): string {
  const part = partsOf(new Date(`${date}T00:00:00Z`), languages[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** "D MMM YYYY – D MMM YYYY"; one date when they are equal. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(start, locale);
  return `${formatDate(start, locale)} – ${formatDate(end, locale)}`;
}

/** DD.MM.YYYY HH:mm of an instant (ISO 8601) in the brand's time zone, followed by its offset. */
export function formatInstant(instant: string, timeZone: string): string {
  const part = partsOf(new Date(instant), 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  });
  const zone = part('timeZoneName').replace('GMT', 'UTC').replace('-', '−');
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')} (${zone})`;
}

function partsOf(date: Date, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
}
