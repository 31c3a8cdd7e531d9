import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Device } from '#contract/rules/device.ts';
import type { Locale } from '#i18n/t.ts';
import { shortName } from '#server/db/people.ts';
import type { Database } from '#server/db/pool.ts';
import { prepared } from '#server/db/prepared.ts';
import { membership } from '#server/db/schema/directory.ts';
import {
  account,
  attempt,
  brand,
  oneTimeToken,
  secret,
  session,
} from '#server/db/schema/installation.ts';
import {
  inOneTrip,
  seeAccount,
  type Tx,
  together,
  withBrand,
  withPossession,
} from '#server/db/scope.ts';

export interface SessionRow {
  sessionId: string;
  accountId: string;
  email: string;
  locale: Locale;
  brandId: string;
  brandSlug: string;
  brandActive: boolean;
  timeZone: string;
  membershipId: string;
  employeeId: string | null;
  roles: string[];
  subordinateIds: string[];
  disabled: boolean;
  lastUsedAt: Date;
  expiresAt: Date;
}

/** A session that begins now. */
interface NewSession extends Device {
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
     b.active as "brandActive", b.time_zone as "timeZone", m.id as "membershipId", m.employee_id as "employeeId", m.roles,
     m.subordinate_ids as "subordinateIds", m.disabled,
     s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt"
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
     expires_at, created_at, last_used_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
);

export async function insertSession({ $client }: Tx, row: NewSession): Promise<void> {
  const { id, tokenHash, accountId, brandId, parentId, browser, system } = row;
  const { expiresAt, createdAt } = row;
  await $client.query(
    newSession(id, tokenHash, accountId, brandId, parentId, browser, system, expiresAt, createdAt),
  );
}

/** When a session ends at the latest. */
export async function findSessionEnd(tx: Tx, id: string): Promise<Date | undefined> {
  const [found] = await tx
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, id));
  return found?.expiresAt;
}

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
export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash));
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
    });
  return spent;
}

/** The account that the e-mail's owner has. From here on the transaction sees its memberships. */
export async function findAccountByEmail(tx: Tx, email: string) {
  const [found] = await tx
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.email, email), isNull(account.waitsIn)));
  if (found) await seeAccount(tx, found.id);
  return found;
}

export interface SignInRow {
  id: string;
  passwordHash: string | null;
  /** Last and first name, as the journal of actions names people. */
  name: string;
  /** Null when the account may not sign in to this brand now. */
  brandId: string | null;
  domain: string | null;
}

const accountOfEmail = prepared(
  `select set_config('app.account_id',
     coalesce((select id::text from account where email = $1 and waits_in is null), ''), true)`,
);
const memberOfEmail = prepared(
  `select a.id, a.password_hash as "passwordHash", a.last_name || ' ' || a.first_name as name, b.id as "brandId", b.domain
   from account a
   left join (membership m join brand b on b.id = m.brand_id)
     on m.account_id = a.id and not m.disabled and b.active and b.slug = $2
   where a.email = $1 and a.waits_in is null`,
);

/**
 * The account with this e-mail, and the brand with this slug if the account may sign in to it. The
 * transaction must see the e-mail; from here on it sees the account too.
 */
export async function findSignIn(
  { $client }: Tx,
  { email, slug }: { email: string; slug: string },
): Promise<SignInRow | undefined> {
  const [, found] = await together(
    $client.query(accountOfEmail(email)),
    $client.query<SignInRow>(memberOfEmail(email, slug)),
  );
  return found.rows[0];
}

/** The active brands that have typed this e-mail and wait for its owner to accept, oldest first. */
export async function listWaitingBrands(tx: Tx, email: string) {
  return tx
    .select({ id: brand.id, domain: brand.domain })
    .from(account)
    .innerJoin(brand, eq(brand.id, account.waitsIn))
    .where(and(eq(account.email, email), eq(brand.active, true)))
    .orderBy(brand.createdAt, brand.id);
}

const lockedPassword = prepared(
  'select password_hash as "passwordHash" from account where id = $1 for no key update',
);

/** The account's password hash. Until the transaction ends, nobody else changes it or signs in. */
export async function lockPassword(
  { $client }: Tx,
  accountId: string,
): Promise<string | null | undefined> {
  const { rows } = await $client.query<{ passwordHash: string | null }>(lockedPassword(accountId));
  return rows[0]?.passwordHash;
}

/** The brands that this account may sign in to now. */
export async function listOpenBrands(tx: Tx, accountId: string) {
  return tx
    .select({ id: brand.id, slug: brand.slug, name: brand.name, domain: brand.domain })
    .from(membership)
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(
      and(
        eq(membership.accountId, accountId),
        eq(membership.disabled, false),
        eq(brand.active, true),
      ),
    );
}

/** Every brand that has the account as a member. */
export async function listMemberBrandIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ brandId: membership.brandId })
    .from(membership)
    .where(eq(membership.accountId, accountId))
    .orderBy(membership.brandId);
  return rows.map(({ brandId }) => brandId);
}

/** Lets only one failed sign-in of an account be noted at a time. */
export async function lockFailures(tx: Tx, accountId: string): Promise<void> {
  const key = `failed sign-in ${accountId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Last and first name, as the journal of actions names people. */
export async function findAccountName(tx: Tx, accountId: string): Promise<string> {
  const [found] = await tx
    .select({ name: shortName(account) })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.name ?? '';
}

export async function setLocale(tx: Tx, accountId: string, locale: Locale): Promise<void> {
  await tx.update(account).set({ locale }).where(eq(account.id, accountId));
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
 * Removes what has expired: sessions, one-time tokens, unproven e-mails and counted failures. It
 * goes brand by brand, because row security binds the owner of the tables too unless it is a
 * superuser.
 */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  const brands = await withPossession(database, {}, (tx) =>
    tx.select({ id: brand.id }).from(brand),
  );
  for (const { id: brandId } of brands) {
    await withBrand({ database, brandId }, async ({ tx }) => {
      await tx.delete(session).where(lt(session.expiresAt, now));
      await tx.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, now));
      await tx
        .update(account)
        .set({ pendingEmail: null, pendingUntil: null })
        .where(lt(account.pendingUntil, now));
    });
  }
  const yesterday = new Date(now.getTime() - day);
  await withPossession(database, {}, (tx) =>
    tx.delete(attempt).where(lt(attempt.windowStart, yesterday)),
  );
}

const day = 24 * 60 * 60 * 1000;
