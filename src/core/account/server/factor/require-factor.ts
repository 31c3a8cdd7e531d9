import type { Context } from '#platform/server/context.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { listStandings } from './queries.ts';
import { hasToHaveOne } from './standing.ts';

/**
 * Where a session is about to go to a company that wants a factor: 403 `enrolNeeded` where the account has none, 403
 * `proofNeeded` where this session came in without it, on a trusted device (rule 105).
 */
export async function requireFactorIn(
  { database, now }: Context,
  { accountId, hasFactor }: Pick<Actor, 'accountId' | 'hasFactor'>,
  { id, name: company }: { id: string; name: string },
): Promise<void> {
  if (hasFactor) return;
  const standings = await withPossession(database, { accountId }, (tx) =>
    listStandings(tx, accountId),
  );
  const standing = standings.find(({ brandId }) => brandId === id);
  if (!standing || !hasToHaveOne(standing, now())) return;
  if (standing.kindList.length > 0) throw new Failure('proofNeeded');
  throw new Failure('enrolNeeded', { text: { key: 'errors.enrolNeeded', params: { company } } });
}
