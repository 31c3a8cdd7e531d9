import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/t.ts';
import type { Database } from '#server/db/pool.ts';
import { membership } from '#server/db/schema/directory.ts';
import { account, brand, oneTimeToken, session } from '#server/db/schema/installation.ts';
import { type Scope, type Tx, withPossession } from '#server/db/scope.ts';

/** A link that still works: to set a first password, or another one. */
const works = (tokenHash: string, now: Date) =>
  and(
    eq(oneTimeToken.tokenHash, tokenHash),
    inArray(oneTimeToken.purpose, ['reset', 'account']),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  );

/** Whose password the link with this hash sets; undefined when it is unknown, spent or over. */
export function findLink(database: Database, tokenHash: string, now: Date) {
  return withPossession(database, { tokenHash }, async (tx) => {
    const [link] = await tx
      .select({ accountId: oneTimeToken.accountId })
      .from(oneTimeToken)
      .where(works(tokenHash, now));
    return link && findAccount(tx, link.accountId);
  });
}

async function findAccount(tx: Tx, accountId: string): Promise<{ email: string } | undefined> {
  await seeAccount(tx, accountId);
  const [found] = await tx
    .select({ email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  return found;
}

/** From here on the transaction sees the account and what is its own. */
const seeAccount = (tx: Tx, accountId: string) =>
  tx.execute(sql`select set_config('app.account_id', ${accountId}, true)`);

/** From here on the transaction may write into the brand's journal of actions. */
export const enterBrand = (tx: Tx, brandId: string) =>
  tx.execute(sql`select set_config('app.brand_id', ${brandId}, true)`);

/** Spends the link and sees its account from here on; undefined when it does not work any more. */
export async function spendLink(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ accountId: string; brandId: string | null } | undefined> {
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(works(tokenHash, now))
    .returning({ accountId: oneTimeToken.accountId, brandId: oneTimeToken.forBrandId });
  if (spent) await seeAccount(tx, spent.accountId);
  return spent;
}

/** Sets the password, ends the sessions but the one to be kept, and takes back every mailed link. */
export async function replacePassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  // Without a session it came by a mailed link.
  const proof = keptSession ? {} : { emailProven: true };
  await tx
    .update(account)
    .set({ passwordHash, ...proof })
    .where(eq(account.id, accountId));
  await tx
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        keptSession ? ne(session.tokenHash, keptSession) : undefined,
      ),
    );
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.accountId, accountId), isNull(oneTimeToken.usedAt)));
}

interface Recipient {
  accountId: string;
  email: string;
  firstName: string;
  locale: Locale;
  hasPassword: boolean;
  brand: string;
}

/** Whom a letter of this brand goes to; undefined when they may not sign in to it. */
export async function findRecipient(
  { tx, brandId }: Scope,
  by: { membershipId: string } | { accountId: string },
): Promise<Recipient | undefined> {
  const [found] = await tx
    .select({
      accountId: account.id,
      email: account.email,
      firstName: account.firstName,
      locale: account.locale,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      brand: brand.name,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(
      and(
        eq(membership.brandId, brandId),
        'accountId' in by
          ? eq(membership.accountId, by.accountId)
          : eq(membership.id, by.membershipId),
        eq(membership.disabled, false),
        eq(brand.active, true),
      ),
    );
  return found;
}
