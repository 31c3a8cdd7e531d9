import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type RunnerOptions } from 'graphile-worker';
import type { Context } from '#platform/server/context.ts';
import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { sparing } from '#platform/server/shared/sparing.ts';
import { byMail, inLine, type JobName, messages } from './add-job.ts';
import { jobLog, readCompanies } from './job-log.ts';
import { beginLane, type Lane, lettingGoOnce } from './lane.ts';
import { forgetFuture, isPutBack } from './right-clock.ts';
import { openHolder, takeUpAbandoned } from './take-up.ts';
import { type Tasks, taskList } from './tasks.ts';

/** When each kind of job starts: five fields of a crontab, in UTC. */
export type Cron = Partial<Record<JobName, string>>;

/** What a lane is for: kinds of jobs that hold up no others, and how many of them run at once. */
interface Kind {
  names: JobName[];
  places: number;
  /** Jobs with these flags are left alone for now. */
  forbiddenFlags?: () => string[];
}

/** A lane needs a connection that listens and one that watches the clock. */
const ofLane = 2;
/** Connections to take up jobs and to note what became of them. Jobs work on other ones. */
const forAll = 4;

/**
 * Messages go out beside all other work, as a mail server, Slack or a company's system may hang for long with each. PDFs
 * that nobody has asked for are made one at a time. Work gets more places on more cores. What stands in
 * line behind other work of its company has half of them, so a company that has much leaves room for
 * others (rule 96).
 */
function lanesOf({ config, mail }: Pick<Context, 'config' | 'mail'>, names: JobName[]): Kind[] {
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
/** How long is waited before the jobs are begun once more, in ms. */
const beginAgainAfter = 1_000;
/** How long a stop waits for the jobs under way; what takes longer is given back, for anybody who is next. */
const stopPatience = 5_000;

/**
 * Does jobs until stopped, on connections of its own as the owner of the queue. What a process that
 * is gone had under way is taken up at once, and while this one runs. Where a connection breaks, nobody
 * knows what was taken and what was noted: the workers only end what they have under way, others begin,
 * and what the former ones still hold then is taken up. `stop` waits for the jobs under way, but not for
 * ever; never await it inside a job, which would wait for itself.
 */
export async function startJobs(
  context: Context,
  databaseUrl: string,
  tasks: Tasks,
  cron: Cron = {},
): Promise<{ stop: (patience?: number) => Promise<void> }> {
  const warn = sparing((line) => context.log.warn(line));
  const complain = (error: Error) => warn(`a connection of the jobs broke: ${error.message}`);
  const companyOf = readCompanies(context.database);
  const list = taskList(context, tasks, companyOf);
  const kinds = lanesOf(context, Object.keys(tasks) as JobName[]);
  const max = kinds.length * ofLane + forAll;
  const onBroken = (error: Error) => {
    complain(error);
    beginSoon();
  };
  const pool = lettingGoOnce(openPool(databaseUrl, onBroken, { max, limits: jobLimits }));
  const holder = await openHolder(databaseUrl, complain);
  const mend = () =>
    Promise.all([takeUpAbandoned(pool), forgetFuture(pool, new Date())]).catch(complain);
  const logger = jobLog(context.log, companyOf);
  const onEarly = (expected: number, now: number) => {
    if (!isPutBack(expected, now)) return;
    // The clock of the jobs would wait until the time that it has already seen.
    context.log.warn('the clock was put back: the jobs begin again');
    beginAgain();
  };

  const lanes: Lane[] = [];
  /** Lanes that only end what they have under way. */
  const leaving = new Set<Promise<unknown>>();
  const beginOne = async (
    { names, places, forbiddenFlags }: Kind,
    parsedCronItems = cronItems(),
  ) => {
    const options: RunnerOptions = {
      pgPool: pool,
      noHandleSignals: true,
      logger,
      taskList: Object.fromEntries(names.map((name) => [name, list[name]!])),
      concurrency: places,
      parsedCronItems,
      ...(forbiddenFlags && { forbiddenFlags }),
    };
    lanes.push(await beginLane(options, holder, { onLost: beginSoon, onEarly }));
  };
  const leave = (lane: Lane) => {
    const left = lane.leave().then(mend, complain);
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  };

  /** How often the lanes were to begin, and after how many of these they did. */
  let [wanted, begun, isOver] = [0, 0, false];
  const begin = async () => {
    begun = wanted;
    lanes.splice(0).forEach(leave);
    const [work, ...others] = kinds as [Kind, ...Kind[]];
    await beginOne(work, cronItems(cron));
    // The queue's tables are there now.
    await mend();
    await Promise.all(others.map((kind) => beginOne(kind)));
  };
  let turn = begin();
  function beginAgain(): void {
    wanted += 1;
    turn = turn.then(async () => {
      if (begun === wanted || isOver) return;
      await begin().catch((error) => {
        complain(error);
        beginSoon();
      });
    });
    turn.catch(() => {});
  }
  /** Connections seldom break alone. */
  function beginSoon(): void {
    setTimeout(beginAgain, beginAgainAfter).unref();
  }
  await turn;
  const looking = setInterval(mend, lookEvery).unref();
  const stop = async (patience: number) => {
    clearInterval(looking);
    isOver = true;
    const ended = turn.then(() => Promise.all([...lanes.map((lane) => lane.stop()), ...leaving]));
    await Promise.race([ended.catch(complain), wait(patience, undefined, { ref: false })]);
    // The pool ends first, so that nobody here takes up again what is given back.
    await pool.end();
    await holder.giveBack().catch(complain);
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

const cronItems = (cron: Cron = {}) =>
  parseCronItems(
    Object.entries(cron).map(([task, match]) => ({
      task,
      match,
      options: { backfillPeriod: 0, maxAttempts: 3 },
    })),
  );
