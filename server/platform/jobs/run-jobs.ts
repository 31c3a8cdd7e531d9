import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import { jobLimits, openPool } from '#server/platform/db/pool.ts';
import { sparing } from '#server/platform/shared/sparing.ts';
import type { JobName } from './add-job.ts';
import { jobLog } from './job-log.ts';
import { forgetFuture, isPutBack } from './right-clock.ts';
import { giveBack, type Holder, openHolder, takeUpAbandoned } from './take-up.ts';
import { type Tasks, taskList } from './tasks.ts';

/** When each kind of job starts: five fields of a crontab, in UTC. */
export type Cron = Partial<Record<JobName, string>>;

const atOnce = 4;
/** As many as jobs run at once, one that listens, and one that watches the clock. */
const connections = atOnce + 2;

/** How often is looked whether another process is gone that had jobs under way. */
const lookEvery = 30_000;
/** How long a stop waits for the jobs under way; what takes longer is given back, for anybody who is next. */
const stopPatience = 5_000;

/**
 * Makes waiting for graphile-worker's end include every outcome. With a batch delay it would write
 * them in the background, and a job just done or failed would still look as if under way.
 */
export const settled = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Does jobs until stopped, on connections of its own as the owner of the queue. What a process that
 * is gone had under way is taken up at once, and while this one runs. `stop` waits for the jobs under
 * way, but not for ever; never await it inside a job, which would wait for itself.
 */
export async function startJobs(
  context: Context,
  databaseUrl: string,
  tasks: Tasks,
  cron: Cron = {},
): Promise<{ stop: (patience?: number) => Promise<void> }> {
  const warn = sparing((line) => context.log.warn(line));
  const onError = (error: Error) => warn(`a connection of the jobs broke: ${error.message}`);
  const pool = openPool(databaseUrl, onError, { max: connections, limits: jobLimits });
  const holder = await openHolder(databaseUrl, onError);
  const held = new Set<string>();
  const mend = () =>
    Promise.all([takeUpAbandoned(pool), forgetFuture(pool, new Date())]).catch(onError);
  const options: RunnerOptions = {
    pgPool: pool,
    taskList: taskList(context, tasks),
    parsedCronItems: cronItems(cron),
    concurrency: atOnce,
    noHandleSignals: true,
    preset: { ...settled, plugins: [holding(holder, held)] },
    logger: jobLog(context.log),
  };
  const begin = async () => {
    const begun = await run({ ...options, events: watchClock(() => void beginAgain()) });
    begun.promise.catch((error: Error) => context.log.error({ err: error }, 'the jobs stopped'));
    // The queue's tables are there now.
    await mend();
    return begun;
  };
  let runner = begin();
  /** Its clock would wait until the time it has already seen. */
  const beginAgain = async () => {
    context.log.warn('the clock was put back: the jobs begin again');
    runner = runner
      .then(({ stop }) => stop())
      .catch(onError)
      .then(begin);
    await runner.catch(onError);
  };
  await runner;
  const looking = setInterval(mend, lookEvery).unref();
  return {
    stop: async (patience = stopPatience) => {
      clearInterval(looking);
      const stopped = runner.then(({ stop }) => stop()).catch(onError);
      await Promise.race([stopped, wait(patience, undefined, { ref: false })]);
      for (const worker of held) await giveBack(pool, worker).catch(onError);
      await holder.close();
      await pool.end();
    },
  };
}

const cronItems = (cron: Cron) =>
  parseCronItems(
    Object.entries(cron).map(([task, match]) => ({
      task,
      match,
      options: { backfillPeriod: 0, maxAttempts: 3 },
    })),
  );

/** Calls `onPutBack` once, when the clock that starts jobs finds itself long before its time. */
function watchClock(onPutBack: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const look = (times: { expectedTimestamp: number; currentTimestamp: number }) => {
    if (!isPutBack(times.expectedTimestamp, times.currentTimestamp)) return;
    events.off('cron:prematureTimer', look);
    onPutBack();
  };
  return events.on('cron:prematureTimer', look);
}

/** Each worker takes its first job only when its name is held. */
function holding(holder: Holder, held: Set<string>): GraphileConfig.Plugin {
  return {
    name: 'holding',
    version: '1',
    worker: {
      hooks: {
        async startWorker(_, { worker }) {
          const { id } = worker.workerPool;
          await holder.hold(id);
          held.add(id);
        },
      },
    },
  };
}
