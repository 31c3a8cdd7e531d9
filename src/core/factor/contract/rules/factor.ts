import type { Issue } from '#platform/contract/call/issues.ts';

/** Words and figures of second factors, shared by calls, server and screens (rule 105). */

export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What is still missing after a right password: the factor, or, where a company asks for one, having one. */
export const signInSteps = ['factor', 'enrol'] as const;
export type SignInStep = (typeof signInSteps)[number];

/** An account has at most this many factors. */
export const mostFactors = 10;

/** A set of recovery codes, and from how many left on the person is told to make a new one. */
export const recoveryCount = 10;
export const fewRecoveryCodes = 2;

/** Digits of a one-time code, and for how many seconds it lasts. */
export const codeDigits = 6;
export const codeSeconds = 30;

/** For how many days at most a trusted device goes without the factor. */
export const mostTrustDays = 30;

/** A company that begins to want factors gives its people so many days, unless it says otherwise. */
export const proposedDays = 14;
/** The roles of which such a company is proposed to want a factor. */
export const proposedRoles = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'] as const;

/** How long a mailed code lasts, in minutes. */
export const mailCodeMinutes = 10;

/** The roles of which a company wants a factor, and the roles that somebody has there. */
export interface FactorPolicy {
  roles: readonly string[];
  factorRoles: readonly string[];
  /** The day from which a factor is wanted, YYYY-MM-DD. Null: from the day it was saved. */
  factorFrom: string | null;
}

/** A company that wants factors has to say from which day on. */
export const factorIssues = ({
  factorRoles,
  factorFrom,
}: Pick<FactorPolicy, 'factorRoles' | 'factorFrom'>): Issue[] =>
  factorRoles.length > 0 && factorFrom === null
    ? [{ path: 'factorFrom', key: 'validation.required' }]
    : [];

/** Whether that company wants a factor of somebody with these roles, from that day or later. */
export const isWanted = ({ roles, factorRoles }: FactorPolicy): boolean =>
  roles.some((role) => factorRoles.includes(role));

/** Whether it wants one now: `today` is a day of its own, YYYY-MM-DD. */
export const isDue = (policy: FactorPolicy, today: string): boolean =>
  isWanted(policy) && (policy.factorFrom ?? today) <= today;

/** What people are told of their factor by letter. `reset`: a super administrator or the operator has taken it. */
export const factorNews = [
  'added',
  'passkeyAdded',
  'passkeyCopied',
  'removed',
  'recoveryUsed',
  'recoveryRenewed',
  'reset',
] as const;
export type FactorNews = (typeof factorNews)[number];
