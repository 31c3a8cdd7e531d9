/** Words of a company's own sign-in, shared by settings, sign-in and screens (rules 108 and 109). */

/** The providers for which the form knows what to ask. `custom`: any other one that speaks OpenID Connect. */
export const ssoPresets = ['keycloak', 'adfs', 'entra', 'google', 'blitz', 'custom'] as const;
export type SsoPreset = (typeof ssoPresets)[number];

/** How the client shows its secret to the provider. */
export const tokenAuths = ['client_secret_basic', 'client_secret_post'] as const;
export type TokenAuth = (typeof tokenAuths)[number];

export const mostConnections = 5;
export const mostSsoRules = 50;

/** What a rule may give. Administrators only where the connection says so; nobody becomes super by a rule. */
export const ruleRoles = ['ROLE_ADMIN', 'ROLE_HR', 'ROLE_DIRECTOR', 'ROLE_MANAGER'] as const;
export type RuleRole = (typeof ruleRoles)[number];

/** The claims that are read, by what they say. Null: not read. */
export interface ClaimNames {
  email: string;
  name: string | null;
  /** What the rules look at. */
  groups: string | null;
}

/** What a sign-in at the provider was for. */
export const ssoPurposes = ['signIn', 'prove', 'test'] as const;
export type SsoPurpose = (typeof ssoPurposes)[number];

/**
 * Why a person whom the provider knows doesn't come in.
 * - `unknown`: nobody in the directory has the e-mail.
 * - `noEmail`: the provider gave none.
 * - `otherDomain`: the e-mail is in no domain that the company has proven.
 * - `unverified`: the provider says that the e-mail is not verified.
 * - `otherIdentity`: that person signs in as somebody else there; HR confirms the new one.
 * - `disabled`: may not sign in.
 * - `left`: doesn't work there any more.
 */
export const ssoRefusals = [
  'unknown',
  'noEmail',
  'otherDomain',
  'unverified',
  'otherIdentity',
  'disabled',
  'left',
] as const;
export type SsoRefusal = (typeof ssoRefusals)[number];

/** A domain whose TXT record is gone counts for so many days more: somebody may put it back. */
export const domainGraceDays = 3;
export const mostDomains = 20;
/** The name of the record, before the domain. */
export const domainRecord = '_o360';

/** Whoever makes company sign-in the only way in must have come in by it within this time, in ms. */
export const requiredWithin = 60 * 60 * 1000;
/** Spare sign-ins must have been used within so many days, and be so many; one only if the risk is accepted. */
export const spareUsedDays = 90;
export const enoughSpares = 2;

/**
 * What went wrong between us and the provider.
 * - `away`: it doesn't answer, or not in time.
 * - `denied`: it says that it lets nobody in, in words of its own.
 * - `clock`: its clock and ours are too far apart.
 * - `badSecret`: it doesn't take the client's id or secret.
 * - `badToken`: what it sent isn't signed, isn't for us, or isn't about this sign-in.
 */
export const ssoFailures = ['away', 'denied', 'clock', 'badSecret', 'badToken'] as const;
export type SsoFailure = (typeof ssoFailures)[number];

/**
 * What keeps company sign-in from being the only way in.
 * - `notTried`: no provider on the sign-in page has let anybody through in a try.
 * - `notByIt`: whoever decides hasn't come in by it within the hour.
 * - `noDomain`: no domain is proven, so nobody new would come in, or none by which another super administrator could.
 * - `spares`: no spare sign-in is ready.
 */
export const requiredHindrances = ['notTried', 'notByIt', 'noDomain', 'spares'] as const;
export type RequiredHindrance = (typeof requiredHindrances)[number];

/**
 * What is wrong with what a provider says of itself.
 * - `away`: it doesn't answer.
 * - `refused`: an address that is not called, as it is private and the operator doesn't name it.
 * - `none`: no metadata stands there.
 * - `other`: it goes by another issuer.
 * - `unfit`: it can't do what signing in needs.
 */
export const providerFaults = ['away', 'refused', 'none', 'other', 'unfit'] as const;
export type ProviderFault = (typeof providerFaults)[number];
