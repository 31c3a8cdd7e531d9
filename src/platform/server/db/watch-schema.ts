import type { Logger } from 'pino';
import type { Database } from './pool.ts';
import { knownMigrations, readNoted, tooOld } from './schema-release.ts';

/** What a process knows of the schema that it runs on, which a newer program may change under it. */
export interface SchemaWatch {
  /** Asks the database. Throws what that does. */
  look: () => Promise<void>;
  /** Aborted once it was found that this program may not work with the schema any more. */
  tooOld: AbortSignal;
}

export function watchSchema(database: Database, log: Pick<Logger, 'error'>): SchemaWatch {
  const known = knownMigrations().length;
  const over = new AbortController();
  return {
    look: async () => {
      const noted = await readNoted(database.pool);
      if (over.signal.aborted || !noted || noted.fewestSteps <= known) return;
      log.error(`${tooOld(noted.product)} Calls are answered 503, and jobs are left to others.`);
      over.abort();
    },
    tooOld: over.signal,
  };
}
