import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/pool.ts';
import { keyringMaster } from '#server/platform/db/schema/installation.ts';
import { type Scope, withPossession } from '#server/platform/db/scope.ts';

/** The master keys that this database's answers need, by number. */
export const listKnownMasters = (database: Database) =>
  withPossession(database, {}, (tx) =>
    tx.select().from(keyringMaster).orderBy(asc(keyringMaster.number)),
  );

/** Notes a master key, unless one of that number is known. Returns the known one's fingerprint. */
export const knowMaster = (
  database: Database,
  number: number,
  fingerprint: string,
): Promise<string> =>
  withPossession(database, {}, async (tx) => {
    await tx.insert(keyringMaster).values({ number, fingerprint }).onConflictDoNothing();
    const [row] = await tx
      .select({ fingerprint: keyringMaster.fingerprint })
      .from(keyringMaster)
      .where(eq(keyringMaster.number, number));
    return row?.fingerprint ?? fingerprint;
  });

export const forgetMaster = (database: Database, number: number) =>
  withPossession(database, {}, (tx) =>
    tx.delete(keyringMaster).where(eq(keyringMaster.number, number)),
  );

/** The advisory lock between those who destroy keys and those who wrap them anew. */
export const wrappingLock = 360_000_003;

/** Until the transaction ends, no key is being wrapped anew: what is destroyed stays so. */
export const keepFromWrapping = ({ tx }: Pick<Scope, 'tx'>) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${wrappingLock})`);

/** Runs `work` while nobody destroys a key. */
export const whileNoneIsDestroyed = <R>(database: Database, work: () => Promise<R>): Promise<R> =>
  withPossession(database, {}, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${wrappingLock})`);
    return work();
  });
