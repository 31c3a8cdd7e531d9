import type { FastifyRequest } from 'fastify';
import { ssoLeavePath } from '#core/sso/contract/rules/sso-addresses.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { bearerToken, noSessionCookie } from '#platform/server/http/cookie/session-cookie.ts';
import { noteEntry } from './note-entry.ts';
import { deleteSession, endsAtProvider } from './queries.ts';

/** Ends a session, and notes it in the activity log. Returns by which provider it was opened, if by any. */
export function signOut(
  actor: Pick<Actor, 'accountId' | 'brandId' | 'tokenHash'>,
  { context, request }: { context: Context; request: FastifyRequest },
): Promise<string | null> {
  const { tokenHash } = actor;
  return withPossession(context.database, { tokenHash }, async (tx) => {
    const connectionId = await deleteSession(tx, tokenHash);
    await noteEntry(tx, actor, 'signOut', { context, request });
    return connectionId;
  });
}

/** Where signing out goes on, for whoever came by a provider at which the company wants it to end too (rule 111). */
export async function leadOut(
  { database }: Pick<Context, 'database'>,
  { brandId, brandSlug }: Pick<Actor, 'brandId' | 'brandSlug'>,
  connectionId: string | null,
): Promise<{ leadsTo?: string }> {
  if (connectionId === null) return {};
  const endsThere = await withBrand({ database, brandId }, (scope) =>
    endsAtProvider(scope, connectionId),
  );
  return endsThere ? { leadsTo: ssoLeavePath(brandSlug, connectionId) } : {};
}

/** For the reply to whoever has ended their own session. A call with a token leaves the browser's cookie alone. */
export const withoutCookie = (
  request: FastifyRequest,
  config: Context['config'],
): { cookie?: string } =>
  bearerToken(request) === undefined ? { cookie: noSessionCookie(request, config) } : {};
