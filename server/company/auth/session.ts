import { permissionsOf, type Role } from '#contract/platform/call/access.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { findSession, type SessionRow, touchSession } from './queries.ts';
import { hashToken } from './tokens.ts';

/** A session ends after this many milliseconds without a call. */
export const idle = 7 * 24 * 60 * 60 * 1000;
/** The last use is recorded at most this often. */
const touchEvery = 10 * 60 * 1000;

/**
 * The person behind this session token. Null when it is unknown or expired, or when its membership
 * is no longer valid.
 */
export async function authenticateSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const row = await findSession(database, tokenHash);
  if (!row || !stands(row, now)) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > touchEvery) {
    await withPossession(database, { tokenHash }, (tx) => touchSession(tx, tokenHash, now));
  }
  return actorOf(row, tokenHash);
}

/** Whether that session still stands in the same brand. Asking is no use of it. */
export async function stillStands(
  database: Database,
  { tokenHash, brandId }: Pick<Actor, 'tokenHash' | 'brandId'>,
  now: Date,
): Promise<boolean> {
  const row = await findSession(database, tokenHash);
  return row !== undefined && row.brandId === brandId && stands(row, now);
}

function stands(row: SessionRow, now: Date): boolean {
  return (
    row.expiresAt > now &&
    now.getTime() - row.lastUsedAt.getTime() < idle &&
    row.brandActive &&
    !row.disabled
  );
}

function actorOf(row: SessionRow, tokenHash: string): Actor {
  const roles = row.roles as Role[];
  return {
    kind: 'session',
    sessionId: row.sessionId,
    tokenHash,
    provedAt: row.provedAt,
    reach: row.reach,
    hasFactor: row.hasFactor,
    accountId: row.accountId,
    brandId: row.brandId,
    brandSlug: row.brandSlug,
    membershipId: row.membershipId,
    employeeId: row.employeeId,
    email: row.email,
    roles,
    permissions: new Set(permissionsOf(roles, { matrix: row.brandMatrix })),
    subordinateIds: row.subordinateIds,
    locale: row.locale,
    timeZone: row.timeZone,
  };
}
