import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './pool.ts';

/** Tables in which answers stood until they became a report. */
const answered = ['sheet', 'report_ledger', 'assignment'];

/**
 * A transaction that began before the rows went, in whatever database of the server, is mostly over a
 * moment later.
 */
const mostTries = 4;
const pause = 100;

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
    for (const table of answered) await writeAnew(client, table);
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

/**
 * Writing a table anew takes along what some open transaction can still see, gone or not. Then it is
 * written once more. Throws where that transaction stays open.
 */
async function writeAnew(client: PoolClient, table: string): Promise<void> {
  for (let tries = 1; (await rewrite(client, table)) > 0; tries += 1) {
    if (tries === mostTries) throw new Error(`an open transaction still sees what ${table} held`);
    await wait(pause);
  }
}

/** Returns how many rows that are gone were taken along. The server says so in a notice's detail. */
async function rewrite(client: PoolClient, table: string): Promise<number> {
  let left = 0;
  const hear = ({ detail }: { detail?: string | undefined }) => {
    left += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  };
  client.on('notice', hear);
  try {
    await client.query(`vacuum (full, verbose) ${table}`);
  } finally {
    client.off('notice', hear);
  }
  await client.query(`analyze ${table}`);
  return left;
}
