import { Failure } from '#platform/server/shared/errors.ts';
import { createTurns } from './turns.ts';
import { type Program, startWorker, type Worker } from './worker.ts';

export interface Workers<Task, Result> {
  /**
   * Does a task in a process of its own when it is the owner's turn. Throws `OutOf` at a limit, and
   * 429 where the owner has too much waiting.
   */
  run(owner: string, task: Task): Promise<Result>;
  /** How many tasks wait for their turn. */
  waiting(): number;
  /** Waits for what is under way, then ends the processes. What still waits is given up. */
  close(): Promise<void>;
}

/** How many tasks of one owner may wait. */
const mostWaiting = 50;
const idleMs = 60_000;
const secondsToWait = 30;

interface Waiting<Task, Result> {
  owner: string;
  task: Task;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Processes that start with the first task and end after a quiet minute. Owners are brands. An owner
 * has `ofOwner` tasks under way at most. There is one process more: others find one free, or wait
 * for one task at most.
 */
export function createWorkers<Task, Result>(
  program: Program,
  ofOwner: number,
): Workers<Task, Result> {
  const turns = createTurns<Waiting<Task, Result>>();
  const busy = new Map<Promise<void>, string>();
  const idle: Worker<Task, Result>[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startNext(): void {
    while (busy.size <= ofOwner) {
      const next = turns.next((owner) => busyOf(owner) < ofOwner);
      if (!next) return;
      const done = work(next);
      busy.set(done, next.owner);
      done.then(() => leave(done));
    }
  }

  const busyOf = (owner: string) => [...busy.values()].filter((of) => of === owner).length;

  function leave(done: Promise<void>): void {
    busy.delete(done);
    startNext();
    if (busy.size === 0) quiet = setTimeout(endIdle, isClosed ? 0 : idleMs).unref();
  }

  async function work({ task, resolve, reject }: Waiting<Task, Result>): Promise<void> {
    clearTimeout(quiet);
    const worker = takeIdle() ?? startWorker<Task, Result>(program);
    try {
      resolve(await worker.run(task));
    } catch (error) {
      reject(error);
    }
    if (worker.isAlive()) idle.push(worker);
  }

  /** One may have ended meanwhile. */
  function takeIdle(): Worker<Task, Result> | undefined {
    const worker = idle.pop();
    return !worker || worker.isAlive() ? worker : takeIdle();
  }

  const endIdle = () => {
    for (const worker of idle.splice(0)) worker.end();
  };

  return {
    async run(owner, task) {
      if (isClosed) throw new Failure('unavailable');
      if (turns.countOf(owner) >= mostWaiting) {
        const text = { key: 'errors.tooManyWaiting' } as const;
        throw new Failure('tooMany', { retryAfterSeconds: secondsToWait, text });
      }
      return new Promise((resolve, reject) => {
        turns.add(owner, { owner, task, resolve, reject });
        startNext();
      });
    },
    waiting: () => turns.count(),
    async close() {
      isClosed = true;
      for (let one = turns.next(() => true); one; one = turns.next(() => true)) {
        one.reject(new Failure('unavailable'));
      }
      await Promise.all(busy.keys());
      clearTimeout(quiet);
      endIdle();
    },
  };
}
