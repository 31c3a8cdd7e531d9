import type { Database } from './pool.ts';
import { prepared } from './prepared.ts';
import { inOneTrip } from './scope.ts';

const read = prepared(`select now() as at, extract(epoch from now())::float8 * 1000 as ms,
  (select count(*) from (select from brand limit 1) one) as brands`);

/**
 * Reads the way that every call does: with the app's rights, through row security, and a moment by the driver.
 * Throws PostgreSQL's own error where that doesn't work.
 */
export async function readAsCalls(database: Database): Promise<void> {
  const rows = await inOneTrip<{ at: Date | null; ms: number }>(database, {}, [read()]);
  const { at, ms } = rows[0] ?? { at: null, ms: 0 };
  if (!at || Math.abs(at.getTime() - ms) > 1)
    throw new Error(`the database’s moment ${new Date(ms).toISOString()} was read as ${at}`);
}
