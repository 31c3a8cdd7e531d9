import { handOnKnown } from '#core/report/server/known/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Member, updateMember } from './member-queries.ts';

/**
 * From now on the member signs in by another account. It is the same reader: what they know and were told goes with
 * them (rules 169 and 169a).
 */
export async function giveAccount(
  scope: Scope,
  { id, accountId: from }: Pick<Member, 'id' | 'accountId'>,
  to: string,
): Promise<void> {
  await updateMember(scope, id, { accountId: to });
  await handOnKnown(scope, from, to);
}
