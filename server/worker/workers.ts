import { Failure } from '#server/errors.ts';
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

/** An owner has one of them at a time: others find one free, or wait for one task at most. */
const mostAtOnce = 2;
/** Of one owner. */
const mostWaiting = 50;
const idleMs = 60_000;
const secondsToWait = 30;

interface Waiting<Task, Result> {
  owner: string;
  task: Task;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** Processes that start with the first task and end after a quiet minute. Owners are brands. */
export function createWorkers<Task, Result>(program: Program): Workers<Task, Result> {
  const turns = createTurns<Waiting<Task, Result>>();
  const busy = new Map<string, Promise<void>>();
  const idle: Worker<Task, Result>[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startNext(): void {
    while (busy.size < mostAtOnce) {
      const next = turns.next((owner) => !busy.has(owner));
      if (!next) return;
      busy.set(next.owner, work(next));
    }
  }

  async function work({ owner, task, resolve, reject }: Waiting<Task, Result>): Promise<void> {
    clearTimeout(quiet);
    const worker = takeIdle() ?? startWorker<Task, Result>(program);
    try {
      resolve(await worker.run(task));
    } catch (error) {
      reject(error);
    }
    if (worker.isAlive()) idle.push(worker);
    busy.delete(owner);
    startNext();
    if (busy.size === 0) quiet = setTimeout(endIdle, isClosed ? 0 : idleMs).unref();
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
      await Promise.all(busy.values());
      clearTimeout(quiet);
      endIdle();
    },
  };
}
