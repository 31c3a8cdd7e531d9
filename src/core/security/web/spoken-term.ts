import type { T } from '#platform/texts/t.ts';

/** A term in words: whole years, or never. */
export const spokenTerm = (t: T, months: number | null): string =>
  months === null
    ? t('companySecurity.terms.never')
    : t('companySecurity.terms.years', { count: months / 12 });
