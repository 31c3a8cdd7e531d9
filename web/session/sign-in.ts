import { exchangeToken, type LoginForm, loginUser, logoutUser } from '#contract/authentication.ts';
import { switchBrand, switchLocale } from '#contract/user.ts';
import type { Locale } from '#i18n/t.ts';
import { call } from '#web/api.ts';
import { createStore } from '#web/store.ts';
import { brandKey, forgetSession, reloadSession, session } from './session.ts';
import { forgetPrivate, removeStored } from './storage.ts';
import { keepLocale, speakLocale, texts } from './texts.ts';
import { dropToken, keepToken, type SignOutReason, sessionToken } from './token.ts';

/** What the sign-in screen has to say before anything is typed. */
export const signInNotice = createStore<'signIn.handoffFailed' | undefined>(undefined);

/** Signs in; answers false when the browser is on its way to the brand's own host instead. */
export async function signIn(form: LoginForm): Promise<boolean> {
  keepLocale(texts().locale);
  return enter(await call(loginUser, { body: { ...form, locale: texts().locale } }));
}

/** Changes a handoff token from an address for a session of our own (decision 3). */
export async function takeHandoff(token: string): Promise<void> {
  const reply = await call(exchangeToken, { body: { token } });
  forgetSession();
  keepToken(reply.token);
}

/** Ends the session here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  try {
    if (sessionToken()) await call(logoutUser, { body: {} });
  } catch (error) {
    console.warn('The server was not told of the signing out', error);
  } finally {
    forgetPrivate();
    endSession('left');
  }
}

export function endSession(reason: SignOutReason): void {
  forgetSession();
  dropToken(reason);
}

/** The login layout begins without a chosen brand (spec 1, section 2). */
export const forgetBrand = () => removeStored(brandKey);

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
  keepLocale(locale);
  await speakLocale(locale, texts().part);
  if (known) await reloadSession();
}

function enter(reply: { token: string; holdingDomain?: string | undefined }): boolean {
  const { token, holdingDomain } = reply;
  if (holdingDomain && holdingDomain !== window.location.hostname) {
    window.location.assign(handoffAddress(window.location, holdingDomain, token));
    return false;
  }
  signInNotice.set(undefined);
  forgetSession();
  keepToken(token);
  return true;
}

/** The brand's own host, with the handoff token; a port of development stays. */
export function handoffAddress(
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
  domain: string,
  token: string,
): string {
  const host = port && !domain.includes(':') ? `${domain}:${port}` : domain;
  return `${protocol}//${host}/?token=${encodeURIComponent(token)}`;
}
