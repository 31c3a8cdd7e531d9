import { runOnce } from 'graphile-worker';
import type { Context } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { jobLog, readCompanies } from '#platform/server/jobs/job-log.ts';
import { settled } from '#platform/server/jobs/lane.ts';
import { type Tasks, taskList } from '#platform/server/jobs/tasks.ts';
import { changeJobs } from './queued-jobs.ts';

/**
 * Runs all jobs that are due by the context's clock, including those added meanwhile, and returns.
 * A job that fails waits for its next try as usual. PDFs that nobody has asked for take their time: they
 * are made for those who wait for them (`makesPdfs`).
 */
export async function runDueJobs(
  context: Context,
  tasks: Tasks,
  { makesPdfs = false } = {},
): Promise<void> {
  const due = await markDueJobs(context.database, context.now());
  if (makesPdfs ? due.length > 0 : due.some((task) => task !== 'make-pdfs'))
    await runOnceDue(context, tasks, makesPdfs);
  await changeJobs(context.database, 'flags = null', 'flags is not null');
}

async function runOnceDue(context: Context, tasks: Tasks, makesPdfs: boolean): Promise<void> {
  const companyOf = readCompanies(context.database);
  const { 'make-pdfs': makePdfs, ...work } = taskList(context, tasks, companyOf);
  await runOnce({
    pgPool: context.database.pool,
    taskList: makesPdfs ? { ...work, 'make-pdfs': makePdfs } : work,
    forbiddenFlags: ['later'],
    noHandleSignals: true,
    preset: settled,
    logger: jobLog(context.log, companyOf),
  });
}

/**
 * Makes the right jobs run, whatever the database's clock says: those due at `now`, those added to
 * run at once, and those waiting for another try. All others get the flag `later`. Runs as the
 * queue's owner, outside any brand. The tasks of those that run.
 */
async function markDueJobs(database: Database, now: Date): Promise<JobName[]> {
  // A job that replaces another one keeps that one's created_at.
  const isDue = `(run_at <= '${now.toISOString()}' or run_at in (created_at, updated_at) or attempts > 0)`;
  const marked = await changeJobs(
    database,
    `flags = case when ${isDue} then null else '{"later": true}'::jsonb end,
     run_at = case when ${isDue} then least(run_at, now()) else run_at end`,
    'locked_at is null',
  );
  return marked.filter(({ flags }) => flags === null).map(({ task }) => task);
}
