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

/** For at most so many days a trusted device goes without the factor. */
export const mostTrustDays = 30;

/** A company that begins to want factors gives its people so many days, unless it says otherwise. */
export const proposedDays = 14;
/** Of whom it is proposed to want one. */
export const proposedRoles = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'] as const;

/** How long a mailed code lasts, in minutes. */
export const mailCodeMinutes = 10;

/** Whom a company asks for a factor, and how somebody stands there. */
export interface FactorPolicy {
  roles: readonly string[];
  factorRoles: readonly string[];
  /** From which day on, YYYY-MM-DD. Null: from the day it was saved. */
  factorFrom: string | null;
}

/** From which day on has to be said. */
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
