import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import { jobLimits, openPool } from '#server/platform/db/pool.ts';
import { sparing } from '#server/platform/shared/sparing.ts';
import { byMail, inLine, type JobName, messages } from './add-job.ts';
import { jobLog, readCompanies } from './job-log.ts';
import { forgetFuture, isPutBack } from './right-clock.ts';
import { type Holder, openHolder, takeUpAbandoned } from './take-up.ts';
import { type Tasks, taskList } from './tasks.ts';

/** When each kind of job starts: five fields of a crontab, in UTC. */
export type Cron = Partial<Record<JobName, string>>;

/** Kinds of jobs that hold up no others, and how many of them run at once. */
interface Lane {
  names: JobName[];
  places: number;
  /** Jobs with these flags are left alone for now. */
  forbiddenFlags?: () => string[];
}

/** A lane needs a connection that listens and one that watches the clock. */
const ofLane = 2;
/** To take up jobs and to note what became of them. Jobs work on other connections. */
const forAll = 4;

/**
 * Messages go out beside all other work, as a mail server, Slack or a company's system may hang for long with each. PDFs
 * that nobody has asked for are made one at a time. Work gets more places on more cores. What stands in
 * line behind other work of its company has half of them, so a company that has much leaves room for
 * others (rule 96).
 */
function lanesOf({ config, mail }: Pick<Context, 'config' | 'mail'>, names: JobName[]): Lane[] {
  const apart: readonly JobName[] = [...messages, 'send-hooks', 'make-pdfs'];
  const work = names.filter((name) => !apart.includes(name));
  const half = Math.max(2, availableParallelism());
  return [
    { names: work, places: half },
    { names: work, places: half, forbiddenFlags: () => [inLine] },
    {
      names: ['deliver'],
      places: config.smtpConnections,
      forbiddenFlags: () => (mail.isAway() ? [byMail] : []),
    },
    { names: ['deliver-slack', 'send-hooks'], places: 4 },
    { names: ['make-pdfs'], places: 1 },
  ];
}

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
  const companyOf = readCompanies(context.database);
  const list = taskList(context, tasks, companyOf);
  const lanes = lanesOf(context, Object.keys(tasks) as JobName[]);
  const max = lanes.length * ofLane + forAll;
  const pool = openPool(databaseUrl, onError, { max, limits: jobLimits });
  const holder = await openHolder(databaseUrl, onError);
  const mend = () =>
    Promise.all([takeUpAbandoned(pool), forgetFuture(pool, new Date())]).catch(onError);
  const options: RunnerOptions = {
    pgPool: pool,
    noHandleSignals: true,
    preset: { ...settled, plugins: [holding(holder)] },
    logger: jobLog(context.log, companyOf),
  };
  const beginLane = async ({ names, places, forbiddenFlags }: Lane, clock?: RunnerOptions) => {
    const taken = Object.fromEntries(names.map((name) => [name, list[name]!]));
    const how = { taskList: taken, concurrency: places, ...(forbiddenFlags && { forbiddenFlags }) };
    const begun = await run({ parsedCronItems: [], ...options, ...how, ...clock });
    begun.promise.catch((error: Error) => context.log.error({ err: error }, 'the jobs stopped'));
    return begun;
  };
  const [work, ...others] = lanes as [Lane, ...Lane[]];
  const begin = async () => {
    const events = watchClock(() => void beginAgain());
    const begun = await beginLane(work, { parsedCronItems: cronItems(cron), events });
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
  const besideWork = await Promise.all(others.map((lane) => beginLane(lane)));
  const looking = setInterval(mend, lookEvery).unref();
  const stop = async (patience: number) => {
    clearInterval(looking);
    const all = [runner, ...besideWork].map(async (one) => (await one).stop());
    const stopped = Promise.all(all).catch(onError);
    await Promise.race([stopped, wait(patience, undefined, { ref: false })]);
    // By then nobody takes up what is given back.
    await pool.end();
    await holder.giveBack().catch(onError);
    await holder.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    stop: (patience = stopPatience) => {
      stopping ??= stop(patience);
      return stopping;
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
