import type { chooseAccount, getChoice } from '#core/account/contract/choice.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import {
  cookieToken,
  requireOwnPage,
  sessionCookie,
} from '#platform/server/http/cookie/session-cookie.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { countInvalid } from './attempts.ts';
import { deleteUnchosen, findChoice, renewToken, spendChoice } from './queries.ts';
import { authenticateSession } from './session.ts';
import { signOut } from './sign-out.ts';
import { hashToken, newToken } from './tokens.ts';

/** Somebody was signed in when another session was opened in their browser: they say which one goes on (rule 102). */

export async function readChoice({ context, body, locale, request }: Call<typeof getChoice>) {
  const { database, now } = context;
  const tokenHash = hashToken(body.choice);
  const found = await withPossession(database, { tokenHash }, (tx) =>
    findChoice(tx, tokenHash, now()),
  );
  if (!found) return refuse(context, request.ip);
  const { email, brand } = found;
  return { name: shortName(found, locale), email, brand };
}

/** With `take` the other session gets the cookie, and the one that had it ends. Without, the other one ends. */
export async function choose({ context, body, request }: Call<typeof chooseAccount>) {
  const { config, database, now } = context;
  requireOwnPage(request, config);
  const tokenHash = hashToken(body.choice);
  const token = newToken();
  const chosen = await withPossession(database, { tokenHash }, async (tx) => {
    const spent = await spendChoice(tx, tokenHash, now());
    if (!spent) return undefined;
    if (body.take) await renewToken(tx, spent.sessionId, hashToken(token));
    else await deleteUnchosen(tx, spent.sessionId);
    return spent.sessionId;
  });
  if (!chosen) return refuse(context, request.ip);
  if (!body.take) return {};
  const held = cookieToken(request, config);
  const actor = held ? await authenticateSession(database, held, now()) : null;
  if (actor) await signOut(actor, { context, request });
  return { session: chosen, cookie: sessionCookie(token, request, config) };
}

async function refuse({ database, now }: Context, address: string): Promise<never> {
  await countInvalid(database, { purpose: 'exchange', address, now: now() });
  throw new Failure('linkExpired');
}
