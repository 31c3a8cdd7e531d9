import type { Locale } from '#i18n/t.ts';
import { keepsAnonymity, type ParticipantType } from './methods.ts';
import type { ReportContent, ZoneMark } from './report-content.ts';

/**
 * How a report writes its numbers, the same on the screen and on paper (data-and-maths, rule 4).
 */

/** How many decimals a number has. They are always written out. */
export type Digits = 1 | 2;

type Anonymity = Parameters<typeof keepsAnonymity>[0];

/** The decimals of a group: anonymous cells exist only rounded to one decimal. */
export function digitsOf(content: Anonymity, types: readonly ParticipantType[]): Digits {
  const isAttributed = types.every((type) => type === 'supervisor' || type === 'employee');
  return keepsAnonymity(content) && !isAttributed ? 1 : 2;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because a report writes hundreds of numbers. */
function formatOf(locale: Locale, fewest: number, most: number): Intl.NumberFormat {
  const key = `${locale}${fewest}${most}`;
  const fraction = { minimumFractionDigits: fewest, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, fraction);
  formats.set(key, format);
  return format;
}

/** Rounds half up despite inexact binary fractions. Only for numbers from 0 up. */
const rounded = (value: number, digits: Digits): number =>
  Math.round(value * 10 ** digits + 1e-6) / 10 ** digits;

/** "4,50" for a number from 0 up, «—» for null. */
export const formatMark = (value: number | null, locale: Locale, digits: Digits = 2): string =>
  value === null ? '—' : formatOf(locale, digits, digits).format(rounded(value, digits));

/** With its sign: "+0,50", "−1,22", "0,00"; «—» for null. */
export function formatGap(value: number | null, locale: Locale): string {
  if (value === null) return '—';
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '+';
  return `${rounded(size, 2) > 0 ? sign : ''}${formatMark(size, locale)}`;
}

/**
 * For texts that mention the limits. Without trailing zeros, because these are not measured values.
 */
export function formatLimits({ gap, low, high }: ReportContent['limits'], locale: Locale) {
  const { format } = formatOf(locale, 0, 2);
  return { gap: format(gap), low: format(low), high: format(high) };
}

/** Self minus others (data-and-maths, rule 7). Null unless both are there. */
export const gapOf = ({ selfMark, otherParticipantMark }: ZoneMark): number | null =>
  selfMark === null || otherParticipantMark === null ? null : selfMark - otherParticipantMark;
