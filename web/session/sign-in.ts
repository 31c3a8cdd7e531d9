import { exchangeToken, type LoginForm, loginUser, logoutUser } from '#contract/authentication.ts';
import { call } from '#web/api.ts';
import { createStore } from '#web/store.ts';
import { forgetSession } from './session.ts';
import { brandKey, forgetPrivate, removeStored } from './storage.ts';
import { keepLocale, texts } from './texts.ts';
import { dropToken, keepToken, type SignOutReason, sessionToken } from './token.ts';

/** What the sign-in screen has to say before anything is typed. */
export const signInNotice = createStore<'signIn.handoffFailed' | undefined>(undefined);

/** Signs in here, or sends the browser to the brand's own host with a handoff token. */
export async function signIn(form: LoginForm, beforeEntering: () => void): Promise<void> {
  keepLocale(texts().locale);
  const reply = await call(loginUser, { body: { ...form, locale: texts().locale } });
  enter(reply, beforeEntering);
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

/** Keeps the session's token here, or hands it over to the brand's own host: then false. */
export function enter(
  reply: { token: string; holdingDomain?: string | undefined },
  beforeEntering?: () => void,
): boolean {
  const { token, holdingDomain } = reply;
  if (holdingDomain && holdingDomain !== window.location.hostname) {
    window.location.assign(handoffAddress(window.location, holdingDomain, token));
    return false;
  }
  signInNotice.set(undefined);
  forgetSession();
  beforeEntering?.();
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
