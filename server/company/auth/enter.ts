import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#server/company/audit/user-agent.ts';
import { hostOf } from '#server/company/brand/address.ts';
import type { Context } from '#server/context.ts';
import { type Tx, together, withPossession } from '#server/platform/db/scope.ts';
import { type BroughtSession, giveSession, type Keep } from './give-session.ts';
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

interface Call {
  context: Context;
  request: FastifyRequest;
  /** How the caller keeps the session; a token where nothing is said. */
  keep?: Keep | undefined;
  /** Where somebody else is signed in in this browser they are asked first, as after a mailed link. */
  asks?: boolean;
}

/**
 * Opens a session for somebody who has just proved who they are, or a handoff where the brand has
 * another host (rule 3), and notes it if there is one. What `also` does goes with it in one
 * transaction and one round trip. Throws the same 401 as a wrong password.
 */
export async function enter(
  call: Call,
  { domain, name, ...member }: Entrant,
  also: (tx: Tx) => readonly Promise<unknown>[] = nothing,
): Promise<BroughtSession & { holdingDomain?: string }> {
  const { context, request } = call;
  const { database, now } = context;
  const { accountId, brandId } = member;
  const isHere = !domain || domain === hostOf(request);
  const device = deviceOf(request.headers['user-agent']);
  const opened = await withPossession(database, { accountId }, async (tx) => {
    const [made] = await together(
      isHere ? openSession(tx, { ...member, device }, now()) : openHandoff(tx, member, now()),
      noteEntry(tx, { accountId, brandId, name }, 'signIn', { context, request }),
      ...also(tx),
    );
    return made;
  });
  return typeof opened === 'string'
    ? { token: opened, holdingDomain: domain ?? '' }
    : giveSession(call, opened);
}
