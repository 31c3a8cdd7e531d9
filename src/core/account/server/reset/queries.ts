import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { endTrust } from '#core/account/server/factor/queries.ts';
import { endOthers } from '#core/account/server/session/queries.ts';
import { account, brand, oneTimeToken, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { nothingPending } from '#core/user/server/account-queries.ts';
import type { Database } from '#platform/server/db/pool.ts';
import {
  type Scope,
  seeAccount,
  seeing,
  type Tx,
  withPossession,
} from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

export type LinkPurpose = 'reset' | 'account' | 'newEmail' | 'join';

export interface MailedLink {
  tokenHash: string;
  purposes: readonly LinkPurpose[];
}

/** Links that set a first password, or a new one. */
export const passwordLinks = ['reset', 'account'] as const satisfies LinkPurpose[];

/** A link for one of these purposes that still works. */
const works = ({ tokenHash, purposes }: MailedLink, now: Date) =>
  and(
    eq(oneTimeToken.tokenHash, tokenHash),
    inArray(oneTimeToken.purpose, [...purposes]),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  );

/**
 * Whose link it is. Undefined when it is unknown, spent or expired, or when the e-mail has got an
 * owner meanwhile: they accept by a link of another kind (decision 046).
 */
export function findLink(database: Database, wanted: MailedLink, now: Date) {
  return withPossession(database, { tokenHash: wanted.tokenHash }, async (tx) => {
    const [link] = await tx
      .select({
        purpose: oneTimeToken.purpose,
        accountId: oneTimeToken.accountId,
        holdingSlug: brand.slug,
        company: brand.name,
      })
      .from(oneTimeToken)
      .leftJoin(brand, eq(brand.id, oneTimeToken.forBrandId))
      .where(works(wanted, now));
    const found = link && (await findAccount(tx, link.accountId));
    if (!found || found.hasToAccept !== (link.purpose === 'join')) return undefined;
    return { ...found, holdingSlug: link.holdingSlug, company: link.company };
  });
}

async function findAccount(tx: Tx, accountId: string) {
  await seeAccount(tx, accountId);
  const { email, pendingEmail, firstName, lastName, passwordHash, waitsIn } = account;
  const [found] = await tx
    .select({ email, pendingEmail, firstName, lastName, passwordHash, waitsIn })
    .from(account)
    .where(eq(account.id, accountId));
  if (!found) return undefined;
  const owned = and(eq(account.email, found.email), isNull(account.waitsIn));
  const hasToAccept =
    found.waitsIn !== null &&
    (await seeing(tx, 'app.email', found.email, () => tx.$count(account, owned))) > 0;
  return { ...found, hasToAccept };
}

const hasPassword = sql<boolean>`${account.passwordHash} is not null`;

/**
 * Spends the link; the transaction sees its account from here on. Undefined when it no longer
 * works.
 */
export async function spendLink(
  tx: Tx,
  link: MailedLink,
  now: Date,
): Promise<{ accountId: string; brandId: string | null } | undefined> {
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(works(link, now))
    .returning({ accountId: oneTimeToken.accountId, brandId: oneTimeToken.forBrandId });
  if (spent) await seeAccount(tx, spent.accountId);
  return spent;
}

/**
 * Sets the password, ends all sessions except `keptSession` and all trust in devices, and takes back every mailed
 * link and the e-mail that waits for one. Anybody who sets it accepts what a company has typed about them.
 */
export async function replacePassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  // Without a session, the person came by a mailed link.
  const proof = keptSession ? {} : { emailProven: true };
  await tx
    .update(account)
    .set({ passwordHash, waitsIn: null, ...proof, ...nothingPending })
    .where(eq(account.id, accountId));
  if (keptSession) await endOthers(tx, { accountId, kept: keptSession });
  else await tx.delete(session).where(eq(session.accountId, accountId));
  await endTrust(tx, accountId);
  await tx.delete(oneTimeToken).where(
    and(
      eq(oneTimeToken.accountId, accountId),
      isNull(oneTimeToken.usedAt),
      // A new password is the first thing to set by whoever is to stop a change of rights, too (rule 98b).
      ne(oneTimeToken.purpose, 'stopRight'),
    ),
  );
}

export interface Recipient {
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  hasPassword: boolean;
  /** They have not accepted the access yet. */
  waiting: boolean;
  brand: string;
  timeZone: string;
  holdingSlug: string;
}

/** The recipient of a letter of this brand. Undefined when they may not sign in to it. */
export async function findAccountRecipient(
  { tx, brandId }: Scope,
  by: { membershipId: string } | { accountId: string },
): Promise<Recipient | undefined> {
  const [found] = await tx
    .select({
      accountId: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      locale: account.locale,
      hasPassword,
      waiting: sql<boolean>`${account.waitsIn} is not null`,
      brand: brand.name,
      timeZone: brand.timeZone,
      holdingSlug: brand.slug,
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
