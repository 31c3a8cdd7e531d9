import { spokenDay, spokenMoment } from '#platform/texts/spoken-day.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';

/** A plain date (YYYY-MM-DD), an ISO moment, unix seconds, or nothing. */
export type DateInput = string | number | null | undefined;

/** Keeps a date on one line. */
const nbsp = '\u00a0';

/** `D MMM YYYY`: 7 дек. 2026, 7 Dec 2026. Without a date, "no data". */
export const formatDay = (value: DateInput, texts: Texts): string =>
  format(value, texts, spokenDay);

/** Both days of a period, or its only day, formatted like formatDay. */
export function formatPeriod(start: DateInput, end: DateInput, texts: Texts): string {
  if (start === end) return formatDay(start, texts);
  return `${formatDay(start, texts)}${nbsp}– ${formatDay(end, texts)}`;
}

/** `D MMM YYYY, HH:mm`: 7 дек. 2026, 21:05. */
export const formatMoment = (value: DateInput, texts: Texts): string =>
  format(value, texts, spokenMoment);

function format(
  value: DateInput,
  { t, locale, timeZone }: Texts,
  spoken: typeof spokenDay,
): string {
  const date = toDate(value);
  if (!date) return t('common.noData');
  // A plain date is the same everywhere, so the reader's time zone must not shift it.
  return spoken(date, { locale, timeZone: isPlainDay(value) ? 'UTC' : timeZone });
}

function toDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  return Number.isNaN(date.valueOf()) ? undefined : date;
}

export function isPlainDay(value: DateInput): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
