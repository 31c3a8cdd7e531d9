import { hasSettled } from '#core/security/contract/rules/right-change.ts';
import { spareUsedDays } from '#core/sso/contract/rules/sso.ts';
import type { Spare } from '#core/sso/contract/sso.ts';
import type { Named } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { getHome, listSupers } from './spare-queries.ts';

const day = 24 * 60 * 60 * 1000;

interface Standing {
  /** Whether they have been one for long enough to count where others decide (rule 98). */
  isSettled: boolean;
}

/** Super admins, and what lets them in past company sign-in (rule 109). */
export async function listSpares(scope: Scope, now: Date) {
  const since = new Date(now.getTime() - spareUsedDays * day);
  const supers = await listSupers(scope);
  return supers.map(({ ownEntryAt, superSince, locale: _, ...one }): Spare & Named & Standing => ({
    ...one,
    isSettled: hasSettled(superSince, now),
    ownEntryAt: ownEntryAt?.toISOString() ?? null,
    isReady:
      one.isSpare && one.hasPassword && one.hasFactor && ownEntryAt !== null && ownEntryAt >= since,
  }));
}

/**
 * Whether company sign-in is the only way in and nobody else is ready to come in past it (rule 109). The company must
 * be locked.
 */
export async function isLastSpare(scope: Scope, membershipId: string, now: Date): Promise<boolean> {
  if ((await getHome(scope)).sso !== 'required') return false;
  const spares = await listSpares(scope, now);
  const [own] = spares.filter((one) => one.membershipId === membershipId);
  return own?.isSpare === true && !spares.some((one) => one.isReady && one !== own);
}
