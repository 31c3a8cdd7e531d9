import { spokenDay, spokenMoment } from '#platform/texts/spoken-day.ts';
import type { Locale } from '#platform/texts/t.ts';

/** How dates stand on paper: as on the screen, in lines that may break. */
const breaking = (spoken: string): string => spoken.replaceAll('\u00a0', ' ');

/** D MMM YYYY of a plain date, YYYY-MM-DD. */
export const formatDate = (date: string, locale: Locale): string =>
  breaking(spokenDay(new Date(`${date}T00:00:00Z`), { locale, timeZone: 'UTC' }));

/** "D MMM YYYY – D MMM YYYY"; one date when they are equal. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(start, locale);
  return `${formatDate(start, locale)} – ${formatDate(end, locale)}`;
}

/** D MMM YYYY, HH:mm of an instant (ISO 8601) in the brand's time zone, followed by its offset. */
export function formatInstant(
  instant: string,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  const date = new Date(instant);
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  const zone = offset?.value.replace('GMT', 'UTC').replace('-', '−');
  return breaking(`${spokenMoment(date, { locale, timeZone })} (${zone})`);
}
