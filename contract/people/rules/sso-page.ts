import { ssoFailures, ssoRefusals } from '#contract/company/rules/sso.ts';

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
  /** By which the operator finds it in the log. */
  number: string;
  /** Whom the provider has named. */
  email?: string | null | undefined;
  /** By how many minutes the provider's clock is apart. */
  minutes?: number | undefined;
}

export const ssoPath = '/sso';

/** After the #, which no server sees. */
export function ssoPage({ email, minutes, ...page }: SsoPage): string {
  const told = new URLSearchParams({ ...page });
  if (email) told.set('email', email);
  if (minutes !== undefined) told.set('minutes', String(minutes));
  return `${ssoPath}#${told}`;
}

/** Anybody can write such an address, so only what may be so is shown. */
export function readSsoPage(hash: string): SsoPage {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, minutes, number] = ['email', 'minutes', 'number'].map((name) => told.get(name) ?? '');
  const reason = ssoReasons.find((one) => one === told.get('reason')) ?? 'over';
  return {
    reason,
    number: /^[\w-]{1,50}$/.test(number ?? '') ? (number ?? '') : '',
    email: /^[^\s@]{1,64}@[\p{L}\p{N}.-]{1,190}$/u.test(email ?? '') ? email : null,
    minutes: /^\d{1,5}$/.test(minutes ?? '') ? Number(minutes) : undefined,
  };
}
