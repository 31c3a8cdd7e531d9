import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#server/company/audit/user-agent.ts';
import { hostOf } from '#server/company/brand/address.ts';
import type { Context } from '#server/context.ts';
import { type Tx, together, withPossession } from '#server/platform/db/scope.ts';
import { noteEntry } from './note-entry.ts';
import { openHandoff, openSession } from './open-session.ts';

interface Entrant {
  accountId: string;
  brandId: string;
  /** The host where the brand is at home; null: here (rule 73). */
  domain: string | null;
  /** What was proved, or set just now: if it has been replaced since, nothing is opened. */
  passwordHash: string | null;
  /** Last and first name. */
  name: string;
}

const nothing = () => [];

/**
 * Opens a session for somebody who has just proved who they are, or a handoff where the brand has
 * another host (rule 3), and notes it if there is one. What `also` does goes with it in one
 * transaction and one round trip. Throws the same 401 as a wrong password.
 */
export function enter(
  { context, request }: { context: Context; request: FastifyRequest },
  { domain, name, ...member }: Entrant,
  also: (tx: Tx) => readonly Promise<unknown>[] = nothing,
): Promise<{ token: string; holdingDomain?: string }> {
  const { database, now } = context;
  const { accountId, brandId } = member;
  const isHere = !domain || domain === hostOf(request);
  const device = deviceOf(request.headers['user-agent']);
  return withPossession(database, { accountId }, async (tx) => {
    const [token] = await together(
      isHere ? openSession(tx, { ...member, device }, now()) : openHandoff(tx, member, now()),
      noteEntry(tx, { accountId, brandId, name }, 'signIn', { context, request }),
      ...also(tx),
    );
    return isHere ? { token } : { token, holdingDomain: domain };
  });
}
