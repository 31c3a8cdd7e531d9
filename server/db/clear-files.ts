import type { Database } from './pool.ts';

/** Tables in which answers stood until they became a report. */
const answered = ['sheet', 'report_ledger', 'assignment'];

/**
 * Leaves no former version of an answer in the tables' files: deleting rows only frees their place,
 * so the tables are written anew. They are locked meanwhile, each for as long as that takes; it gives
 * up, to be tried again, rather than wait for long itself (decision 056). `ownsServer` also ends the
 * write-ahead log that tells who answered when; elsewhere only an administrator may do that.
 */
export async function clearFiles({ pool }: Database, ownsServer: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = '2s'`);
    for (const table of answered) await client.query(`vacuum (full, analyze) ${table}`);
    if (ownsServer) {
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
    }
    await client.query('reset lock_timeout');
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}
