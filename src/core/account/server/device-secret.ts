import type { Database } from '#platform/server/db/pool.ts';
import { readSecret } from './queries.ts';

const read = new WeakMap<Database['pool'], Promise<string>>();

/** The secret that all processes of this database sign devices with, read once by each. */
export function deviceSecret(database: Database): Promise<string> {
  const { pool } = database;
  const known = read.get(pool);
  if (known) return known;
  const reading = readSecret(database);
  read.set(pool, reading);
  reading.catch(() => read.delete(pool));
  return reading;
}
