import { permissionsOf, type Role } from '#contract/call/access.ts';
import type { Database } from '#server/db/pool.ts';
import { type Tx, withPossession } from '#server/db/scope.ts';
import { Failure } from '#server/errors.ts';
import type { Actor } from '#server/http/call.ts';
import {
  findSession,
  insertOneTimeToken,
  insertSession,
  keepsPassword,
  type SessionRow,
  touchSession,
} from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;
/** A session ends after `idle` without a call, and after `absolute` in any case. */
const idle = 7 * day;
const absolute = 30 * day;
/** The last use is recorded at most this often. */
const touchEvery = 10 * 60 * 1000;
/** A handoff token lives at most this long (rule 3). */
const handoffLife = 60 * 1000;

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
  const row = await findStanding(database, tokenHash, now);
  if (!row) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > touchEvery) {
    await withPossession(database, { tokenHash }, (tx) => touchSession(tx, tokenHash, now));
  }
  return actorOf(row, tokenHash);
}

/** The session with that hash, as long as it, its membership and its brand are valid. */
export async function findStanding(database: Database, tokenHash: string, now: Date) {
  const row = await findSession(database, tokenHash);
  return row && stands(row, now) ? row : null;
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
    tokenHash,
    accountId: row.accountId,
    brandId: row.brandId,
    brandSlug: row.brandSlug,
    membershipId: row.membershipId,
    employeeId: row.employeeId,
    email: row.email,
    roles,
    permissions: new Set(permissionsOf(roles)),
    subordinateIds: roles.includes('ROLE_MANAGER') ? row.subordinateIds : [],
    locale: row.locale,
    timeZone: row.timeZone,
  };
}

interface For {
  accountId: string;
  brandId: string;
  /** The final end of the session that this one is opened from. */
  expiresAt?: Date;
  /**
   * The hash that the password was checked against. If it has been replaced meanwhile, no session
   * is opened.
   */
  passwordHash?: string | null;
}

/**
 * Opens a session and returns its token, which is stored nowhere. A session opened from another one
 * ends no later than that one, so nobody stays for ever without a password. Throws the same 401 as
 * a wrong password.
 */
export async function openSession(
  database: Database,
  { accountId, brandId, expiresAt, passwordHash }: For,
  now: Date,
) {
  const token = newToken();
  await withPossession(database, { accountId }, async (tx) => {
    await requirePassword(tx, accountId, passwordHash);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId,
      sessionBrandId: brandId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: expiresAt ?? new Date(now.getTime() + absolute),
    });
  });
  return token;
}

async function requirePassword(tx: Tx, accountId: string, checked: string | null | undefined) {
  if (!checked || (await keepsPassword(tx, accountId, checked))) return;
  throw new Failure('wrongCredentials');
}

/** A token that an address carries to the brand's own host, once, within a minute (rule 3). */
export async function openHandoff(
  database: Database,
  { accountId, brandId, passwordHash }: For,
  now: Date,
) {
  const token = newToken();
  await withPossession(database, { accountId }, async (tx) => {
    await requirePassword(tx, accountId, passwordHash);
    await insertOneTimeToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'handoff',
      accountId,
      forBrandId: brandId,
      expiresAt: new Date(now.getTime() + handoffLife),
    });
  });
  return token;
}
