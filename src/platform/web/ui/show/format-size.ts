import type { Locale } from '#platform/texts/t.ts';

/** A file's size, given in bytes: `12 кБ`, `1,5 MB`. Kilobytes are whole, and at least one. */
export function formatSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const isLarge = kilobytes >= 1024;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? kilobytes / 1024 : kilobytes);
}
