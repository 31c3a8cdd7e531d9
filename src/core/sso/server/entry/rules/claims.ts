import type { ClaimNames, SsoPreset } from '#core/sso/contract/rules/sso.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';

/** Claims of an ID token whose signature, issuer, audience and times have been checked. */
export type Claims = Readonly<Record<string, unknown>>;

/** What of a connection says how its claims are read. */
export interface Reading {
  preset: SsoPreset;
  claimNames: ClaimNames;
  trustsFactor: boolean;
}

/** What the provider says of somebody, in our words. */
export interface SaidByProvider {
  /** Who it is there, for good: `sub`, or what stands for it. */
  subject: string;
  email: string | null;
  /** A provider may leave it out: Entra does, and is no less sure. What is said has to say yes. */
  isEmailVerified: boolean;
  name: string | null;
  /** What the rules look at. Null: not said here, which is not the same as none (rule 110). */
  groups: string[] | null;
  hasFactor: boolean;
  /** Its name of the session there, by which it signs people out. */
  sid: string | null;
}

const longest = 256;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** `sub` must be there, as the protocol demands; it is compared letter by letter. */
export function readClaims(
  claims: Claims,
  { preset, claimNames, trustsFactor }: Reading,
): SaidByProvider {
  const { email, name, groups } = claimNames;
  const written = textOf(claims[email]);
  return {
    subject: subjectOf(claims, preset),
    email: written && written.length <= 254 ? normalEmail(written) : null,
    isEmailVerified: claims.email_verified === undefined || isYes(claims.email_verified),
    name: (name && textOf(claims[name])) ?? fullName(claims),
    groups: groups ? groupsOf(claims, groups) : null,
    hasFactor: trustsFactor && provesByTwo(claims),
    sid: textOf(claims.sid),
  };
}

const isYes = (said: unknown): boolean => said === true || said === 'true';

/** Entra's `sub` differs by application, so a new one would make everybody a stranger. */
function subjectOf({ sub, tid, oid }: Claims, preset: SsoPreset): string {
  const isEntra = preset === 'entra' && typeof tid === 'string' && typeof oid === 'string';
  return isEntra ? `${tid}.${oid}` : String(sub);
}

function fullName({ family_name, given_name }: Claims): string | null {
  const named = [textOf(family_name), textOf(given_name)].filter(Boolean).join(' ');
  return named || null;
}

/**
 * Null where the claim is missing or kept elsewhere (`_claim_names`, `hasgroups`: above some number of groups
 * Entra sends none): then nobody knows, and nothing changes.
 */
function groupsOf(claims: Claims, name: string): string[] | null {
  if (isElsewhere(claims, name)) return null;
  const said = claims[name];
  const values = Array.isArray(said) ? said : [said];
  if (said === undefined || !values.every((value) => typeof value === 'string')) return null;
  return (values as string[]).filter((value) => value !== '' && value.length <= longest);
}

function isElsewhere({ _claim_names: names, hasgroups }: Claims, name: string): boolean {
  const isNamed = typeof names === 'object' && names !== null && name in names;
  return isNamed || (name === 'groups' && isYes(hasgroups));
}

/** Ways to prove it (RFC 8176), by what they are: something known, held, or of the body. */
const kinds: Record<string, readonly string[]> = {
  known: ['pwd', 'pin', 'kba', 'password'],
  held: ['otp', 'totp', 'hwk', 'swk', 'sc', 'sms', 'tel', 'pop', 'fido', 'wia'],
  body: ['face', 'fpt', 'iris', 'retina', 'vbm'],
};
/** Words that say it as a whole. */
const several = [
  'mfa',
  'ngcmfa',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'http://schemas.microsoft.com/claims/multipleauthn',
];

/** Whether two kinds of proof were part of signing in there. */
export function provesByTwo({ amr, acr }: Claims): boolean {
  const said = [amr, acr].flat().filter((value) => typeof value === 'string');
  if (said.some((value) => several.includes(value))) return true;
  return Object.values(kinds).filter((kind) => said.some((one) => kind.includes(one))).length > 1;
}
