import { authenticateHashed } from '#server/company/auth/session.ts';
import { hashToken, newToken } from '#server/company/auth/tokens.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { type Tx, withPossession } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { matrixPath, passName } from '#server/platform/matrix/rules.ts';
import { findPassedSession, replacePass } from './queries.ts';

/** In seconds. A page that is loaded later gets another one by itself. */
const life = 12 * 60 * 60;

/**
 * A pass to the pages of the matrix application, as the cookie that brings it there and nowhere else (decision 130).
 * A session has one, which dies with it.
 */
export async function givePass(
  tx: Tx,
  { accountId, sessionId }: Actor,
  { now, isSecure }: { now: Date; isSecure: boolean },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + life * 1000);
  await replacePass(tx, { tokenHash: hashToken(token), accountId, sessionId, expiresAt });
  const limits = `Path=${matrixPath}; Max-Age=${life}; HttpOnly; SameSite=Strict`;
  return `${passName}=${token}; ${limits}${isSecure ? '; Secure' : ''}`;
}

/** The person whose session a pass belongs to. Null when either is over. */
export async function authenticatePass(
  database: Database,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const found = await withPossession(database, { tokenHash }, (tx) =>
    findPassedSession(tx, tokenHash, now),
  );
  return found ? authenticateHashed(database, found, now) : null;
}
