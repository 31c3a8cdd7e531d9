import { useEffect } from 'react';
import type { Locale } from '#platform/texts/t.ts';
import { speakLocale, storedLocale, texts } from '#platform/web/device/texts.ts';

/** Switches to the language of whom a link was sent to, unless another was chosen on this device. */
export function useOwnLocale(locale: Locale | undefined): void {
  useEffect(() => {
    if (locale && !storedLocale() && locale !== texts().locale) void speakLocale(locale);
  }, [locale]);
}
