import { listProvenDomains } from '#core/sso/server/domain/queries.ts';
import type { ConnectionRow } from '#core/sso/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { findBound, listByEmail } from './queries.ts';
import type { Claims, SaidByProvider } from './rules/claims.ts';
import { isOfCompany, type Who, whoIsIt } from './rules/who.ts';

/** Who an identity of the provider is here, or why nobody. Changes nothing. */
export async function decide(
  scope: Scope,
  { id, preset, issuer }: Pick<ConnectionRow, 'id' | 'preset' | 'issuer'>,
  { said, claims }: { said: SaidByProvider; claims: Claims },
): Promise<Who> {
  const domains = await listProvenDomains(scope);
  if (!isOfCompany(claims, { preset, issuer, domains })) return { refusal: 'otherDomain' };
  const { subject, email } = said;
  const bound = await findBound(scope, { connectionId: id, subject });
  const byEmail = email && !bound ? await listByEmail(scope, { connectionId: id, email }) : [];
  const [found, other] = byEmail;
  // Two users have it, one by the directory and one by their account: HR says which it is.
  if (found?.membershipId && other?.membershipId) return { refusal: 'otherIdentity' };
  return whoIsIt(said, { bound, found, domains });
}
