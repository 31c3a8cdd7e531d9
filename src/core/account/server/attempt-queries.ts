import { prepared } from '#platform/server/db/prepared.ts';
import type { Tx } from '#platform/server/db/scope.ts';

/** A key's count after an attempt, and when its window began. */
export interface AttemptCount {
  key: string;
  failures: number;
  windowStart: Date;
}

const isOver = '(attempt.window_start <= $3 or attempt.window_start > $4)';
const oneMore = prepared(
  `insert into attempt (key, window_start, failures)
   select key, $2, $5::int from unnest($1::text[]) as given (key) order by key
   on conflict (key) do update set
     failures = case when ${isOver} then $5 else attempt.failures + $5 end,
     window_start = case when ${isOver} then $2 else attempt.window_start end
   returning key, failures, window_start as "windowStart"`,
);

/**
 * Counts an attempt, or as many as `by`, for each key, in one statement. A window that began at `oldest` or before is
 * over, and one that begins after `newest` too: the clock was set back since. In the order of the
 * keys, so that nobody waits in a circle.
 */
export async function addAttempt(
  { $client }: Tx,
  keys: readonly string[],
  { now, oldest, newest }: { now: Date; oldest: Date; newest: Date },
  by = 1,
): Promise<AttemptCount[]> {
  const { rows } = await $client.query<AttemptCount>(oneMore(keys, now, oldest, newest, by));
  return rows;
}

const oneLess = prepared(
  `with mine as (
     select a.key from attempt a
     join unnest($1::text[], $2::timestamptz[]) as counted (key, began)
       on a.key = counted.key and a.window_start = counted.began
     order by a.key for update of a)
   update attempt set failures = failures - 1 from mine
   where attempt.key = mine.key and failures > 0`,
);

/** Takes back what was counted, unless its window is over. */
export async function takeBackAttempts(
  { $client }: Tx,
  counted: readonly AttemptCount[],
): Promise<void> {
  const keys = counted.map(({ key }) => key);
  await $client.query(
    oneLess(
      keys,
      counted.map(({ windowStart }) => windowStart),
    ),
  );
}
