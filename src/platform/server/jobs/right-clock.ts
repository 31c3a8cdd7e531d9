import type { Pool } from 'pg';
import { putBackFuture } from './queries.ts';

/** Clocks of several processes may differ by this much, in ms. */
const tolerance = 10 * 60 * 1000;
/** No job is meant for later than that, in ms: the longest pause between two tries is six hours. */
const farthestOff = 8 * 60 * 60 * 1000;

/**
 * Mends what a clock that was ahead has left behind: graphile-worker starts no job of the clock
 * before the time of its last start, and what was added to be done at once would wait until then.
 * `now` is the time of this process, as the clock's jobs go by it.
 */
export async function forgetFuture(pool: Pool, now: Date): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  await putBackFuture(pool, { now, latest: later(tolerance), farthest: later(farthestOff) });
}

/** Whether the clock's next jobs are so far off that it must have been put back, both in ms. */
export const isPutBack = (expected: number, current: number): boolean =>
  expected - current > 2 * 60 * 1000;
