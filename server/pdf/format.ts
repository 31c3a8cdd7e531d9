import type { Locale } from '#i18n/t.ts';

/** How numbers and dates stand on paper, by language. */

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one costs more than a hundred uses. */
function numberFormat(locale: Locale, fewest: number, most: number): Intl.NumberFormat {
  const key = `${locale}${fewest}${most}`;
  const fraction = { minimumFractionDigits: fewest, maximumFractionDigits: most };
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, fraction);
  numberFormats.set(key, format);
  return format;
}

/** A mark with `digits` decimals, rounded half up (data-and-maths, rule 4); null is a dash. */
export function formatNumber(value: number | null, locale: Locale, digits: number): string {
  if (value === null) return '—';
  const rounded = Math.round(Math.abs(value) * 10 ** digits + 1e-6) / 10 ** digits;
  const text = numberFormat(locale, digits, digits).format(rounded);
  return value < 0 && rounded > 0 ? `−${text}` : text;
}

/** A limit or other short constant: no needless zeros. */
export const formatLimit = (value: number, locale: Locale): string =>
  numberFormat(locale, 0, 2).format(value);

/** D MMM YYYY of a plain date, YYYY-MM-DD. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\sг\.$/, '');
}

/** "D MMM YYYY – D MMM YYYY"; one date when they are equal. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(start, locale);
  return `${formatDate(start, locale)} – ${formatDate(end, locale)}`;
}

/** DD.MM.YYYY HH:mm of an instant (ISO 8601) in the brand's zone, which is named by its offset. */
export function formatInstant(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const zone = part('timeZoneName').replace('GMT', 'UTC').replace('-', '−');
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')} (${zone})`;
}
