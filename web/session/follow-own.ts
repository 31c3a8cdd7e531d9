import type { Locale } from '#i18n/t.ts';
import { reloadSession } from './load-session.ts';
import { chooseLocale } from './texts.ts';

/** One's own name and photo show in the header at once, one's own language everywhere (spec 3, section 4). */
export function followOwn(locale?: Locale): void {
  const follow = async () => {
    if (locale) await chooseLocale(locale);
    await reloadSession();
  };
  follow().catch((error) => console.warn('The session shows what was before', error));
}
