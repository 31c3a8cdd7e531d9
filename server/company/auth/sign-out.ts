import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { bearerToken, noSessionCookie } from '#server/platform/http/cookie/session-cookie.ts';
import { noteEntry } from './note-entry.ts';
import { deleteSession } from './queries.ts';

/** Ends a session, and notes it in the activity log. */
export async function signOut(
  actor: Pick<Actor, 'accountId' | 'brandId' | 'tokenHash'>,
  { context, request }: { context: Context; request: FastifyRequest },
): Promise<void> {
  const { tokenHash } = actor;
  await withPossession(context.database, { tokenHash }, async (tx) => {
    await deleteSession(tx, tokenHash);
    await noteEntry(tx, actor, 'signOut', { context, request });
  });
}

/** For the reply to whoever has ended their own session. A call with a token leaves the browser's cookie alone. */
export const withoutCookie = (
  request: FastifyRequest,
  config: Context['config'],
): { cookie?: string } =>
  bearerToken(request) === undefined ? { cookie: noSessionCookie(request, config) } : {};
