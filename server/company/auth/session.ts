import { longestByProvider, longestOfAll, termsOf } from '#contract/company/rules/session-terms.ts';
import { isHr, permissionsOf, type Role } from '#contract/platform/call/access.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { admits } from '#server/platform/shared/address/address-list.ts';
import { findSession, type SessionRow, touchSession } from './queries.ts';
import { hashToken } from './tokens.ts';

const minute = 60 * 1000;

/** In ms. The last use is recorded this often, and more often where sessions end soon without one. */
const touchEvery = (idle: number) => Math.min(10 * minute, (idle * minute) / 15);

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
  const { idle } = termsOf(row.sessionRules, row.roles as Role[]);
  if (now.getTime() - row.lastUsedAt.getTime() > touchEvery(idle)) {
    await withPossession(database, { tokenHash }, (tx) => touchSession(tx, tokenHash, now));
  }
  return actorOf(row, tokenHash);
}

/** Whether that session still stands in the same brand, and may be used from there. Asking is no use of it. */
export async function stillStands(
  database: Database,
  { tokenHash, brandId, ip }: Pick<Actor, 'tokenHash' | 'brandId'> & { ip: string },
  now: Date,
): Promise<boolean> {
  const row = await findSession(database, tokenHash);
  return row?.brandId === brandId && stands(row, now) && admits(ipListOf(row), ip);
}

const stands = (row: SessionRow, now: Date): boolean =>
  row.brandActive && !row.disabled && !isSessionOver(row, now);

/** What a session's end depends on (rule 103). */
export type Lasting = Pick<
  SessionRow,
  'expiresAt' | 'provedAt' | 'lastUsedAt' | 'reach' | 'roles' | 'sessionRules'
>;

/** By the terms of the company that it stands in. A proof is as good as signing in. */
export function isSessionOver(row: Lasting, now: Date): boolean {
  const { longest, idle } = termsOf(row.sessionRules, row.roles as Role[]);
  const given = row.reach === 'brand' ? longestByProvider : longestOfAll;
  const lastsSince = row.provedAt?.getTime() ?? row.expiresAt.getTime() - given * minute;
  return (
    row.expiresAt <= now ||
    now.getTime() - row.lastUsedAt.getTime() >= idle * minute ||
    now.getTime() - lastsSince >= longest * minute
  );
}

/** Whether a session of that proof lasts no longer in the company that it is going to. */
export function isTooOld(
  { provedAt }: Pick<Actor, 'provedAt'>,
  { roles, sessionRules }: Pick<SessionRow, 'roles' | 'sessionRules'>,
  now: Date,
): boolean {
  const { longest } = termsOf(sessionRules, roles as Role[]);
  if (!provedAt) return longest < longestOfAll;
  return now.getTime() - provedAt.getTime() >= longest * minute;
}

/** The networks from which somebody with these roles may work in a company (rule 104). None: from anywhere. */
export const ipListOf = ({
  roles,
  ipFor,
  ipList,
}: Pick<SessionRow, 'roles' | 'ipFor' | 'ipList'>): readonly string[] =>
  ipFor === 'all' || isHr(roles as Role[]) ? ipList : [];

function actorOf(row: SessionRow, tokenHash: string): Actor {
  const roles = row.roles as Role[];
  return {
    kind: 'session',
    sessionId: row.sessionId,
    tokenHash,
    provedAt: row.provedAt,
    provedHow: row.provedHow,
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
    ipList: ipListOf(row),
  };
}
