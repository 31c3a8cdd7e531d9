import type { Task, TaskList } from 'graphile-worker';
import type { Context } from '#platform/server/context.ts';
import type { JobName, Jobs } from './add-job.ts';
import type { CompanyOf } from './job-log.ts';

/** Which try of a job this is. */
export interface Try {
  /** Counted from 1. */
  attempt: number;
  /** There is no further try after it. */
  isLast: boolean;
  /** Where the job stood in line; left out by anybody who does it without the queue. */
  place?: number;
}

/** Does one kind of job. Throws to be tried again later. */
export type TaskOf<N extends JobName> = (
  context: Context,
  payload: Jobs[N],
  run: Try,
) => Promise<void>;

/** The task for each kind of job. main puts them together from the capabilities. */
export type Tasks = { [N in JobName]: TaskOf<N> };

/** The tasks as graphile-worker wants them. What a job logs names its company. */
export function taskList(context: Context, tasks: Tasks, companyOf: CompanyOf): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, { job }) => {
        const { attempts: attempt, max_attempts: most, priority: place } = job;
        const run = { attempt, isLast: attempt >= most, place };
        const act = task as (context: Context, payload: unknown, run: Try) => Promise<void>;
        const company = await companyOf(payload);
        const own = company ? { ...context, log: context.log.child({ company }) } : context;
        await act(own, payload, run).catch((error) => {
          context.reporter?.reportOwn(error, { route: `job/${name}` });
          // PostgreSQL keeps no such character, and a failure that it can't keep would never end.
          if (error instanceof Error) error.message = error.message.replaceAll('\0', '');
          throw error;
        });
      },
    ]),
  );
}
