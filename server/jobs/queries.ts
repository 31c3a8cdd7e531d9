import type { Database } from '#server/db/pool.ts';
import type { JobName } from './add-job.ts';

/**
 * Makes due what is due at `now`, what was added to be done at once and what waits for another
 * try, whatever the database's clock says, and puts the rest under the flag `later`. As the
 * queue's owner, outside of any brand.
 */
export async function markDueJobs({ pool }: Database, now: Date): Promise<void> {
  // A job that replaces another keeps the moment when that one was added.
  const isDue = 'run_at <= $1 or run_at in (created_at, updated_at) or attempts > 0';
  await pool.query(
    `update graphile_worker._private_jobs set
       flags = case when ${isDue} then null else '{"later": true}'::jsonb end,
       run_at = case when ${isDue} then least(run_at, now()) else run_at end
     where locked_at is null`,
    [now],
  );
}

export async function unmarkJobs({ pool }: Database): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set flags = null where flags is not null');
}

/**
 * Makes kinds of jobs known that are not yet. The first job of a kind does that itself, and whoever
 * else adds one waits for its transaction: what adds them in several long ones names them before.
 */
export async function nameJobs({ pool }: Database, names: JobName[]): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])
     on conflict do nothing`,
    [names],
  );
}
