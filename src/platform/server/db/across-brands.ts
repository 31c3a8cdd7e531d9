import { drizzle } from 'drizzle-orm/node-postgres';
import { isBroken } from './away.ts';
import type { Database } from './pool.ts';
import { operatorSetting } from './row-security.ts';
import type { Tx } from './scope.ts';

/**
 * Runs `work` in a transaction that sees the rows of every brand, as the owner of the tables. It is for
 * the clock, which asks what companies have work and forgets what has expired: no row of a company is to
 * leave by it.
 */
export async function acrossBrands<R>(
  { pool }: Database,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; set local ${operatorSetting} = 'on'`);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    if (isBroken(error)) broken = error;
    else await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}
