import pg from 'pg';

/** int8 (count) and numeric (avg) arrive as numbers: ours never pass 2^53. */
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);

export interface Database {
  pool: pg.Pool;
}

/**
 * Connections to the one database; `options` are settings of each, as `-c name=value`. `onError` hears of connections that break, idle or in use; without a
 * listener Node would end.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { max = 20, options = '' }: { max?: number; options?: string } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'otsenka-360',
    ...(options && { options }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
