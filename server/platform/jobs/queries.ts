import type { Database } from '#server/platform/db/pool.ts';
import type { JobName } from './add-job.ts';

/**
 * Registers kinds of jobs that are not known yet. Otherwise the first job of a kind does it, and
 * everyone else who adds one waits for its transaction. Several long transactions that add jobs
 * register their kinds first.
 */
export async function nameJobs({ pool }: Database, names: readonly JobName[]): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])
     on conflict do nothing`,
    [names],
  );
}

/** A job under way for longer is stuck: what it needs gives up long before, as mail does (decision 053). */
const stuckAfter = '15 minutes';

interface Jobs {
  waiting: number;
  retrying: number;
  later: number;
  running: number;
  stuck: number;
  failed: number;
  /** Of the one that has been due for longest, in seconds. */
  oldestAge: number;
}

/** How many jobs are in which state, by the clock of the database as the queue itself. */
export async function countJobs({ pool }: Database): Promise<Jobs> {
  const { rows } = await pool.query<Jobs>(`
    with job as (
      select *, attempts >= max_attempts and locked_at is null as failed, run_at <= now() as due
      from graphile_worker._private_jobs
    )
    select
      count(*) filter (where not failed and due and locked_at is null) as waiting,
      count(*) filter (where not failed and not due and attempts > 0) as retrying,
      count(*) filter (where not failed and not due and attempts = 0) as later,
      count(*) filter (where locked_at > now() - interval '${stuckAfter}') as running,
      count(*) filter (where locked_at <= now() - interval '${stuckAfter}') as stuck,
      count(*) filter (where failed) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where not failed and due)), 0)::float
        as "oldestAge"
    from job`);
  return rows[0] as Jobs;
}
