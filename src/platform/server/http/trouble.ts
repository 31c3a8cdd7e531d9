import type { Context } from '#platform/server/context.ts';
import { diskFull, whyAway } from '#platform/server/db/away.ts';
import { serverVersion } from '#platform/server/db/connection/server-version.ts';
import { readAsCalls } from '#platform/server/db/read-as-calls.ts';
import { sparing } from '#platform/server/shared/sparing.ts';

export type Trouble = ReturnType<typeof watchTrouble>;

/** What calls have met of a database that can't do its work now. */
export function watchTrouble(context: Pick<Context, 'log' | 'database'>) {
  const warn = sparing((line) => context.log.warn(line));
  let isFull = false;
  return {
    /** Whether that error is such trouble. Each cause is logged once a minute. */
    is: (error: unknown): boolean => {
      const why = whyAway(error);
      if (!why) return false;
      isFull ||= why.startsWith(diskFull);
      warn(`calls are answered 503, because the database can't do its work: ${why}`);
      return true;
    },
    /** Which PostgreSQL answers. Throws when none does. */
    version: (): Promise<string> => serverVersion(context.database.pool),
    /** Throws when calls can't read the database, or its disk was full and still is. */
    isReady: async (): Promise<true> => {
      await readAsCalls(context.database);
      if (!isFull) return true;
      await context.database.pool.query(fillAndDrop).catch((error) => {
        if (whyAway(error)) throw error;
      });
      isFull = false;
      return true;
    },
  };
}

/** Half a megabyte that is gone again at once: too much for a full disk. */
const fillAndDrop = `begin; create temp table room on commit drop as
  select repeat('x', 1900) from generate_series(1, 256); commit`;
