import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { accountFactor } from '#core/factor/server/tables/factor.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Tx } from '#platform/server/db/scope.ts';

/** Passkeys in force: one whose adding was broken off opens nothing, and may be made again. */
interface Whose {
  accountId: string;
  /** The host that passkeys are bound to now: others would answer nothing. */
  rpId: string;
}

const usable = ({ accountId, rpId }: Whose) =>
  and(
    eq(accountFactor.accountId, accountId),
    eq(accountFactor.kind, 'passkey'),
    eq(accountFactor.rpId, rpId),
    accountFactor.isInForce,
  );

/** The account's passkey of this id. */
export async function findPasskey(tx: Tx, whose: Whose, credentialId: Buffer) {
  const { id, publicKey } = accountFactor;
  const [found] = await tx
    .select({ id, publicKey: sql<Buffer>`${publicKey}` })
    .from(accountFactor)
    .where(and(usable(whose), eq(accountFactor.credentialId, credentialId)));
  return found;
}

/**
 * Keeps that a passkey was used. False where its counter has not gone on since: then somebody has a copy of
 * it, or had one. Passkeys that live on several devices count nothing and stay at 0.
 */
export async function keepUse(
  tx: Tx,
  { id, counter, backedUp, now }: { id: string; counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const goesOn = sql`(${accountFactor.counter} < ${counter} or ${accountFactor.counter} = 0 and ${counter} = 0)`;
  const kept = await tx
    .update(accountFactor)
    .set({ counter, backedUp, lastUsedAt: now })
    .where(and(eq(accountFactor.id, id), goesOn))
    .returning({ id: accountFactor.id });
  return kept.length > 0;
}

/** The ids of the account's passkeys, as browsers take them. */
export async function listCredentials(tx: Tx, whose: Whose) {
  const rows = await tx
    .select({ credentialId: sql<Buffer>`${accountFactor.credentialId}` })
    .from(accountFactor)
    .where(usable(whose))
    .orderBy(accountFactor.createdAt);
  return rows.map(({ credentialId }) => ({
    type: 'public-key' as const,
    id: credentialId.toString('base64url'),
  }));
}

/** For which hosts other than this one passkeys were made, and how many. */
export const countForeign = (database: Database, rpId: string | undefined) =>
  acrossBrands(database, (tx) =>
    tx
      .select({ host: sql<string>`${accountFactor.rpId}`, count: sql<number>`count(*)::int` })
      .from(accountFactor)
      .where(and(eq(accountFactor.kind, 'passkey'), ne(accountFactor.rpId, rpId ?? '')))
      .groupBy(accountFactor.rpId)
      .orderBy(accountFactor.rpId),
  );

/** Deletes the passkeys that were made for these hosts. */
export async function deleteForeign(database: Database, hosts: string[]): Promise<void> {
  await acrossBrands(database, (tx) =>
    tx
      .delete(accountFactor)
      .where(and(eq(accountFactor.kind, 'passkey'), inArray(accountFactor.rpId, hosts))),
  );
}
