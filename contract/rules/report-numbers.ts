import type { Locale } from '#i18n/t.ts';
import { keepsAnonymity, type ParticipantType } from './methods.ts';
import type { ReportContent, ZoneMark } from './report-content.ts';

/** How the numbers of a report are written, alike on the screen and on paper (data-and-maths, rule 4). */

/** How many decimals a number has, always all of them. */
export type Digits = 1 | 2;

type Anonymity = Parameters<typeof keepsAnonymity>[0];

/** Of a group: anonymous cells exist rounded to one decimal only. */
export function digitsOf(content: Anonymity, types: readonly ParticipantType[]): Digits {
  const isAttributed = types.every((type) => type === 'supervisor' || type === 'employee');
  return keepsAnonymity(content) && !isAttributed ? 1 : 2;
}

/** Of AD_M and r_wg (data-and-maths, rule 9). */
export const agreementDigits = (content: Anonymity): Digits => (keepsAnonymity(content) ? 1 : 2);

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because a report writes hundreds of numbers. */
function formatOf(locale: Locale, fewest: number, most: number): Intl.NumberFormat {
  const key = `${locale}${fewest}${most}`;
  const fraction = { minimumFractionDigits: fewest, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, fraction);
  formats.set(key, format);
  return format;
}

/** Half up, in spite of what binary fractions lose; of numbers from 0 on. */
const rounded = (value: number, digits: Digits): number =>
  Math.round(value * 10 ** digits + 1e-6) / 10 ** digits;

/** "4,50", from 0 on; «—» for null. */
export const formatMark = (value: number | null, locale: Locale, digits: Digits = 2): string =>
  value === null ? '—' : formatOf(locale, digits, digits).format(rounded(value, digits));

/** With its sign: "+0,50", "−1,22", "0,00"; «—» for null. */
export function formatGap(value: number | null, locale: Locale): string {
  if (value === null) return '—';
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '+';
  return `${rounded(size, 2) > 0 ? sign : ''}${formatMark(size, locale)}`;
}

/** For the texts that name them: without needless zeros, as they are no measured numbers. */
export function formatLimits({ gap, low }: ReportContent['limits'], locale: Locale) {
  const { format } = formatOf(locale, 0, 2);
  return { gap: format(gap), low: format(low) };
}

/** Self minus others (data-and-maths, rule 7); null unless both are there. */
export const gapOf = ({ selfMark, otherParticipantMark }: ZoneMark): number | null =>
  selfMark === null || otherParticipantMark === null ? null : selfMark - otherParticipantMark;
