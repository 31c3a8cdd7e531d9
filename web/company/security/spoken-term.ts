import type { T } from '#i18n/t.ts';

/** A term in words: whole years, or never. */
export const spokenTerm = (t: T, months: number | null): string =>
  months === null
    ? t('companySecurity.terms.never')
    : t('companySecurity.terms.years', { count: months / 12 });
