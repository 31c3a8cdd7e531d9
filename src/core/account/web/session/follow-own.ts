import type { Locale } from '#platform/texts/t.ts';
import { takeLocale } from '#platform/web/device/texts.ts';
import { reloadSession } from './load-session.ts';

/**
 * After somebody changed their own data: shows the new name and photo in the header, and switches
 * the interface to the new language at once.
 */
export function followOwn(locale?: Locale): void {
  const follow = async () => {
    if (locale) await takeLocale(locale);
    await reloadSession();
  };
  follow().catch((error) => console.warn('The session shows what was before', error));
}
