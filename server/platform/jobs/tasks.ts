import type { Task, TaskList } from 'graphile-worker';
import type { Context } from '#server/context.ts';
import type { JobName, Jobs } from './add-job.ts';

/** Which try of a job this is. */
export interface Try {
  /** Counted from 1. */
  attempt: number;
  /** There is no further try after it. */
  isLast: boolean;
}

/** Does one kind of job. Throws to be tried again later. */
export type TaskOf<N extends JobName> = (
  context: Context,
  payload: Jobs[N],
  run: Try,
) => Promise<void>;

/** The task for each kind of job. main puts them together from the capabilities. */
export type Tasks = { [N in JobName]: TaskOf<N> };

/** The tasks as graphile-worker wants them. */
export function taskList(context: Context, tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, { job }) => {
        const run = { attempt: job.attempts, isLast: job.attempts >= job.max_attempts };
        const act = task as (context: Context, payload: unknown, run: Try) => Promise<void>;
        await act(context, payload, run).catch((error) => {
          context.reporter?.reportOwn(error, { route: `job/${name}` });
          throw error;
        });
      },
    ]),
  );
}
