import type { Database } from '#platform/server/db/pool.ts';

/** Fewer rows are found quickly in whatever way. */
const fewest = 1_000;

/**
 * Lets PostgreSQL count people and lists of cycles after so many people of one have changed: it does so by itself
 * within a minute, and until then takes the tables for empty and compares thousands with each other. After
 * the transaction, for nobody is to wait for the count.
 */
export async function countCycleRows({ pool }: Database, changedCount: number): Promise<void> {
  if (changedCount < fewest) return;
  await pool.query('analyze (skip_locked) cycle_subject, cycle_rater');
}
