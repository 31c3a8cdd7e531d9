import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/pool.ts';
import { attempt } from '#server/db/schema/installation.ts';
import { opening, type Tx } from '#server/db/scope.ts';

/** A key's count after an attempt, and when its window began. */
export interface Counted {
  key: string;
  failures: number;
  windowStart: Date;
}

/**
 * Counts one attempt for each key, in one statement. A window that began at `oldest` or before is
 * over, and one that begins after `newest` too: the clock was set back since. In the order of the
 * keys, so that nobody waits in a circle.
 */
export function addAttempt(
  tx: Tx,
  keys: readonly string[],
  { now, oldest, newest }: { now: Date; oldest: Date; newest: Date },
): Promise<Counted[]> {
  const start = attempt.windowStart;
  const isOver = sql`(${start} <= ${oldest.toISOString()} or ${start} > ${newest.toISOString()})`;
  return tx
    .insert(attempt)
    .values([...keys].sort().map((key) => ({ key, windowStart: now, failures: 1 })))
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${attempt.failures} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${start} end`,
      },
    })
    .returning({ key: attempt.key, failures: attempt.failures, windowStart: attempt.windowStart });
}

/**
 * Takes back what was counted, unless its window is over. In one round trip: every sign-in does it.
 * Keys are our own digests, so they are safe in the text of the statement.
 */
export async function takeBack(database: Database, counted: readonly Counted[]): Promise<void> {
  const rows = counted.map(
    ({ key, windowStart }) => `('${key}', '${windowStart.toISOString()}'::timestamptz)`,
  );
  await database.pool.query(
    `${opening({})};
     with mine as (
       select a.key from attempt a join (values ${rows.join(', ')}) as counted (key, began)
         on a.key = counted.key and a.window_start = counted.began
       order by a.key for update of a)
     update attempt set failures = failures - 1 from mine
     where attempt.key = mine.key and failures > 0;
     commit`,
  );
}
