import { availableParallelism } from 'node:os';
import pg from 'pg';

/** int8 (count) and numeric (avg) arrive as numbers. Ours never exceed 2^53. */
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);

export interface Database {
  pool: pg.Pool;
  /** The open transaction that all others are part of (one-transaction.ts). */
  whole?: { client: pg.PoolClient; isOpen: boolean };
}

/**
 * How many transactions run at once. Whoever has to wait is served in order of arrival. With more
 * at once than the machine has cores for, each takes longer, and some much longer
 * (docs/performance.md).
 */
const atOnce = Math.max(6, 3 * availableParallelism());

/**
 * Connections to the one database. `options` are settings for each, as `-c name=value`. `onError`
 * is told of connections that break, idle or in use, until the pool is ended. Without a listener
 * Node would exit.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { max = atOnce, options = '' }: { max?: number; options?: string } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'otsenka-360',
    ...(options && { options }),
  });
  const hear = (error: Error) => pool.ending || onError(error);
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear));
  return pool;
}
