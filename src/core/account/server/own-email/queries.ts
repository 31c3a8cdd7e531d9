import { and, eq, gt } from 'drizzle-orm';
import { account } from '#core/company/server/tables/installation.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';

export interface Pending {
  email: string;
  until: Date;
}

/**
 * The e-mail that waits for its proof, or undefined. It can't change until the transaction ends, so
 * no link is made for an e-mail that is being given up.
 */
export async function keepPending(
  { tx }: { tx: Tx },
  accountId: string,
  now: Date,
): Promise<Pending | undefined> {
  const [found] = await tx
    .select({ email: account.pendingEmail, until: account.pendingUntil })
    .from(account)
    .where(and(eq(account.id, accountId), gt(account.pendingUntil, now)))
    .for('update');
  return found?.email && found.until ? { email: found.email, until: found.until } : undefined;
}

export async function prolongPending({ tx }: Scope, accountId: string, until: Date): Promise<void> {
  await tx.update(account).set({ pendingUntil: until }).where(eq(account.id, accountId));
}
