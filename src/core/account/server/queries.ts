import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import {
  account,
  attempt,
  brand,
  oneTimeToken,
  secret,
  session,
} from '#core/company/server/tables/installation.ts';
import { signInTicket } from '#core/factor/server/tables/factor.ts';
import { ssoConnection } from '#core/sso/server/tables/sso.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import type { FormerEntry, Reach, SessionRules } from '#platform/contract/rules/trust.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import {
  inOneTrip,
  type Scope,
  seeAccount,
  type Tx,
  withPossession,
} from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

export interface SessionRow {
  sessionId: string;
  accountId: string;
  email: string;
  locale: Locale;
  brandId: string;
  brandSlug: string;
  brandActive: boolean;
  brandMatrix: boolean;
  timeZone: string;
  membershipId: string;
  employeeId: string | null;
  roles: string[];
  /** The employees whom a manager leads. */
  subordinateIds: string[];
  disabled: boolean;
  lastUsedAt: Date;
  expiresAt: Date;
  provedAt: Date | null;
  provedHow: ConfirmationMethod | null;
  reach: Reach;
  hasFactor: boolean;
  /** Null: the product's own terms. */
  sessionRules: SessionRules | null;
  ipList: string[];
  ipFor: 'hr' | 'all';
  /** What a day ago let them in still counts. */
  former: FormerEntry | null;
}

/**
 * In SQL, by the names that both tables have there: what a day ago let a super administrator in, but not who has narrowed it
 * (rule 98c).
 */
export const formerEntryOf = (brand: string, membership: string): string =>
  `case when 'ROLE_SUPER_ADMIN' = any(${membership}.roles)
     and ${brand}.former_entry->>'by' is distinct from ${membership}.id::text then ${brand}.former_entry end`;
export const formerEntry = sql<FormerEntry | null>`${sql.raw(formerEntryOf('brand', 'membership'))}`;

/** How somebody came in, and what they have proved since. It is handed over with the session. */
export interface Entry {
  provedAt: Date | null;
  provedHow: ConfirmationMethod | null;
  hasFactor: boolean;
  reach: Reach;
  connectionId: string | null;
  idpSid: string | null;
}

/** A session that begins now. */
interface NewSession extends Device, Entry {
  id: string;
  tokenHash: string;
  accountId: string;
  brandId: string;
  parentId: string | null;
  expiresAt: Date;
  createdAt: Date;
}

const accountOfToken = prepared(
  `select set_config('app.account_id',
     coalesce((select account_id::text from session where token_hash = $1), ''), true)`,
);
const sessionOfToken = prepared(
  `select s.id as "sessionId", a.id as "accountId", a.email, a.locale, b.id as "brandId", b.slug as "brandSlug",
     b.active as "brandActive", b.matrix as "brandMatrix", b.time_zone as "timeZone", m.id as "membershipId", m.employee_id as "employeeId", m.roles,
     array(select l.employee_id from employee_leader l where 'ROLE_MANAGER' = any(m.roles)
       and l.brand_id = m.brand_id and l.leader_id = m.employee_id) as "subordinateIds", m.disabled,
     s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt", s.proved_at as "provedAt",
     s.proved_how as "provedHow", s.reach, s.has_factor as "hasFactor", b.session_rules as "sessionRules",
     b.ip_list::text[] as "ipList", b.ip_for as "ipFor", ${formerEntryOf('b', 'm')} as former
   from session s
   join account a on a.id = s.account_id
   join brand b on b.id = s.session_brand_id
   join membership m on m.account_id = a.id and m.brand_id = b.id
   where s.token_hash = $1`,
);

/** The session with its account, membership and brand. It runs before every call, so it is one round trip. */
export async function findSession(
  database: Database,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [found] = await inOneTrip<SessionRow>(database, { tokenHash }, [
    accountOfToken(tokenHash),
    sessionOfToken(tokenHash),
  ]);
  return found;
}

export async function touchSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.update(session).set({ lastUsedAt: now }).where(eq(session.tokenHash, tokenHash));
}

const newSession = prepared(
  `insert into session (id, token_hash, account_id, session_brand_id, parent_id, browser, system,
     expires_at, created_at, last_used_at, proved_at, proved_how, has_factor, reach, connection_id, idp_sid)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14, $15)`,
);

export async function insertSession({ $client }: Tx, row: NewSession): Promise<void> {
  const { id, tokenHash, accountId, brandId, parentId, browser, system } = row;
  const { expiresAt, createdAt, provedAt, provedHow, hasFactor, reach, connectionId, idpSid } = row;
  const from = [id, tokenHash, accountId, brandId, parentId, browser, system] as const;
  const entry = [provedAt, provedHow, hasFactor, reach, connectionId, idpSid] as const;
  await $client.query(newSession(...from, expiresAt, createdAt, ...entry));
}

/** The brand's own host; null where it has none. */
export async function findDomain(tx: Tx, brandId: string): Promise<string | null> {
  const [found] = await tx
    .select({ domain: brand.domain })
    .from(brand)
    .where(eq(brand.id, brandId));
  return found?.domain ?? null;
}

/** When a session ends at the latest, and how its person came in. */
export async function findParent(tx: Tx, id: string) {
  const [found] = await tx
    .select({
      expiresAt: session.expiresAt,
      provedAt: session.provedAt,
      provedHow: session.provedHow,
      hasFactor: session.hasFactor,
      reach: session.reach,
      connectionId: session.connectionId,
      idpSid: session.idpSid,
    })
    .from(session)
    .where(eq(session.id, id));
  return found;
}

/** The person has just proved who they are; by a second factor, the session has one from here on. */
export async function markProved(
  tx: Tx,
  tokenHash: string,
  proof: { provedAt: Date; provedHow: ConfirmationMethod },
): Promise<void> {
  const hasFactor = factorMethodList.includes(proof.provedHow) ? { hasFactor: true } : {};
  await tx
    .update(session)
    .set({ ...proof, ...hasFactor })
    .where(eq(session.tokenHash, tokenHash));
}

/** Proofs that are second factors, or stand for one. */
const factorMethodList: readonly ConfirmationMethod[] = ['passkey', 'totp', 'recovery'];

const surplus = prepared(
  `select id from session where account_id = $1 and id <> $2
   order by last_used_at desc, created_at desc offset $3::int - 1`,
);

/**
 * Ends the account's sessions beyond that number, those unused longest first, and never `newest`.
 * What was handed over from one of them goes on: its person has not signed out.
 */
export async function endSurplus(
  tx: Tx,
  { accountId, newest, most }: { accountId: string; newest: string; most: number },
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(surplus(accountId, newest, most));
  for (const { id } of rows) {
    await tx.execute(sql`update session c set parent_id = p.parent_id from session p
      where p.id = ${id} and c.parent_id = p.id`);
    await tx.delete(session).where(eq(session.id, id));
  }
}

/** Ends the session with all that was handed over from it (decision 044). */
/** Returns by which provider it was opened, if by any. */
export async function deleteSession(tx: Tx, tokenHash: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ connectionId: session.connectionId });
  return deleted?.connectionId ?? null;
}

/** Whether signing out is to end the session at the company's provider too. */
export async function endsAtProvider({ tx, brandId }: Scope, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ endsThere: ssoConnection.endsThere })
    .from(ssoConnection)
    .where(and(eq(ssoConnection.brandId, brandId), eq(ssoConnection.id, id)));
  return found?.endsThere ?? false;
}

export async function moveSession(tx: Tx, tokenHash: string, brandId: string): Promise<void> {
  await tx.update(session).set({ sessionBrandId: brandId }).where(eq(session.tokenHash, tokenHash));
}

export async function insertOneTimeToken(tx: Tx, row: typeof oneTimeToken.$inferInsert) {
  await tx.insert(oneTimeToken).values(row);
}

/** Spends a handoff. Undefined when it is unknown, expired or already spent. */
export async function spendHandoff(tx: Tx, tokenHash: string, now: Date) {
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeToken.tokenHash, tokenHash),
        eq(oneTimeToken.purpose, 'handoff'),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, now),
      ),
    )
    .returning({
      accountId: oneTimeToken.accountId,
      forBrandId: oneTimeToken.forBrandId,
      sessionId: oneTimeToken.sessionId,
      provedHow: oneTimeToken.provedHow,
      hasFactor: oneTimeToken.hasFactor,
    });
  return spent;
}

/** Which account and brand a choice is about. Undefined when it is unknown, expired or made. */
export async function findChoice(tx: Tx, tokenHash: string, now: Date) {
  const [found] = await tx
    .select({ accountId: oneTimeToken.accountId, sessionId: oneTimeToken.sessionId })
    .from(oneTimeToken)
    .where(isChoice(tokenHash, now));
  if (!found?.sessionId) return undefined;
  await seeAccount(tx, found.accountId);
  const [about] = await tx
    .select({
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      brand: brand.name,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(brand, eq(brand.id, session.sessionBrandId))
    .where(eq(session.id, found.sessionId));
  return about;
}

/** Spends a choice; the transaction sees its account from here on. Undefined as above. */
export async function spendChoice(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ accountId: string; sessionId: string } | undefined> {
  const [spent] = await tx
    .delete(oneTimeToken)
    .where(isChoice(tokenHash, now))
    .returning({ accountId: oneTimeToken.accountId, sessionId: oneTimeToken.sessionId });
  if (!spent?.sessionId) return undefined;
  await seeAccount(tx, spent.accountId);
  return { accountId: spent.accountId, sessionId: spent.sessionId };
}

const isChoice = (tokenHash: string, now: Date) =>
  and(
    eq(oneTimeToken.tokenHash, tokenHash),
    eq(oneTimeToken.purpose, 'choice'),
    gt(oneTimeToken.expiresAt, now),
  );

/** Gives a session another token in place of the one that it was opened with. */
export async function renewToken(tx: Tx, id: string, tokenHash: string): Promise<void> {
  await tx.update(session).set({ tokenHash }).where(eq(session.id, id));
}

/** Ends a session that nobody has chosen. */
export async function deleteUnchosen(tx: Tx, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
}

/** What all processes sign devices with. The first that asks makes it. */
export function readSecret(database: Database): Promise<string> {
  return withPossession(database, {}, async (tx) => {
    const value = randomBytes(32).toString('base64url');
    await tx.insert(secret).values({ name: 'device', value }).onConflictDoNothing();
    const [found] = await tx.select({ value: secret.value }).from(secret);
    return found?.value ?? value;
  });
}

/**
 * Removes what has expired in all companies: sessions, one-time tokens, unproven e-mails and counted
 * failures.
 */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  await acrossBrands(database, async (tx) => {
    // One company's terms may have ended a session before those that were handed over from it to another.
    await tx.execute(sql`update session c set parent_id = null from session p
      where c.parent_id = p.id and p.expires_at < ${now.toISOString()}::timestamptz
        and c.expires_at >= ${now.toISOString()}::timestamptz`);
    await tx.delete(session).where(lt(session.expiresAt, now));
    // Nobody has chosen them, and nobody has their token.
    const unchosen = and(eq(oneTimeToken.purpose, 'choice'), lt(oneTimeToken.expiresAt, now));
    const sessionIds = tx.select({ id: oneTimeToken.sessionId }).from(oneTimeToken).where(unchosen);
    await tx.delete(session).where(inArray(session.id, sessionIds));
    await tx.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, now));
    await tx.delete(signInTicket).where(lt(signInTicket.expiresAt, now));
    await tx
      .update(account)
      .set({ pendingEmail: null, pendingUntil: null })
      .where(lt(account.pendingUntil, now));
    await tx.delete(attempt).where(lt(attempt.windowStart, yesterday));
  });
}

const day = 24 * 60 * 60 * 1000;
