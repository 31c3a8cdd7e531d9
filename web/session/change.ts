import { switchBrand, switchLocale } from '#contract/user.ts';
import type { Locale } from '#i18n/t.ts';
import { call } from '#web/api.ts';
import { reloadSession } from './load-session.ts';
import { session } from './session.ts';
import { enter } from './sign-in.ts';
import { chooseLocale } from './texts.ts';
import { sessionToken } from './token.ts';

/** Moves the session to another brand; the window starts anew there. */
export async function moveToBrand(name: string, path: string): Promise<void> {
  const reply = await call(switchBrand, { body: { name } });
  const { token = sessionToken() ?? '', holdingDomain } = reply;
  if (enter({ token, holdingDomain })) window.location.assign(path);
}

/** Saves the language on the server first when signed in, then speaks it (spec 1, section 4). */
export async function changeLocale(locale: Locale): Promise<void> {
  const known = session();
  if (known) await call(switchLocale, { params: { id: known.user.id }, body: { locale } });
  await chooseLocale(locale);
  if (known) await reloadSession();
}
