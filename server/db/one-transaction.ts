import type { Pool, PoolClient } from 'pg';
import type { Database } from './pool.ts';

/**
 * Runs `work` on a database whose transactions are parts of one, so that all it does stays or
 * nothing of it. Between its parts statements run as the owner, as on the pool itself. Throws when a
 * part opens before the last one has ended.
 */
export async function inOneTransaction<R>(
  { pool }: Database,
  work: (whole: Database) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(partsOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function partsOf(client: PoolClient): Database {
  let isOpen = false;
  const connect = async (): Promise<PoolClient> => {
    if (isOpen) throw new Error('The parts of one transaction come one after the other.');
    isOpen = true;
    return Object.assign(Object.create(client) as PoolClient, {
      query: (text: unknown, ...values: []) => client.query(asPart(text), ...values),
      release: () => {
        isOpen = false;
      },
    });
  };
  const pool: Pick<Pool, 'connect' | 'query'> = { connect, query: client.query.bind(client) };
  return { pool: pool as Pool };
}

/** What opens and closes a transaction of db/scope.ts, said to a transaction that is open already. */
function asPart(text: unknown): string {
  if (typeof text !== 'string') return text as string;
  if (text === 'commit') return 'release savepoint part; reset role';
  if (text === 'rollback') return 'rollback to savepoint part; release savepoint part; reset role';
  return text.replace(/^begin\b/, 'savepoint part');
}
