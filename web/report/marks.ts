import { highestMark, lowestMark } from '#contract/scale.ts';
import type { Locale } from '#i18n/t.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because a report writes hundreds of numbers. */
function formatOf(locale: Locale, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = locale + signDisplay;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay });
  formats.set(key, format);
  return format;
}

/** Half up to 2 decimals (data-and-maths, rule 4), in spite of what binary fractions lose. */
const rounded = (value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-6)) / 100;

/** At most 2 decimals; «—» for null. */
export const formatMark = (value: number | null, locale: Locale): string =>
  value === null ? '—' : formatOf(locale, 'auto').format(rounded(value));

/** With its sign: "+0,5", "−1,2", "0". */
export const formatGap = (value: number, locale: Locale): string =>
  formatOf(locale, 'exceptZero').format(rounded(value)).replace('-', '−');

/** Self minus others (data-and-maths, rule 7); null unless both are there. */
export const gapOf = (zone: {
  selfMark: number | null;
  otherParticipantMark: number | null;
}): number | null =>
  zone.selfMark === null || zone.otherParticipantMark === null
    ? null
    : zone.selfMark - zone.otherParticipantMark;

/** Where a mark stands on a scale from 1 to 5, in percent. */
export const placeOf = (mark: number): number =>
  ((mark - lowestMark) / (highestMark - lowestMark)) * 100;
