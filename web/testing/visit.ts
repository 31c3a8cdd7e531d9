import { useEffect } from 'react';
import type { Locale } from '#i18n/t.ts';
import { speakLocale, storedLocale, texts } from '#web/session/texts.ts';
import { useVisit } from './flow.ts';

/** The people of a personal link, in the recipient's language unless another one was chosen here. */
export function useSpokenVisit(token: string) {
  const visit = useVisit(token);
  const locale = visit.data?.data.locale;
  useEffect(() => {
    if (locale) void speakOwn(locale);
  }, [locale]);
  return visit;
}

async function speakOwn(locale: Locale): Promise<void> {
  if (!storedLocale() && locale !== texts().locale) await speakLocale(locale);
}
