import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SsoRefusal } from '#core/sso/contract/rules/sso.ts';
import {
  ssoAsked,
  ssoAttempt,
  ssoIdentity,
  ssoSpent,
  ssoTest,
} from '#core/sso/server/tables/sso.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';

/** Who has come by a company's own sign-in, who wants to, and who is on the way. */

interface Identity {
  connectionId: string;
  subject: string;
}

const isOne = ({ brandId }: Scope, { connectionId, subject }: Identity) =>
  and(
    eq(ssoIdentity.brandId, brandId),
    eq(ssoIdentity.connectionId, connectionId),
    eq(ssoIdentity.subject, subject),
  );

/** Who that is here. */
export async function findIdentity(scope: Scope, identity: Identity) {
  const [found] = await scope.tx
    .select({ membershipId: ssoIdentity.membershipId })
    .from(ssoIdentity)
    .where(isOne(scope, identity));
  return found?.membershipId;
}

export async function insertIdentity(
  { tx, brandId }: Scope,
  row: Identity & { membershipId: string; createdAt: Date; lastUsedAt: Date | null },
): Promise<void> {
  await tx.insert(ssoIdentity).values({ ...row, brandId });
}

/** Whoever came by another subject of the connection as this member comes by it no more. */
export async function deleteIdentity(
  { tx, brandId }: Scope,
  { connectionId, membershipId }: { connectionId: string; membershipId: string },
): Promise<void> {
  await tx
    .delete(ssoIdentity)
    .where(
      and(
        eq(ssoIdentity.brandId, brandId),
        eq(ssoIdentity.connectionId, connectionId),
        eq(ssoIdentity.membershipId, membershipId),
      ),
    );
}

export async function touchIdentity(scope: Scope, identity: Identity, now: Date): Promise<void> {
  await scope.tx.update(ssoIdentity).set({ lastUsedAt: now }).where(isOne(scope, identity));
}

/** Notes who was not let in, once for each of them. Returns whether it is the first time. */
export async function noteAsked(
  { tx, brandId }: Scope,
  row: Identity & {
    id: string;
    email: string | null;
    name: string | null;
    reason: SsoRefusal;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...who } = row;
  const [noted] = await tx
    .insert(ssoAsked)
    .values({ ...who, brandId, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [ssoAsked.brandId, ssoAsked.connectionId, ssoAsked.subject],
      set: {
        email: who.email,
        name: who.name,
        reason: who.reason,
        lastAt: now,
        count: sql`${ssoAsked.count} + 1`,
      },
    })
    .returning({ count: ssoAsked.count });
  return noted?.count === 1;
}

export type SsoAttempt = typeof ssoAttempt.$inferSelect;

export async function insertAttempt(
  { tx, brandId }: Scope,
  row: Omit<typeof ssoAttempt.$inferInsert, 'brandId'>,
): Promise<void> {
  await tx.insert(ssoAttempt).values({ ...row, brandId });
}

/** Takes it out, so that it works once. The transaction possesses the state's hash as its token. */
export async function takeSsoAttempt(tx: Tx, stateHash: string, now: Date) {
  const [taken] = await tx
    .delete(ssoAttempt)
    .where(and(eq(ssoAttempt.stateHash, stateHash), gt(ssoAttempt.expiresAt, now)))
    .returning();
  return taken;
}

/** False where it was spent before. */
export async function spend(
  { tx, brandId }: Scope,
  { hash, until }: { hash: string; until: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(ssoSpent)
    .values({ brandId, hash, until })
    .onConflictDoNothing();
  return rowCount === 1;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** Removes what is over in all companies: sign-ins on their way, tries, spent values, who asked a month ago. */
export async function deleteOver(database: Database, now: Date): Promise<void> {
  await acrossBrands(database, async (tx) => {
    await tx.delete(ssoAttempt).where(lt(ssoAttempt.expiresAt, now));
    await tx.delete(ssoTest).where(lt(ssoTest.expiresAt, now));
    await tx.delete(ssoSpent).where(lt(ssoSpent.until, now));
    await tx.delete(ssoAsked).where(lt(ssoAsked.lastAt, new Date(now.getTime() - month)));
  });
}
