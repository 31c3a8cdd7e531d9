import type { Texts } from '#web/platform/ui/base/texts.tsx';

/** A plain date (YYYY-MM-DD), an ISO moment, unix seconds, or nothing. */
export type DateInput = string | number | null | undefined;

/** Keeps a date on one line. */
const nbsp = '\u00a0';

/** `D MMM YYYY`: 7 дек. 2026, 7 Dec 2026. Without a date, "no data". */
export function formatDay(value: DateInput, texts: Texts): string {
  return format(value, texts, { day: 'numeric', month: 'short', year: 'numeric' }, nbsp);
}

/** Both days of a period, or its only day, formatted like formatDay. */
export function formatPeriod(start: DateInput, end: DateInput, texts: Texts): string {
  if (start === end) return formatDay(start, texts);
  return `${formatDay(start, texts)}${nbsp}– ${formatDay(end, texts)}`;
}

/** `DD MMMM YYYY`: 07 декабря 2026, 07 December 2026. */
export function formatLongDay(value: DateInput, texts: Texts): string {
  return format(value, texts, { day: '2-digit', month: 'long', year: 'numeric' }, nbsp);
}

/** `DD.MM.YYYY` in both languages. */
export function formatDottedDay(value: DateInput, texts: Texts): string {
  return format(value, texts, { day: '2-digit', month: '2-digit', year: 'numeric' }, '.');
}

/** `DD.MM.YYYY HH:mm` in both languages. */
export function formatMoment(value: DateInput, texts: Texts): string {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return format(value, texts, { ...numbers, ...clock }, '.');
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const languages = { ru: 'ru-RU', en: 'en-US' } as const;

/** Joins day, month and year in this order in every language, and adds the time if asked. */
function format(
  value: DateInput,
  { t, locale, timeZone }: Texts,
  options: Intl.DateTimeFormatOptions,
  joint: string,
): string {
  const date = toDate(value);
  if (!date) return t('common.noData');
  // A plain date is the same everywhere, so the reader's time zone must not shift it.
  const zone = isPlainDay(value) ? { timeZone: 'UTC' } : timeZone ? { timeZone } : {};
  const spoken = new Intl.DateTimeFormat(languages[locale], { ...options, ...zone });
  const parts = new Map(spoken.formatToParts(date).map((part) => [part.type, part.value]));
  const day = [parts.get('day'), parts.get('month'), parts.get('year')].join(joint);
  return options.hour ? `${day} ${parts.get('hour')}:${parts.get('minute')}` : day;
}

function toDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  return Number.isNaN(date.valueOf()) ? undefined : date;
}

export function isPlainDay(value: DateInput): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
