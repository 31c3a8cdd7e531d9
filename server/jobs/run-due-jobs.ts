import { runOnce } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import { jobLog } from './job-log.ts';
import { markDueJobs, unmarkJobs } from './queries.ts';
import { settled } from './settled.ts';
import { type Tasks, taskList } from './tasks.ts';

/**
 * Does every job that is due by the context's clock, those included that arise meanwhile, and
 * returns. A job that fails waits for its next try as always. For tests and demo data.
 */
export async function runDueJobs(context: Context, tasks: Tasks): Promise<void> {
  await markDueJobs(context.database, context.now());
  await runOnce({
    pgPool: context.database.pool,
    taskList: taskList(context, tasks),
    forbiddenFlags: ['later'],
    noHandleSignals: true,
    preset: settled,
    logger: jobLog(context.log),
  });
  await unmarkJobs(context.database);
}
