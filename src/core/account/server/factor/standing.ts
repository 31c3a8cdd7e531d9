import { type FactorKind, type FactorPolicy, isDue } from '#core/factor/contract/rules/factor.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';

/** How somebody stands in one company: what they have, and what is asked of them. */
export interface Standing extends FactorPolicy {
  timeZone: string;
  /** The kinds of their factors that are in force. */
  kindList: readonly FactorKind[];
  recoveryLeft: number;
  /** Somebody else has taken the factor away. */
  mustEnrol: boolean;
  /** When the device that asks was trusted; null: it isn't. */
  trustedAt: Date | null;
  trustDays: number;
}

const day = 24 * 60 * 60 * 1000;

export const hasToHaveOne = (standing: Standing, now: Date): boolean =>
  standing.mustEnrol || isDue(standing, dateIn(standing.timeZone, now));

export const isTrusted = ({ trustedAt, trustDays }: Standing, now: Date): boolean =>
  trustedAt !== null && now.getTime() - trustedAt.getTime() < trustDays * day;

/**
 * What comes after a right password or a provider's word: the one place that decides it (rule 105). `hasFactor`:
 * a factor was part of that already. `isVouched`: the company's own provider has let them in, and asks for what it wants
 * itself; ours is asked where the company's policy says so.
 */
export function nextStep(
  standing: Standing,
  { hasFactor, isVouched = false }: { hasFactor: boolean; isVouched?: boolean },
  now: Date,
): 'session' | 'factor' | 'enrol' {
  if (hasFactor || (isVouched && !hasToHaveOne(standing, now))) return 'session';
  if (standing.kindList.length > 0) return isTrusted(standing, now) ? 'session' : 'factor';
  return hasToHaveOne(standing, now) ? 'enrol' : 'session';
}

/** The ways in which they can prove the factor, the best first. */
export function factorMethods({
  kindList,
  recoveryLeft,
}: Pick<Standing, 'kindList' | 'recoveryLeft'>): ConfirmationMethod[] {
  const order = ['passkey', 'totp'] as const;
  const held = order.filter((kind) => kindList.includes(kind));
  return recoveryLeft > 0 ? [...held, 'recovery'] : held;
}

/**
 * How somebody signed in proves that it is still them (rule 97): by the factor where there is one; by a mailed
 * code where there has to be one and isn't yet, so that a thief of the password adds none; else by the password.
 */
export function confirmationMethods(
  standings: readonly (Standing & { hasPassword: boolean })[],
  now: Date,
): ConfirmationMethod[] {
  const [own] = standings;
  if (!own) return ['password'];
  if (own.kindList.length > 0) return factorMethods(own);
  // Any company of the person's may ask for a factor: it is the account's.
  const isDue = standings.some((one) => hasToHaveOne(one, now));
  return isDue || !own.hasPassword ? ['mail'] : ['password'];
}
