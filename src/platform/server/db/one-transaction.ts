import type { Pool, PoolClient } from 'pg';
import { isBroken } from './away.ts';
import type { Database } from './pool.ts';

/**
 * Runs `work` on a database where every transaction is part of one, so that all of it is kept or
 * none. Between the parts, statements run as the owner, as on the pool itself. Throws when a part
 * starts before the last one has ended.
 */
export async function inOneTransaction<R>(
  { pool }: Database,
  work: (whole: Database) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const queries: Pick<Pool, 'query'> = { query: client.query.bind(client) };
    const result = await work({ pool: queries as Pool, whole: { client, isOpen: false } });
    await client.query('commit');
    return result;
  } catch (error) {
    broken = isBroken(error)
      ? error
      : await client.query('rollback').then(
          () => undefined,
          (failed: Error) => failed,
        );
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A client, the statements that begin and end a transaction on it, and how to give it back. */
interface Taken {
  client: PoolClient;
  begin: string;
  commit: string;
  rollback: string;
  release(broken?: Error): void;
}

/** A client for a transaction of its own, or for a part of the open one. */
export async function takeClient({ pool, whole }: Database): Promise<Taken> {
  if (!whole) {
    const client = await pool.connect();
    const release = (broken?: Error) => client.release(broken);
    return { client, begin: 'begin', commit: 'commit', rollback: 'rollback', release };
  }
  if (whole.isOpen) throw new Error('The parts of one transaction must run one after another.');
  whole.isOpen = true;
  return {
    client: whole.client,
    begin: 'savepoint part',
    commit: 'release savepoint part; reset role',
    rollback: 'rollback to savepoint part; release savepoint part; reset role',
    release: () => {
      whole.isOpen = false;
    },
  };
}
