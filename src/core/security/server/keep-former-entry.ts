import { longerTerms } from '#core/account/contract/rules/session-terms.ts';
import { formerNow } from '#core/account/server/session.ts';
import { rightWaits } from '#core/security/contract/rules/right-change.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { eitherList } from '#platform/server/shared/address/address-list.ts';
import { findEntryRules, listSuperAddresses, saveFormerEntry } from './queries.ts';

/**
 * To be called before something is saved that may shut super administrators out: what lets them in now goes on doing so for
 * as long as a lost right waits, for all but who narrows it (rule 98c). What was kept before and still counts is kept on, so
 * two steps shut nobody out sooner than one. The company must be locked. `by` is a membership. `opens`: their passwords let them in meanwhile,
 * whether they did or not, as another way may have been taken from them. Returns until when, where there are others.
 */
export async function keepFormerEntry(
  scope: Scope,
  { by, now, opens = false }: { by: string; now: Date; opens?: boolean },
): Promise<Date | undefined> {
  const supers = await listSuperAddresses(scope);
  if (supers.every(({ membershipId }) => membershipId === by)) return undefined;
  const { former, ipList, terms, ...current } = await findEntryRules(scope);
  const kept = formerNow({ former }, now);
  const until = new Date(now.getTime() + rightWaits);
  await saveFormerEntry(scope, {
    until: until.toISOString(),
    by: kept && kept.by !== by ? null : by,
    ipList: kept ? eitherList(kept.ipList, ipList) : ipList,
    terms: kept ? longerTerms(kept.terms, terms) : terms,
    byPassword: opens || current.byPassword || kept?.byPassword === true,
  });
  return until;
}
