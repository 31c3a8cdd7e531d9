import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, run } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import { jobLimits, openPool } from '#server/db/pool.ts';
import { sparing } from '#server/shared/sparing.ts';
import type { JobName } from './add-job.ts';
import { jobLog } from './job-log.ts';
import { giveBack, type Holder, openHolder, takeUpAbandoned } from './take-up.ts';
import { type Tasks, taskList } from './tasks.ts';

/** When each kind of job starts: five fields of a crontab, in UTC. */
export type Cron = Partial<Record<JobName, string>>;

const atOnce = 4;
/** As many as jobs run at once, one that listens, and one that watches the clock. */
const connections = atOnce + 2;

/** How often is looked whether another process is gone that had jobs under way. */
const lookEvery = 30_000;
/** How long a stop waits for the jobs under way; what takes longer is given back, for whoever is next. */
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
  const takeUp = () => takeUpAbandoned(pool).catch(onError);
  const runner = await run({
    pgPool: pool,
    taskList: taskList(context, tasks),
    parsedCronItems: parseCronItems(
      Object.entries(cron).map(([task, match]) => ({
        task,
        match,
        options: { backfillPeriod: 0, maxAttempts: 3 },
      })),
    ),
    concurrency: atOnce,
    noHandleSignals: true,
    preset: { ...settled, plugins: [holding(holder, held)] },
    logger: jobLog(context.log),
  });
  // The queue's tables are there now.
  await takeUp();
  const looking = setInterval(takeUp, lookEvery).unref();
  runner.promise.catch((error: Error) => context.log.error({ err: error }, 'the jobs stopped'));
  return {
    stop: async (patience = stopPatience) => {
      clearInterval(looking);
      const stopped = runner.stop().catch(onError);
      await Promise.race([stopped, wait(patience, undefined, { ref: false })]);
      for (const worker of held) await giveBack(pool, worker).catch(onError);
      await holder.close();
      await pool.end();
    },
  };
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
