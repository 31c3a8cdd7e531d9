import type { Locale } from '#i18n/t.ts';

/** "а, б и в". English as in Britain: no comma before "and". */
export const joinWords = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(parts);
