import { parseCronItems, run } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import { openPool } from '#server/db/pool.ts';
import type { JobName } from './add-job.ts';
import { jobLog } from './job-log.ts';
import { type Tasks, taskList } from './tasks.ts';

/** Which kind of job starts when: five fields of a crontab, in UTC. */
export type Cron = Partial<Record<JobName, string>>;

const atOnce = 4;
/** The jobs at once, one connection that listens, one that looks at the clock. */
const connections = atOnce + 2;

/**
 * Whoever waits for graphile-worker's end waits until every outcome is written. With a delay for
 * batches it writes them unwatched, and a job just done or failed is still held as under way.
 */
export const settled = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Does jobs until stopped, on connections of its own as the owner of the queue. `stop` waits for
 * the jobs under way; never await it inside a job, which would wait for itself.
 */
export async function startJobs(
  context: Context,
  databaseUrl: string,
  tasks: Tasks,
  cron: Cron = {},
): Promise<{ stop: () => Promise<void> }> {
  const onError = (error: Error) =>
    context.log.warn(`a connection of the jobs broke: ${error.message}`);
  const pool = openPool(databaseUrl, onError, { max: connections });
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
    preset: settled,
    logger: jobLog(context.log),
  });
  runner.promise.catch((error: Error) => context.log.error({ err: error }, 'the jobs stopped'));
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
