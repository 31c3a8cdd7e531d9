import { formerNow } from '#core/account/server/session.ts';
import { keepFormerEntry } from '#core/security/server/keep-former-entry.ts';
import { findEntryRules } from '#core/security/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor, Call } from '#platform/server/http/call.ts';
import { admits } from '#platform/server/shared/address/address-list.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { listConnections } from './queries.ts';
import { findEntry, getHome, isSpare } from './spare-queries.ts';

type Asked = Pick<Call<never>, 'request'> & { actor: Pick<Actor, 'membershipId' | 'sessionId'> };

/**
 * To be called before a server, a domain or a spare sign-in is changed or taken. Where company sign-in is the only way in,
 * that may have been somebody's: for a day the other super administrators' own passwords let them in (rule 98c). Returns
 * until when.
 */
export async function keepWayIn(scope: Scope, call: Asked, now: Date): Promise<Date | undefined> {
  if ((await getHome(scope)).sso !== 'required') return undefined;
  await requireOwnWay(scope, call, now);
  return keepFormerEntry(scope, { by: call.actor.membershipId, now, opens: true });
}

/**
 * Nobody who is only still let in keeps that way open, day after day (rule 98c): 403 for whoever comes from where the list
 * that holds now lets nobody in, or neither by a company's server nor by a spare sign-in while those are the only ways.
 */
export async function requireOwnWay(
  scope: Scope,
  { actor, request }: Asked,
  now: Date,
): Promise<void> {
  const { former, ipList, byPassword } = await findEntryRules(scope);
  const kept = formerNow({ former }, now);
  if (!kept || kept.by === actor.membershipId) return;
  if (admits(ipList, request.ip) && (byPassword || (await cameByIt(scope, actor)))) return;
  throw new Failure('forbidden', { text: { key: 'ssoMessages.onlyStillIn' } });
}

async function cameByIt(scope: Scope, { membershipId, sessionId }: Asked['actor']) {
  if (await isSpare(scope, membershipId)) return true;
  const entry = await findEntry(scope, sessionId);
  const connections = await listConnections(scope);
  return connections.some(({ id, isActive }) => isActive && id === entry?.connectionId);
}
