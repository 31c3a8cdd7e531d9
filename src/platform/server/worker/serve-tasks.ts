import { constants, setPriority } from 'node:os';
import { endWithServer } from './end-with-server.ts';

/** What a worker says: once when it is ready, then an answer for each task. */
export type WorkerWord<Result> = 'ready' | { result: Result } | { error: string };

/**
 * Makes this process a worker, which does one task after another until the server ends it or
 * is gone. What goes in and out is plain data. Where a core is short, calls go before it.
 */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const say = (said: WorkerWord<Result>) => process.send?.(said);
  process.on('message', async (task: Task) => {
    try {
      say({ result: await work(task) });
    } catch (error) {
      say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  endWithServer();
  // Ctrl-C reaches the whole group, but the server first waits for what is under way.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  say('ready');
}
