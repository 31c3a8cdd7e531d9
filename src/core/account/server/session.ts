import {
  longerTerms,
  longestByProvider,
  longestOfAll,
  termsOf,
} from '#core/account/contract/rules/session-terms.ts';
import { isHr, permissionsOf, type Role } from '#platform/contract/call/access.ts';
import type { FormerEntry, SessionTerms } from '#platform/contract/rules/trust.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { admits, eitherList } from '#platform/server/shared/address/address-list.ts';
import { findSession, type SessionRow, touchSession } from './queries.ts';
import { hashToken } from './tokens.ts';

const minute = 60 * 1000;

/** How often the last use is recorded, in ms: more often where sessions end soon without one. */
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
  const { idle } = termsIn(row, now);
  if (now.getTime() - row.lastUsedAt.getTime() > touchEvery(idle)) {
    await withPossession(database, { tokenHash }, (tx) => touchSession(tx, tokenHash, now));
  }
  return actorOf(row, tokenHash, now);
}

/** Whether that session still stands in the same brand, and may be used from there. Asking is no use of it. */
export async function stillStands(
  database: Database,
  { tokenHash, brandId, ip }: Pick<Actor, 'tokenHash' | 'brandId'> & { ip: string },
  now: Date,
): Promise<boolean> {
  const row = await findSession(database, tokenHash);
  return row?.brandId === brandId && stands(row, now) && admits(ipListOf(row, now), ip);
}

const stands = (row: SessionRow, now: Date): boolean =>
  row.brandActive && !row.disabled && !isSessionOver(row, now);

export interface Held {
  former: FormerEntry | null;
}

/** What let somebody in a day ago and still does (rule 98c). Undefined where that day is over. */
export const formerNow = ({ former }: Held, now: Date): FormerEntry | undefined =>
  former && now < new Date(former.until) ? former : undefined;

/** What a session's end depends on (rule 103). */
export type Lasting = Pick<
  SessionRow,
  'expiresAt' | 'provedAt' | 'lastUsedAt' | 'reach' | 'roles' | 'sessionRules' | 'former'
>;

/** The terms that the company has chosen; for super administrators no shorter than those of a day ago (rule 98c). */
function termsIn(
  { sessionRules, roles, former }: Pick<SessionRow, 'sessionRules' | 'roles' | 'former'>,
  now: Date,
): SessionTerms {
  const terms = termsOf(sessionRules, roles as Role[]);
  const before = formerNow({ former }, now);
  return before ? longerTerms(terms, before.terms) : terms;
}

/** Judged by the terms of the company that the session stands in. A proof is as good as signing in. */
export function isSessionOver(row: Lasting, now: Date): boolean {
  const { longest, idle } = termsIn(row, now);
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
  there: Pick<SessionRow, 'roles' | 'sessionRules' | 'former'>,
  now: Date,
): boolean {
  const { longest } = termsIn(there, now);
  if (!provedAt) return longest < longestOfAll;
  return now.getTime() - provedAt.getTime() >= longest * minute;
}

/** The networks from which somebody with these roles may work in a company (rule 104). None: from anywhere. */
export function ipListOf(
  { roles, ipFor, ipList, former }: Pick<SessionRow, 'roles' | 'ipFor' | 'ipList' | 'former'>,
  now: Date,
): readonly string[] {
  const list = ipFor === 'all' || isHr(roles as Role[]) ? ipList : [];
  const before = formerNow({ former }, now);
  return before ? eitherList(list, before.ipList) : list;
}

function actorOf(row: SessionRow, tokenHash: string, now: Date): Actor {
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
    ipList: ipListOf(row, now),
  };
}
