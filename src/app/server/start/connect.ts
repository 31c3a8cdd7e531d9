import type { Logger } from 'pino';
import type { Context } from '#platform/server/context.ts';
import {
  answersAtOnce,
  type Database,
  jobLimits,
  openPool,
  type PoolOptions,
} from '#platform/server/db/pool.ts';
import { watchSchema } from '#platform/server/db/watch-schema.ts';
import { sparing } from '#platform/server/shared/sparing.ts';

type Databases = Pick<Context, 'database' | 'answering' | 'unhurried' | 'schema'>;

/** The connections of one process to its database: for calls, for raters and for jobs. */
export function connect(url: string, log: Logger): Databases & { close: () => Promise<void> } {
  const warn = sparing((line) => log.warn(line));
  const open = (options?: PoolOptions): Database => {
    const onBreak = ({ message }: Error) => warn(`a database connection broke: ${message}`);
    return { pool: openPool(url, onBreak, options) };
  };
  const databases = {
    database: open(),
    answering: open({ max: answersAtOnce }),
    unhurried: open({ limits: jobLimits }),
  };
  return {
    ...databases,
    schema: watchSchema(databases.database, log),
    close: async () => {
      await Promise.all(Object.values(databases).map(({ pool }) => pool.end()));
    },
  };
}
