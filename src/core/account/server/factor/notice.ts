import type { CurrentUser } from '#core/account/contract/current-user.ts';
import {
  type FactorPolicy,
  fewRecoveryCodes,
  isWanted,
} from '#core/factor/contract/rules/factor.ts';
import { daysBetween } from '#platform/contract/rules/days.ts';

/** What somebody has in force of a second factor. */
interface Held {
  factorCount: number;
  recoveryLeft: number;
  /** Their company's provider has asked for one, and the company trusts it. */
  isVouched: boolean;
}

/**
 * What every page says of somebody's factor: before the company's day to who has none, later to who runs out of recovery
 * codes (rule 105). `today` is a day of the company's own, YYYY-MM-DD.
 */
export function factorNotice(
  policy: FactorPolicy,
  { factorCount, recoveryLeft, isVouched }: Held,
  today: string,
): CurrentUser['factorNotice'] {
  if (factorCount > 0) {
    return recoveryLeft > fewRecoveryCodes ? null : { what: 'few', count: recoveryLeft };
  }
  if (isVouched || !isWanted(policy)) return null;
  return { what: 'due', count: Math.max(0, daysBetween(today, policy.factorFrom ?? today)) };
}
