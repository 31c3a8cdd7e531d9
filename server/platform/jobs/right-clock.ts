import type { Pool } from 'pg';

/** Clocks of several processes may differ by this much, in ms. */
const tolerance = 10 * 60 * 1000;

/**
 * Mends what a clock that was ahead has left behind: graphile-worker starts no job of the clock
 * before the time of its last start, and what was added to be done at once would wait until then.
 * `now` is the time of this process, as the clock's jobs go by it.
 */
export async function forgetFuture(pool: Pool, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + tolerance);
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = $1
     where last_execution > $2`,
    [now, latest],
  );
  await pool.query(
    `update graphile_worker._private_jobs set run_at = $1
     where locked_at is null and run_at > $2
       and (created_at > $2 and run_at <= created_at or updated_at > $2 and
         (run_at <= updated_at or attempts > 0))`,
    [now, latest],
  );
}

/** Whether the clock's next jobs are so far off that it must have been put back, both in ms. */
export const isPutBack = (expected: number, current: number): boolean =>
  expected - current > 2 * 60 * 1000;
