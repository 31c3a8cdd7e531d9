import { type SignInStep, signInSteps } from '#core/factor/contract/rules/factor.ts';
import {
  type ConfirmationMethod,
  confirmationMethods,
} from '#platform/contract/call/confirmation.ts';
import { ssoFailures, ssoRefusals } from './sso.ts';

/** The page to which a sign-in by the provider leads where it doesn't end well, or was only a proof. */

/**
 * - `gone`: there is no such way in (any more).
 * - `over`: the sign-in was begun too long ago, in another browser, or has ended already.
 * - `busy`: too many at once from there.
 * - `proved`, `tried`: all is well, and the window may be closed.
 */
export const ssoReasons = [
  ...ssoFailures,
  ...ssoRefusals,
  'gone',
  'over',
  'busy',
  'otherPerson',
  'proved',
  'tried',
] as const;
export type SsoReason = (typeof ssoReasons)[number];

export interface SsoPage {
  reason: SsoReason;
  /** The number by which the operator finds it in the log. */
  number: string;
  /** The e-mail of the person whom the provider has named. */
  email?: string | null | undefined;
  /** How many minutes the provider's clock is apart from ours. */
  minutes?: number | undefined;
}

export const ssoPath = '/sso';
/** The channel on which the window of a proof tells the one that asked that it is done; the server decides. */
export const ssoConfirmationChannel = 'sso-proof';

/** The page's address, with what it says after the #, which no server sees. */
export function ssoPage({ email, minutes, ...page }: SsoPage): string {
  const told = new URLSearchParams({ ...page });
  if (email) told.set('email', email);
  if (minutes !== undefined) told.set('minutes', String(minutes));
  return `${ssoPath}#${told}`;
}

/** What signing in has come to: a session in the cookie, or a choice between two accounts. */
export interface Arrival {
  session?: string | undefined;
  choice?: string | undefined;
}

/** What the company asks for beside its provider (rule 105). */
export interface Missing {
  step: SignInStep;
  ticket: string;
  methodList: ConfirmationMethod[];
  isMailProven: boolean;
}

/** Where a browser goes on in the product at `path`. */
export function ssoArrival(path: string, arrived: Arrival | Missing): string {
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(arrived)) if (value) told.set(name, String(value));
  return `${ssoPath}?${new URLSearchParams({ redirect: path })}#${told}`;
}

interface Read extends SsoPage {
  arrived: Arrival | undefined;
  further: Missing | undefined;
}

/** Anybody can write such an address, so only what may be so is shown. */
export function readSsoPage(hash: string): Read {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, minutes, number] = ['email', 'minutes', 'number'].map(
    (name) => told.get(name) ?? '',
  );
  const reason = ssoReasons.find((one) => one === told.get('reason')) ?? 'over';
  return {
    reason,
    number: /^[\w-]{1,50}$/.test(number ?? '') ? (number ?? '') : '',
    email: /^[^\s@]{1,64}@[\p{L}\p{N}.-]{1,190}$/u.test(email ?? '') ? email : null,
    minutes: /^\d{1,5}$/.test(minutes ?? '') ? Number(minutes) : undefined,
    arrived: readArrival(told),
    further: readMissing(told),
  };
}

const word = (told: URLSearchParams, name: string): string | undefined => {
  const value = told.get(name) ?? '';
  return /^[\w.-]{20,200}$/.test(value) ? value : undefined;
};

function readArrival(told: URLSearchParams): Arrival | undefined {
  const [session, choice] = [word(told, 'session'), word(told, 'choice')];
  return session || choice ? { session, choice } : undefined;
}

function readMissing(told: URLSearchParams): Missing | undefined {
  const step = signInSteps.find((one) => one === told.get('step'));
  const ticket = word(told, 'ticket');
  if (!step || !ticket) return undefined;
  const named = (told.get('methodList') ?? '').split(',');
  const methodList = confirmationMethods.filter((method) => named.includes(method));
  return { step, ticket, methodList, isMailProven: told.get('isMailProven') === 'true' };
}
