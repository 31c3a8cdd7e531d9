import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { hostOf } from '#core/company/server/address.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Context } from '#platform/server/context.ts';
import { type Tx, together } from '#platform/server/db/scope.ts';
import { addressRefused, admits } from '#platform/server/shared/address/address-list.ts';
import { findIpList } from './account-queries.ts';
import { type BroughtSession, giveSession, type Keep } from './give-session.ts';
import { noteEntry } from './note-entry.ts';
import {
  mostSessions,
  mostVisitors,
  type OpenedSession,
  openHandoff,
  openSession,
  type Provider,
} from './open-session.ts';
import { noteOwnEntry } from './own-entry.ts';

export interface Entrant {
  accountId: string;
  brandId: string;
  /** The host where the brand is at home; null: here (rule 73). */
  domain: string | null;
  /** What was proved, or set just now: if it has been replaced since, nothing is opened. */
  passwordHash: string | null;
  /** Last and first name. */
  name: string;
  /** How they have proved who they are (`openSession`). */
  provedHow?: ConfirmationMethod | null | undefined;
  /** Whether a second factor was part of it. */
  hasFactor?: boolean | undefined;
  /** The company's own sign-in that has vouched for them. */
  provider?: Provider | undefined;
}

const nothing = () => [];

/** The call that somebody comes in by. */
export interface EntryCall {
  context: Context;
  request: FastifyRequest;
  /** How the caller keeps the session; a token where nothing is said. */
  keep?: Keep | undefined;
  /** Where somebody else is signed in in this browser they are asked first, as after a mailed link. */
  asks?: boolean;
}

/** What brings the session, and the host where it is waited for. */
export type Entered = BroughtSession & { holdingDomain?: string };

/**
 * Opens a session for somebody who has just proved who they are, or makes the token of a handoff where the brand has
 * another host (rule 3), and notes it. The transaction sees the account. What `also` does goes with it in one round trip.
 * Undefined where the brand admits people from other addresses only, which its journal then has (rule 104). Throws the
 * same 401 as a wrong password.
 */
export async function enterIn(
  tx: Tx,
  { context, request }: EntryCall,
  { domain, name, ...member }: Entrant,
  also: (tx: Tx) => readonly Promise<unknown>[] = nothing,
): Promise<OpenedSession | string | undefined> {
  const now = context.now();
  const { accountId, brandId } = member;
  if (!admits(await findIpList(tx, { accountId, brandId }, now), request.ip)) {
    await noteEntry(tx, { accountId, brandId, name }, 'signInRefused', { context, request });
    return undefined;
  }
  const isHere = !domain || domain === hostOf(request);
  const device = deviceOf(request.headers['user-agent']);
  const most = context.config.isPublicDemo ? mostVisitors : mostSessions;
  const [opened] = await together(
    isHere ? openSession(tx, { ...member, device, most }, now) : openHandoff(tx, member, now),
    noteEntry(tx, { accountId, brandId, name }, 'signIn', { context, request }),
    // The transaction sees the brand from here on.
    ...(member.provider ? [] : [noteOwnEntry(tx, { accountId, brandId }, { context, request })]),
    ...also(tx),
  );
  return opened;
}

/** Brings what was opened, once that has been committed. Throws 403 `addressRefused` where nothing was. */
export async function giveEntry(
  call: EntryCall,
  { domain }: Pick<Entrant, 'domain'>,
  opened: OpenedSession | string | undefined,
): Promise<Entered> {
  if (!opened) throw addressRefused(call.request);
  return typeof opened === 'string'
    ? { token: opened, holdingDomain: domain ?? '' }
    : giveSession(call, opened);
}
