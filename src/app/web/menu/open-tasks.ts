import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { call } from '#platform/web/api/call.ts';

/** One's own report that waits for others is nothing to do. */
export const isToDo = ({ kind }: Pick<Task, 'kind'>): boolean => kind !== 'waits';

/** Whether there is anything to do besides answering (rule 137). Where that isn't known: no. */
export async function hasOpenTasks(): Promise<boolean> {
  const tasks = await call(getTasks).catch(() => undefined);
  return tasks?.data.some(isToDo) ?? false;
}
