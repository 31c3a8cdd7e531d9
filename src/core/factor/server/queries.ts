import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { account, brand, oneTimeToken, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import type { Factor } from '#core/factor/contract/factor.ts';
import { accountFactor, trustedDevice } from '#core/factor/server/tables/factor.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';

const seconds = (moment: typeof accountFactor.createdAt | typeof accountFactor.lastUsedAt) =>
  sql`floor(extract(epoch from ${moment}))::int`;

/** The account's factors in force, the oldest first. */
export const listFactors = (tx: Tx, accountId: string): Promise<Factor[]> =>
  tx
    .select({
      id: accountFactor.id,
      kind: accountFactor.kind,
      name: accountFactor.name,
      browser: accountFactor.browser,
      system: accountFactor.system,
      createdAt: seconds(accountFactor.createdAt).mapWith(Number),
      lastUsedAt: sql<number | null>`${seconds(accountFactor.lastUsedAt)}`,
    })
    .from(accountFactor)
    .where(and(eq(accountFactor.accountId, accountId), eq(accountFactor.isInForce, true)))
    .orderBy(asc(accountFactor.createdAt), asc(accountFactor.id));

/** Devices trusted so far, the last one first; each company counts its own days. */
export const listTrusted = (tx: Tx, accountId: string) =>
  tx
    .select({
      id: trustedDevice.id,
      browser: trustedDevice.browser,
      system: trustedDevice.system,
      trustedAt: trustedDevice.trustedAt,
    })
    .from(trustedDevice)
    .where(eq(trustedDevice.accountId, accountId))
    .orderBy(desc(trustedDevice.trustedAt), asc(trustedDevice.id));

export const countTrustDays = async (tx: Tx, brandId: string): Promise<number> =>
  (await tx.select({ days: brand.trustDays }).from(brand).where(eq(brand.id, brandId)))[0]?.days ??
  0;

export async function renameFactor(
  tx: Tx,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await tx
    .update(accountFactor)
    .set({ name })
    .where(and(eq(accountFactor.accountId, accountId), eq(accountFactor.id, id)))
    .returning({ id: accountFactor.id });
  return renamed.length > 0;
}

export async function deleteFactor(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .delete(accountFactor)
    .where(and(eq(accountFactor.accountId, accountId), eq(accountFactor.id, id)));
}

export async function deleteTrusted(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(trustedDevice)
    .where(and(eq(trustedDevice.accountId, accountId), eq(trustedDevice.id, id)))
    .returning({ id: trustedDevice.id });
  return deleted.length > 0;
}

/** How the session was proved last. */
export const findProvedHow = async (tx: Tx, tokenHash: string) =>
  (
    await tx
      .select({ provedHow: session.provedHow })
      .from(session)
      .where(eq(session.tokenHash, tokenHash))
  )[0]?.provedHow ?? null;

/** A factor has been proved in this session, by adding it. */
export async function markFactor(tx: Tx, tokenHash: string): Promise<void> {
  await tx.update(session).set({ hasFactor: true }).where(eq(session.tokenHash, tokenHash));
}

/** Spends a code that lets a device try. False where there is none such that still works. */
export async function spendLetIn(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await tx
    .delete(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.tokenHash, tokenHash),
        eq(oneTimeToken.purpose, 'letIn'),
        sql`${oneTimeToken.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .returning({ tokenHash: oneTimeToken.tokenHash });
  return spent.length > 0;
}

/** The person of a letter of this brand. Undefined when they may not sign in to it. */
export async function findPerson({ tx, brandId }: Scope, accountId: string) {
  const [found] = await tx
    .select({
      membershipId: membership.id,
      email: account.email,
      firstName: account.firstName,
      locale: account.locale,
      brand: brand.name,
      timeZone: brand.timeZone,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.accountId, accountId),
        eq(membership.disabled, false),
        eq(brand.active, true),
      ),
    );
  return found;
}
