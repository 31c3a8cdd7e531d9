import type { SsoPreset, SsoRefusal } from '#core/sso/contract/rules/sso.ts';
import { networkName } from '#platform/contract/call/host.ts';
import type { Claims, SaidByProvider } from './claims.ts';

/** Who in the company an identity of its provider may be. */
export interface Candidate {
  /** Null: an employee without a user, who gets one. */
  membershipId: string | null;
  employeeId: string | null;
  /** May not sign in, as a super admin has decided. */
  isDisabled: boolean;
  /** Doesn't work there any more. */
  hasLeft: boolean;
  /** Signs in by this connection as somebody else already. */
  isBound: boolean;
}

export type Who =
  | { is: Candidate; isNew: boolean }
  /** Why nobody comes in. */
  | { refusal: SsoRefusal };

/**
 * Who signs in (rule 110). Once bound, the provider's own name of a person decides alone, whatever their e-mail has
 * become. The first time the e-mail finds them, among this company's people only.
 */
export function whoIsIt(
  said: Pick<SaidByProvider, 'email' | 'isEmailVerified'>,
  {
    bound,
    found,
    domains,
  }: {
    /** The one whose identity at the provider it is. */
    bound: Candidate | undefined;
    /** Who has the e-mail here. */
    found: Candidate | undefined;
    /** The domains that the company has proven. */
    domains: readonly string[];
  },
): Who {
  if (bound) return standing(bound, false);
  if (!said.email) return { refusal: 'noEmail' };
  if (!domains.includes(domainOf(said.email))) return { refusal: 'otherDomain' };
  if (!said.isEmailVerified) return { refusal: 'unverified' };
  if (!found) return { refusal: 'unknown' };
  if (found.isBound) return { refusal: 'otherIdentity' };
  return standing(found, true);
}

function standing(is: Candidate, isNew: boolean): Who {
  if (is.hasLeft) return { refusal: 'left' };
  if (is.isDisabled) return { refusal: 'disabled' };
  return { is, isNew };
}

/** The domain as the network knows it: `иван@завод.рф` is of `xn--80aqfkl.xn--p1ai`. */
export function domainOf(email: string): string {
  const written = email.slice(email.lastIndexOf('@') + 1);
  return networkName(written) ?? written;
}

/**
 * Whether an account there is the company's at all: Google signs in everybody in the world who has one there, and only
 * `hd` says whose it is. Entra's issuer names one tenant, so a guest of another one has another `tid`.
 */
export function isOfCompany(
  { hd, tid }: Claims,
  { preset, issuer, domains }: { preset: SsoPreset; issuer: string; domains: readonly string[] },
): boolean {
  if (preset === 'google') return typeof hd === 'string' && domains.includes(hd.toLowerCase());
  if (preset === 'entra') return tid !== '' && tid === new URL(issuer).pathname.split('/')[1];
  return true;
}
