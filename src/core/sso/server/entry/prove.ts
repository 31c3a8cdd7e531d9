import { noteEntry } from '#core/account/server/note-entry.ts';
import type { proveBySso as proveCall } from '#core/sso/contract/entry/sso.ts';
import { findIdentity, type SsoAttempt } from '#core/sso/server/identity-queries.ts';
import { type ConnectionRow, findConnection } from '#core/sso/server/queries.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { Call, Redirect } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { begin, type Visitor } from './begin.ts';
import { SsoTrouble } from './oidc/trouble.ts';
import { findProving, getSsoBrand, markProvedAt } from './queries.ts';
import { refuse } from './refuse.ts';
import type { SaidByProvider } from './rules/claims.ts';

/** Proving by the provider that it is still the person (rules 97 and 111). */

/** 409 where the session came by the account's own password: then that proves it. */
export async function beginConfirmation({ context, actor, request }: Call<typeof proveCall>) {
  const { database } = context;
  const { brandId, sessionId } = actor;
  const { connection, brand } = await withBrand({ database, brandId }, async (scope) => {
    const proving = await findProving(scope, sessionId);
    const id = proving?.connectionId;
    return { connection: id && (await findConnection(scope, id)), brand: await getSsoBrand(scope) };
  });
  if (!connection) throw new Failure('conflict');
  try {
    const begun = await begin(
      { context, request },
      { brand, connection, purpose: 'prove', sessionId, returnPath: '/' },
    );
    return { data: { address: begun.address }, cookie: begun.cookie };
  } catch (error) {
    if (error instanceof SsoTrouble) throw new Failure('unavailable');
    throw error;
  }
}

/** The provider has just asked them anew. Only whoever the session belongs to proves it. */
export async function proveSession(
  { context, request }: Visitor,
  {
    connection,
    attempt,
    said,
  }: { connection: ConnectionRow; attempt: SsoAttempt; said: SaidByProvider },
): Promise<Redirect> {
  const { database, now } = context;
  const isProved = await withBrand({ database, brandId: attempt.brandId }, async (scope) => {
    const proving = attempt.sessionId && (await findProving(scope, attempt.sessionId));
    if (!proving || proving.connectionId !== connection.id) return false;
    const identity = { connectionId: connection.id, subject: said.subject };
    if ((await findIdentity(scope, identity)) !== proving.membershipId) return false;
    await markProvedAt(scope, proving.id, now());
    const who = { accountId: proving.accountId, brandId: scope.brandId };
    await noteEntry(scope.tx, who, 'prove', { context, request });
    return true;
  });
  return refuse(request, isProved ? 'proved' : 'otherPerson');
}
