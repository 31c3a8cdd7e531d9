import pg, { type Pool } from 'pg';
import { jobLimits, keepAliveDelay } from '#server/db/pool.ts';

/** The first half of the advisory locks by which processes hold the names of their workers. */
const lockClass = 360_000_002;
const reconnectAfter = 1_000;

/** Proves to other processes that the workers of this one live. */
export interface Holder {
  /** Resolves when the name is held: until then the worker may take no job. */
  hold: (worker: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Holds names of workers by a connection of its own: PostgreSQL lets them go at the moment when the
 * process is gone, however it went. A connection that breaks is made again, and holds them again.
 */
export async function openHolder(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Holder> {
  const held = new Map<string, Promise<void>>();
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: jobLimits.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelay,
    });
    made.on('error', onError);
    made.on('end', () => isClosed || setTimeout(() => void again(), reconnectAfter).unref());
    await made.connect();
    for (const name of held.keys()) await holdBy(made, name);
    return made;
  }
  /** One that cannot be made ends too, and so is tried again. */
  async function again(): Promise<void> {
    client = await connect().catch(() => client);
  }
  return {
    hold: (worker) => {
      const holding = held.get(worker) ?? holdBy(client, worker);
      held.set(worker, holding);
      return holding;
    },
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}

async function holdBy(client: pg.Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, worker]);
}

/**
 * Gives back the jobs of workers whose process is gone: nobody holds their names any more.
 * graphile-worker itself waits four hours, for it cannot know.
 */
export async function takeUpAbandoned(pool: Pool): Promise<void> {
  await pool.query(
    `with worker as materialized (
       select distinct locked_by as name from graphile_worker._private_jobs
       where locked_by is not null
     ), gone as materialized (
       select name from worker where pg_try_advisory_xact_lock($1, hashtext(name))
     )
     select graphile_worker.force_unlock_workers(array(select name from gone))`,
    [lockClass],
  );
}

/** Gives back what this worker has under way: its process ends and cannot wait for it. */
export async function giveBack(pool: Pool, worker: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [worker]);
}
