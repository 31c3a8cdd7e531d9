import type { FastifyRequest } from 'fastify';
import type { AttemptCount } from '#core/account/server/attempt-queries.ts';
import { countInvalid } from '#core/account/server/attempts.ts';
import type { Entrant, EntryCall } from '#core/account/server/enter.ts';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { hostsOf } from '#core/company/server/address.ts';
import { type Tx, withPossession } from '#platform/server/db/scope.ts';
import { isSecure } from '#platform/server/http/cookie/session-cookie.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { findTicket, insertTicket, type TicketRow } from './queries.ts';

/** How long a ticket lives, in seconds. */
const life = 10 * 60;
export const bindingName = 'sign-in';

/** What binds a ticket to the browser that it was made for: a ticket that has leaked is worth nothing elsewhere. */
const bindingOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  new RegExp(`(?:^|; *)${bindingName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

const hashOf = (ticket: string, binding: string) => hashToken(`${ticket}.${binding}`);

interface Wanted
  extends Pick<Entrant, 'accountId' | 'brandId'>,
    Pick<TicketRow, 'step' | 'provedHow' | 'provider'> {
  counted: readonly AttemptCount[];
  mailProven: boolean;
}

/** A ticket for the step that is still missing, and the cookie that goes with it. */
export async function makeTicket(
  tx: Tx,
  { brandId, counted, ...wanted }: Wanted,
  { context, request }: EntryCall,
): Promise<{ ticket: string; cookie: string }> {
  const [ticket, binding] = [newToken(), bindingOf(request) ?? newToken()];
  await insertTicket(tx, {
    ...wanted,
    tokenHash: hashOf(ticket, binding),
    forBrandId: brandId,
    counted: counted.map(({ key, windowStart }) => ({
      key,
      windowStart: windowStart.toISOString(),
    })),
    expiresAt: new Date(context.now().getTime() + life * 1000),
  });
  const limits = `Path=/api/authentication; Max-Age=${life}; HttpOnly; SameSite=Strict`;
  const secure = isSecure(request, context.config) ? '; Secure' : '';
  return { ticket, cookie: `${bindingName}=${binding}; ${limits}${secure}` };
}

export interface HeldTicket extends TicketRow {
  tokenHash: string;
}

/** 404 for a ticket that is unknown, over, for another step or of another browser, counted per address. */
export async function requireTicket(
  { context, request }: EntryCall,
  ticket: string,
  step: TicketRow['step'],
): Promise<HeldTicket> {
  const { database, now, config } = context;
  const tokenHash = hashOf(ticket, bindingOf(request) ?? '');
  const found = await withPossession(database, { tokenHash }, (tx) =>
    findTicket(tx, { tokenHash, ...hostsOf(request, config) }, now()),
  );
  if (found?.step === step) return { ...found, tokenHash };
  await countInvalid(database, { purpose: 'factor', address: request.ip, now: now() });
  throw new Failure('linkExpired', { text: { key: 'factorMessages.ticketOver' } });
}

/** What was counted for the password, to be taken back. */
export const countedOf = ({ counted }: TicketRow): AttemptCount[] =>
  counted.map(({ key, windowStart }) => ({ key, windowStart: new Date(windowStart), failures: 0 }));
