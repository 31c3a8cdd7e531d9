import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/pool.ts';
import { keyringMaster } from '#server/db/schema/installation.ts';
import { withPossession } from '#server/db/scope.ts';

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
