import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Hosts, homeOf } from '#core/company/server/address.ts';
import { isActive, isHere } from '#core/company/server/queries.ts';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { loggedNameText } from '#core/employee/server/tables/people.ts';
import { loggedName, type Named } from '#platform/contract/rules/names.ts';
import type { FormerEntry, SsoState } from '#platform/contract/rules/trust.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { seeAccount, type Tx, together } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { formerEntry, formerEntryOf } from './queries.ts';
import { ipListOf } from './session.ts';

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
  email: string;
  passwordHash: string | null;
  /** Last and first name, as the journal of actions names people. */
  name: string;
  /** Null when the account may not sign in to this brand now. */
  brandId: string | null;
  /** The host where the brand is at home; null: here (rule 73). */
  domain: string | null;
  sso: SsoState;
  isSpare: boolean;
  former: FormerEntry | null;
}

const accountOfEmail = prepared(
  `select set_config('app.account_id',
     coalesce((select id::text from account where email = $1 and waits_in is null), ''), true)`,
);
/** The person, and the brand with the slug $2 if they may sign in to it; its home as seen from the host $3. */
const memberWhere = (whose: string) =>
  `select a.id, a.email, a.password_hash as "passwordHash", ${loggedNameText('a')} as name, b.id as "brandId",
     b.sso, m.is_spare as "isSpare", ${formerEntryOf('b', 'm')} as former,
     coalesce(b.domain, (select $4::text from brand other where other.domain = $3 limit 1)) as domain
   from account a
   left join (membership m join brand b on b.id = m.brand_id)
     on m.account_id = a.id and not m.disabled and b.active and b.slug = $2
   where ${whose} and a.waits_in is null`;
const memberOfEmail = prepared(memberWhere('a.email = $1'));
const memberOfAccount = prepared(memberWhere('a.id = $1'));

/**
 * The account with this e-mail, and the brand with this slug if the account may sign in to it. The
 * transaction must see the e-mail; from here on it sees the account too.
 */
export async function findSignIn(
  { $client }: Tx,
  { email, slug, host, publicHost }: { email: string; slug: string } & Hosts,
): Promise<SignInRow | undefined> {
  const [, found] = await together(
    $client.query(accountOfEmail(email)),
    $client.query<SignInRow>(memberOfEmail(email, slug, host, publicHost)),
  );
  return found.rows[0];
}

/** The same for an account that the transaction sees. */
export async function findEntrant(
  { $client }: Tx,
  { accountId, slug, host, publicHost }: { accountId: string; slug: string } & Hosts,
): Promise<SignInRow | undefined> {
  const given = [accountId, slug, host, publicHost] as const;
  const { rows } = await $client.query<SignInRow>(memberOfAccount(...given));
  return rows[0];
}

/** The active brands that have typed this e-mail and wait for its owner to accept, oldest first. */
export async function listWaitingBrands(tx: Tx, email: string) {
  return tx
    .select({ id: brand.id, domain: brand.domain })
    .from(account)
    .innerJoin(brand, eq(brand.id, account.waitsIn))
    .where(and(eq(account.email, email), isActive))
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

/** The networks that a brand admits this account from. None: from anywhere. The transaction must see the account. */
export async function findIpList(
  tx: Tx,
  { accountId, brandId }: { accountId: string; brandId: string },
  now: Date,
): Promise<readonly string[]> {
  const [found] = await tx
    .select({ roles: membership.roles, ...admission })
    .from(membership)
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(and(eq(membership.accountId, accountId), eq(membership.brandId, brandId)));
  return found ? ipListOf(found, now) : [];
}

const admission = {
  ipFor: brand.ipFor,
  ipList: sql<string[]>`${brand.ipList}::text[]`,
  former: formerEntry,
};

/**
 * The brands that this account may sign in to now, each with its own host, or, as seen from
 * a host, with the one where it is at home. And on which terms (rules 103 and 104).
 */
export async function listOpenBrands(tx: Tx, accountId: string, from?: Hosts) {
  return tx
    .select({
      id: brand.id,
      slug: brand.slug,
      name: brand.name,
      domain: from ? homeOf(from) : brand.domain,
      roles: membership.roles,
      sessionRules: brand.sessionRules,
      ...admission,
      sso: brand.sso,
      isSpare: membership.isSpare,
    })
    .from(membership)
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(and(eq(membership.accountId, accountId), eq(membership.disabled, false), isActive));
}

/** Every brand open here that has the account as a member. */
export async function listMemberBrandIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ brandId: membership.brandId })
    .from(membership)
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(and(eq(membership.accountId, accountId), isHere))
    .orderBy(membership.brandId);
  return rows.map(({ brandId }) => brandId);
}

/** Lets only one failed sign-in of an account be noted at a time. */
export async function lockFailures(tx: Tx, accountId: string): Promise<void> {
  const key = `failed sign-in ${accountId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function findAccountPerson(tx: Tx, accountId: string): Promise<Named | undefined> {
  const [found] = await tx
    .select({ lastName: account.lastName, firstName: account.firstName })
    .from(account)
    .where(eq(account.id, accountId));
  return found;
}

/** The name as the journal of actions has it. */
export async function findAccountName(tx: Tx, accountId: string): Promise<string> {
  const found = await findAccountPerson(tx, accountId);
  return found ? loggedName(found) : '';
}

export async function setLocale(tx: Tx, accountId: string, locale: Locale): Promise<void> {
  await tx.update(account).set({ locale }).where(eq(account.id, accountId));
}
