import { EventEmitter, once } from 'node:events';
import { type RunnerOptions, run, type Worker, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Holder } from './take-up.ts';

/** Workers that take up jobs of some kinds, under a name of their own. */
export interface Lane {
  /** Waits for the jobs under way and for what is noted of them. */
  stop: () => Promise<void>;
  /** Takes up nothing more. Resolves when the last job under way has ended and the name is let go. */
  leave: () => Promise<void>;
}

/** What is wrong with the workers of a lane, so that others must begin in their place. */
export interface Troubles {
  /**
   * No job could be taken, or what became of one could not be noted. After the first graphile-worker may never take
   * one again, as it keeps for good what went wrong when it asked for its kinds of jobs; after the second it stops for
   * good (its issue 636).
   */
  onLost: () => void;
  /** Called where the clock stands before the moment that was expected. Both are in ms since 1970. */
  onEarly: (expected: number, now: number) => void;
}

/** Throws where the database can't be reached. */
export async function beginLane(
  options: RunnerOptions,
  holder: Holder,
  { onLost, onEarly }: Troubles,
): Promise<Lane> {
  const workers: Worker[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.push(worker));
  const lost = once(events, 'pool:fatalError').then(() =>
    Promise.allSettled(workers.map(({ promise }) => promise)),
  );
  events.on('pool:fatalError', onLost);
  events.on('worker:getJob:error', onLost);
  events.on('cron:prematureTimer', ({ expectedTimestamp, currentTimestamp }) =>
    onEarly(expectedTimestamp, currentTimestamp),
  );
  const runner = await run({
    ...options,
    preset: { ...settled, plugins: [holding(holder)] },
    events,
  });
  // Why it stopped is known by then.
  runner.promise.catch(() => {});
  // One that has stopped by itself refuses to stop again.
  const stop = () => runner.stop().catch(() => {});
  return {
    stop,
    leave: async () => {
      // Where something was lost, the runner may never stop.
      await Promise.race([stop(), lost]);
      await holder.letGo([...new Set(workers.map(({ workerPool }) => workerPool.id))]);
    },
  };
}

/**
 * Makes waiting for graphile-worker's end include every outcome. With a batch delay it would write
 * them in the background, and a job just done or failed would still look as if under way.
 */
export const settled = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Each worker takes its first job only when its name is held. */
function holding(holder: Holder): GraphileConfig.Plugin {
  return {
    name: 'holding',
    version: '1',
    worker: {
      hooks: {
        startWorker: (_, { worker }) => holder.hold(worker.workerPool.id),
      },
    },
  };
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (how?: Error | boolean) => void,
) => void;

/**
 * The pool as graphile-worker needs it: of a connection that breaks while it is told to listen it lets go twice, which
 * would end the process.
 */
export function lettingGoOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as { (): Promise<PoolClient>; (then: Connected): void };
  const connectOnce = (then?: Connected) => {
    if (!then) return connect();
    return connect((error, client, release) => {
      let isReleased = false;
      then(error, client, (how) => {
        if (!isReleased) release(how);
        isReleased = true;
      });
    });
  };
  return Object.assign(pool, { connect: connectOnce });
}
