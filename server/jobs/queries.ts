import type { Database } from '#server/db/pool.ts';
import type { JobName } from './add-job.ts';

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
