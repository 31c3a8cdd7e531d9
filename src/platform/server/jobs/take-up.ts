import type { Client, Pool } from 'pg';
import { openStanding } from '#platform/server/db/standing-client.ts';
import { giveBack, giveBackUnheld } from './queries.ts';

/** The first half of the advisory locks by which processes hold the names of their workers. */
export const lockClass = 360_000_002;

/** Proves to other processes that the workers of this one live. */
export interface Holder {
  /** Resolves when the name is held: until then the worker may take no job. */
  hold: (worker: string) => Promise<void>;
  /** After it anybody may take up what these workers have under way. */
  letGo: (workers: readonly string[]) => Promise<void>;
  /** Gives back what the held workers have under way: their process ends and cannot wait for it. */
  giveBack: () => Promise<void>;
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
  const { current, close } = await openStanding(databaseUrl, onError, async (client) => {
    for (const name of held.keys()) await holdBy(client, name);
  });
  return {
    hold: (worker) => {
      const holding = held.get(worker) ?? holdBy(current(), worker);
      held.set(worker, holding);
      return holding;
    },
    letGo: async (workers) => {
      for (const name of workers) held.delete(name);
      await current().query(
        'select pg_advisory_unlock($1, hashtext(name)) from unnest($2::text[]) as name',
        [lockClass, workers],
      );
    },
    giveBack: async () => {
      await giveBack(current(), [...held.keys()]);
    },
    close,
  };
}

async function holdBy(client: Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, worker]);
}

/**
 * Gives back the jobs of workers whose process is gone: nobody holds their names any more.
 * graphile-worker itself waits four hours, for it cannot know.
 */
export async function takeUpAbandoned(pool: Pool): Promise<void> {
  await giveBackUnheld(pool, lockClass);
}
