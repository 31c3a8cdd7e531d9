import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { keep } from '#core/account/contract/auth.ts';
import type { Context } from '#platform/server/context.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { cookieToken, sessionCookie } from '#platform/server/http/cookie/session-cookie.ts';
import type { OpenedSession } from './open-session.ts';
import { insertOneTimeToken } from './queries.ts';
import { authenticateSession } from './session.ts';
import { hashToken, newToken } from './tokens.ts';

export type Keep = NonNullable<z.output<typeof keep>>;

/** How long a person has to choose between two accounts (rule 102). */
const choiceLife = 30 * 60 * 1000;

/**
 * What brings a session to whoever asked for it: fields of a reply (`brought` in src/core/account/contract/auth.ts) and
 * `cookie`, the value for `set-cookie`, which the reply of a call sets by itself.
 */
export interface BroughtSession {
  token?: string;
  session?: string;
  cookie?: string;
  choice?: string;
}

interface Asker {
  context: Pick<Context, 'config' | 'database' | 'now'>;
  request: FastifyRequest;
  keep?: Keep | undefined;
  /** Whether somebody else who is signed in in this browser is asked first (E29). */
  asks?: boolean;
}

/**
 * Brings a session that has just been opened, the only way in which one leaves the server. A handler returns
 * what this gives as fields of its reply. A redirect sets the header itself:
 * `reply.header('set-cookie', given.cookie).redirect(address, 303)`, and its page hands `session` or `choice` to
 * `arriveWith` (src/core/account/web/session/arrive.ts).
 */
export async function giveSession(
  { context, request, keep = 'token', asks = false }: Asker,
  opened: OpenedSession,
): Promise<BroughtSession> {
  if (keep === 'token') return { token: opened.token };
  const held = asks ? await heldAccount(context, request) : undefined;
  if (held && held !== opened.accountId) return { choice: await openChoice(context, opened) };
  return {
    session: opened.id,
    cookie: sessionCookie(opened.token, request, context.config),
  };
}

/** Whose living session this browser's cookie brings. */
async function heldAccount(
  { config, database, now }: Asker['context'],
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = cookieToken(request, config);
  return token ? (await authenticateSession(database, token, now()))?.accountId : undefined;
}

/** The session's own token is forgotten: only a press brings it to life. */
async function openChoice(
  { database, now }: Asker['context'],
  { id: sessionId, accountId }: OpenedSession,
): Promise<string> {
  const token = newToken();
  await withPossession(database, { accountId }, (tx) =>
    insertOneTimeToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'choice',
      accountId,
      sessionId,
      expiresAt: new Date(now().getTime() + choiceLife),
    }),
  );
  return token;
}
