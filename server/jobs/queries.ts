import type { Database } from '#server/db/pool.ts';
import type { JobName } from './add-job.ts';

/**
 * Registers kinds of jobs that are not known yet. Otherwise the first job of a kind does it, and
 * everyone else who adds one waits for its transaction. Several long transactions that add jobs
 * register their kinds first.
 */
export async function nameJobs({ pool }: Database, names: JobName[]): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])
     on conflict do nothing`,
    [names],
  );
}
