import type { Locale } from '#platform/texts/t.ts';

/** "а, б и в", or "а, б или в". English as in Britain: no comma before "and". */
export const joinWords = (
  parts: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(parts);
