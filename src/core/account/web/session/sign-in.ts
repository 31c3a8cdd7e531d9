import {
  type Entered,
  exchangeToken,
  type LoginForm,
  loginUser,
} from '#core/account/contract/auth.ts';
import type { SignInStep } from '#core/factor/contract/rules/factor.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import { call } from '#platform/web/api/call.ts';
import { rememberedAddress } from '#platform/web/device/handoff/remembered.ts';
import { signInNotice } from '#platform/web/device/handoff/sign-in-notice.ts';
import { brandKey, removeStored } from '#platform/web/device/storage.ts';
import { chosenLocale, leaveVisitorsLocale } from '#platform/web/device/texts.ts';
import { holdSession } from './held.ts';
import { keepDevice, knownDevices } from './known-devices.ts';

/** A session that was opened, and where. */
interface Opened {
  /** A handoff, where the brand has a host of its own. */
  token?: string | undefined;
  /** The id of the session that the cookie brings. */
  session?: string | undefined;
  holdingDomain?: string | undefined;
}
/** What is missing after a right password: the factor, or having one (rule 105). */
export interface FurtherStep {
  step: SignInStep;
  ticket: string;
  methodList: readonly ConfirmationMethod[];
  isMailProven: boolean;
}

/** What a browser says of itself, whichever way its person signs in. */
export const ofBrowser = () => ({
  deviceList: knownDevices(),
  locale: chosenLocale(),
  keep: 'cookie' as const,
});

/** Asks for a session, as a device that the server may know from before. */
export const askToSignIn = async (form: LoginForm): Promise<Opened | FurtherStep> =>
  opened(await call(loginUser, { body: { ...form, deviceList: knownDevices(), keep: 'cookie' } }));

/** Keeps what makes this a known device, and tells a session from a further step. */
export function opened(reply: Entered): Opened | FurtherStep {
  const { step, ticket = '', methodList = [], isMailProven = false } = reply;
  if (step) return { step, ticket, methodList, isMailProven };
  if (reply.device) keepDevice(reply.device);
  const { token, session, holdingDomain } = reply;
  return { token, session, holdingDomain };
}

/**
 * Signs in. Resolves to false if the browser is on its way to the brand's own host, where it
 * continues to the remembered address, and to the further step where there is one.
 */
export const signIn = async (form: LoginForm): Promise<boolean | FurtherStep> =>
  goIn(await askToSignIn({ ...form, locale: chosenLocale() ?? form.locale }));

/** The same with what a further step has come to. */
export async function goIn(reply: Opened | FurtherStep): Promise<boolean | FurtherStep> {
  if ('step' in reply) return reply;
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

/**
 * Keeps the session here. If the brand has a host of its own, goes to `path` there instead
 * and returns false.
 */
export async function enter(
  { token, session, holdingDomain }: Opened,
  path: string,
): Promise<boolean> {
  if (token && holdingDomain && holdingDomain !== window.location.hostname) {
    // Few companies have a host of their own.
    const { handoffAddress } = await import('#platform/web/device/handoff/handoff-address.ts');
    window.location.assign(handoffAddress(window.location, holdingDomain, token, path));
    return false;
  }
  signInNotice.set(undefined);
  if (session) holdSession(session);
  return true;
}
