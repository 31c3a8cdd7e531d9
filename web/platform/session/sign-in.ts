import { exchangeToken, type LoginForm, loginUser } from '#contract/company/auth.ts';
import { call } from '#web/platform/api/call.ts';
import { rememberedAddress } from './handoff/remembered.ts';
import { signInNotice } from './handoff/sign-in-notice.ts';
import { holdSession } from './held.ts';
import { keepDevice, knownDevices } from './known-devices.ts';
import { brandKey, removeStored } from './storage.ts';
import { chosenLocale, leaveVisitorsLocale } from './texts.ts';

/** Asks for a session, as a device that the server may know from before. */
export async function askToSignIn(form: LoginForm) {
  const reply = await call(loginUser, {
    body: { ...form, deviceList: knownDevices(), keep: 'cookie' },
  });
  keepDevice(reply.device);
  return reply;
}

/**
 * Signs in. Resolves to false if the browser is on its way to the brand's own host, where it
 * continues to the remembered address.
 */
export async function signIn(form: LoginForm): Promise<boolean> {
  const reply = await askToSignIn({ ...form, locale: chosenLocale() });
  leaveVisitorsLocale();
  return enter(reply, rememberedAddress(window.location.search));
}

/** Exchanges a handoff token for a session (rule 3), and keeps that one. */
export async function takeHandoff(token: string): Promise<void> {
  const { session } = await call(exchangeToken, { body: { token, keep: 'cookie' } });
  if (session) holdSession(session);
}

/** The sign-in screen starts without a chosen brand. */
export const forgetBrand = () => removeStored(brandKey);

interface Reply {
  /** A handoff, where the brand has a host of its own. */
  token?: string | undefined;
  session?: string | undefined;
  holdingDomain?: string | undefined;
}

/**
 * Keeps the session here. If the brand has a host of its own, goes to `path` there instead
 * and returns false.
 */
export async function enter(
  { token, session, holdingDomain }: Reply,
  path: string,
): Promise<boolean> {
  if (token && holdingDomain && holdingDomain !== window.location.hostname) {
    // Few companies have a host of their own.
    const { handoffAddress } = await import('./handoff/handoff-address.ts');
    window.location.assign(handoffAddress(window.location, holdingDomain, token, path));
    return false;
  }
  signInNotice.set(undefined);
  if (session) holdSession(session);
  return true;
}
