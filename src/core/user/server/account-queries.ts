import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { account, oneTimeToken, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import {
  accountFactor,
  accountRecovery,
  signInTicket,
  trustedDevice,
} from '#core/factor/server/tables/factor.ts';
import { type Scope, seeing } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Clears an e-mail that waits for its proof. */
export const nothingPending = { pendingEmail: null, pendingUntil: null };

/** What an account holds about its person, the same in every brand (rule 1). */
export interface AccountPerson {
  firstName: string;
  lastName: string;
  locale: Locale;
  slackId: string | null;
}

/**
 * Taken first by the person who makes or moves an account by its e-mail: two at once would make two
 * accounts.
 */
export async function lockEmail({ tx }: Scope, email: string): Promise<void> {
  const key = `account ${email}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The id of the account that the e-mail's owner has, whichever brands it belongs to. */
export function findAccountId({ tx }: Scope, email: string): Promise<string | undefined> {
  return seeing(tx, 'app.email', email, async () => {
    const [found] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), isNull(account.waitsIn)));
    return found?.id;
  });
}

/** Whether another brand has the account as a member. Then we may not change it on our own. */
export function isUsedElsewhere({ tx, brandId }: Scope, accountId: string): Promise<boolean> {
  return seeing(tx, 'app.account_id', accountId, async () => {
    const others = and(eq(membership.accountId, accountId), ne(membership.brandId, brandId));
    return (await tx.$count(membership, others)) > 0;
  });
}

/**
 * Keeps what the company has typed about somebody until they accept (decision 046). Whether the
 * e-mail has an owner elsewhere is not even looked up, so nobody can learn it from us.
 */
export async function insertWaiting(
  { tx, brandId }: Scope,
  person: AccountPerson & { email: string },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(account).values({ id, ...person, waitsIn: brandId });
  return id;
}

/** Forgets what the company has typed about somebody, when that is all this account is. */
export async function deleteWaiting({ tx, brandId }: Scope, accountId: string): Promise<void> {
  await tx.delete(account).where(and(eq(account.id, accountId), eq(account.waitsIn, brandId)));
}

/**
 * Call it only once the account is a member of the brand: before that, row security hides it. A new
 * e-mail is only a claim until a letter to it has been answered.
 */
export async function updateAccount(
  { tx }: Scope,
  accountId: string,
  changed: Partial<AccountPerson & { email: string }>,
): Promise<void> {
  const claim = changed.email === undefined ? {} : { emailProven: false, ...nothingPending };
  await tx
    .update(account)
    .set({ ...changed, ...claim })
    .where(eq(account.id, accountId));
}

/**
 * For an account that has just become a member by a link to its e-mail. If a person had only claimed
 * that e-mail in another brand, they are signed out everywhere and lose the password and the factors: it is
 * the reader of the letter who sets the next ones (decision 025).
 */
export async function requireConfirmation({ tx }: Scope, accountId: string): Promise<void> {
  const claimed = await tx
    .update(account)
    .set({ passwordHash: null, emailProven: true, ...nothingPending })
    .where(and(eq(account.emailProven, false), eq(account.id, accountId)))
    .returning({ id: account.id });
  if (claimed.length === 0) return;
  await seeing(tx, 'app.account_id', accountId, async () => {
    await tx.delete(session).where(eq(session.accountId, accountId));
    await tx.delete(oneTimeToken).where(eq(oneTimeToken.accountId, accountId));
    // A passkey would open the account without the password, and an app would keep its owner out.
    for (const table of [accountFactor, accountRecovery, trustedDevice, signInTicket]) {
      await tx.delete(table).where(eq(table.accountId, accountId));
    }
  });
}

/**
 * Signs the person out of the brand and takes back the links that it has mailed them. A session in
 * another brand goes on, even if it was handed over from here.
 */
export async function endAccess({ tx, brandId }: Scope, accountId: string): Promise<void> {
  await seeing(tx, 'app.account_id', accountId, async () => {
    await tx.execute(sql`update session c set parent_id = null from session p
      where p.account_id = ${accountId} and p.session_brand_id = ${brandId}
        and c.parent_id = p.id and c.session_brand_id <> p.session_brand_id`);
  });
  await tx
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.sessionBrandId, brandId)));
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.accountId, accountId), eq(oneTimeToken.forBrandId, brandId)));
}

/** Devices that are asked for no second factor are asked again, unless another company counts on them as well. */
export const endTrustHere = ({ tx, brandId }: Scope, accountId: string): Promise<void> =>
  seeing(tx, 'app.account_id', accountId, async () => {
    await tx.execute(sql`delete from trusted_device
      where account_id = ${accountId} and not exists (select from membership m
        where m.account_id = ${accountId} and m.brand_id <> ${brandId} and not m.disabled)`);
  });

/** Takes back every link mailed to the account. */
export function deleteLinks({ tx }: Scope, accountId: string): Promise<void> {
  return seeing(tx, 'app.account_id', accountId, async () => {
    await tx.delete(oneTimeToken).where(eq(oneTimeToken.accountId, accountId));
  });
}

/**
 * Saves the e-mail that the person wants from now on. Links to one they wanted before stop working.
 */
export async function keepPendingEmail(
  { tx }: Scope,
  accountId: string,
  pending: { pendingEmail: string; pendingUntil: Date } | typeof nothingPending,
): Promise<void> {
  await tx.update(account).set(pending).where(eq(account.id, accountId));
  await seeing(tx, 'app.account_id', accountId, async () => {
    await tx
      .delete(oneTimeToken)
      .where(and(eq(oneTimeToken.accountId, accountId), eq(oneTimeToken.purpose, 'newEmail')));
  });
}
