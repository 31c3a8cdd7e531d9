import { asc, eq, sql } from 'drizzle-orm';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, withPossession } from '#platform/server/db/scope.ts';
import type { Encryption } from './encrypt.ts';
import { keyringMaster } from './tables/keyring.ts';

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

/** Columns that hold what the keyring has sealed, and the column that says where it belongs. */
const encryptedColumns = [
  { table: 'sso_connection', column: 'sealed_secret', place: 'id', purpose: 'secret' },
  { table: 'hook', column: 'sealed_secret', place: 'id', purpose: 'secret' },
  { table: 'hook', column: 'former_sealed', place: 'id', purpose: 'secret' },
  { table: 'source', column: 'sealed_login', place: 'id', purpose: 'secret' },
  { table: 'people_run', column: 'sealed_file', place: 'id', purpose: 'secret' },
  { table: 'account_factor', column: 'sealed', place: 'id', purpose: 'totp' },
] as const;

/**
 * Seals anew, as `renew` says, what lies sealed in the database. What is replaced meanwhile stays. Returns how
 * many were sealed anew; null from `renew` leaves one as it is.
 */
export const encryptAnew = (
  database: Database,
  renew: (encrypt: Encryption, sealed: Buffer) => Promise<Buffer | null>,
): Promise<number> =>
  acrossBrands(database, async ({ $client }) => {
    let count = 0;
    for (const { table, column, place, purpose } of encryptedColumns) {
      const { rows } = await $client.query<{ place: string; sealed: Buffer }>(
        `select ${place}::text as place, ${column} as sealed from ${table} where ${column} is not null`,
      );
      for (const { place: at, sealed } of rows) {
        const renewed = await renew({ purpose, place: at }, sealed);
        if (!renewed) continue;
        const { rowCount } = await $client.query(
          `update ${table} set ${column} = $2 where ${place}::text = $1 and ${column} = $3`,
          [at, renewed, sealed],
        );
        count += rowCount ?? 0;
      }
    }
    return count;
  });
