import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { ReportContent, ZoneMark } from './report-content.ts';

/**
 * How a report writes its numbers, the same on the screen and on paper (data-and-maths, rule 4).
 */

/** How many decimals a number has. They are always written out. */
export type Digits = 1 | 2;

type Anonymity = Parameters<typeof keepsAnonymity>[0];

/** One in an anonymous report, because its cells exist only so rounded; else two (rule 65). */
export const digitsOf = (content: Anonymity): Digits => (keepsAnonymity(content) ? 1 : 2);

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
export const rounded = (value: number, digits: Digits): number =>
  Math.round(value * 10 ** digits + 1e-6) / 10 ** digits;

/** "4,50" for a number from 0 up, «—» for null. */
export const formatMark = (value: number | null, locale: Locale, digits: Digits = 2): string =>
  value === null ? '—' : formatOf(locale, digits, digits).format(rounded(value, digits));

/** A difference with its sign: "+0,50", "−1,22", "0,00"; «—» for null. */
export function formatGap(value: number | null, locale: Locale, digits: Digits = 2): string {
  if (value === null) return '—';
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '+';
  return `${rounded(size, digits) > 0 ? sign : ''}${formatMark(size, locale, digits)}`;
}

/** For texts that mention the limits: "0,5", "3,5", "4,0". */
export function formatLimits({ gap, low, high }: ReportContent['limits'], locale: Locale) {
  const { format } = formatOf(locale, 1, 2);
  return { gap: format(gap), low: format(low), high: format(high) };
}

/** One minus the other, as a reader would subtract the numbers shown. Null unless both are there. */
export const shownDifference = (
  one: number | null,
  other: number | null,
  digits: Digits,
): number | null =>
  one === null || other === null
    ? null
    : Math.round((rounded(one, digits) - rounded(other, digits)) * 100) / 100;

/** Self minus others (data-and-maths, rule 7), as shown. Lists compare the exact numbers. */
export const gapOf = (
  { selfMark, otherParticipantMark }: Pick<ZoneMark, 'selfMark' | 'otherParticipantMark'>,
  digits: Digits = 2,
): number | null => shownDifference(selfMark, otherParticipantMark, digits);
