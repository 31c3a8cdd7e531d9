import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { WorkerWord } from './serve-tasks.ts';

/** A task was given up, because it reached a limit. */
export class OutOf extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`a worker ran out of ${limit}`);
    this.limit = limit;
  }
}

export interface Program {
  /** The path of its file below `src/`, or below `dist/server/` once built, without its ending. It calls `serveTasks`. */
  name: string;
  /** What it is started with. */
  told?: string[];
  /** How long one task may take. */
  seconds: number;
  /** How much memory JavaScript itself may take. What native code takes is bounded by its time only. */
  megabytes: number;
}

export interface Worker<Task, Result> {
  /** One at a time. Throws `OutOf` at a limit, and is of no use afterwards. */
  run(task: Task): Promise<Result>;
  isAlive(): boolean;
  end(): void;
}

/** How much is kept of what a worker writes to its error output, in characters. */
const mostSaid = 2000;
const isSource = import.meta.url.endsWith('.ts');

/**
 * Starts a process of its own: it can be killed in the middle of native code, which a thread cannot,
 * and takes nobody with it when its memory is full. It gets none of the server's secrets.
 */
export function startWorker<Task, Result>(program: Program): Worker<Task, Result> {
  const { name, told = [], seconds, megabytes } = program;
  const child = fork(fromRoot(isSource ? `src/${name}.ts` : `dist/server/${name}.js`), told, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`, ...(isSource ? ['--import', 'tsx'] : [])],
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-mostSaid);
  });
  const exited = new Promise<'exit'>((resolve) => {
    child.once('exit', () => resolve('exit')).once('error', () => resolve('exit'));
  });
  (child.stdin as Socket | null)?.unref();
  // Anybody who waits for an answer keeps the server running; an idle worker does not.
  hold(child, false);
  const listen = (): Promise<WorkerWord<Result> | 'exit'> =>
    Promise.race([
      new Promise<WorkerWord<Result>>((resolve) => child.once('message', resolve)),
      exited,
    ]);
  const ready = listen();
  let isAlive = true;
  const end = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  void exited.then(end);
  return {
    isAlive: () => isAlive,
    end,
    async run(task) {
      hold(child, true);
      try {
        if ((await ready) === 'exit') throw new Error(`${name} does not start: ${complaint}`);
        const answer = listen();
        child.send(task as object);
        return resultOf(await Promise.race([answer, timeLimit(seconds, answer)]));
      } catch (error) {
        if (error instanceof OutOf) end();
        throw error;
      } finally {
        hold(child, false);
      }
    },
  };
}

function resultOf<Result>(said: WorkerWord<Result> | 'exit' | 'late'): Result {
  if (said === 'late') throw new OutOf('time');
  // Nothing else ends a worker that has been ready.
  if (said === 'exit' || said === 'ready') throw new OutOf('memory');
  if ('error' in said) throw new Error(said.error);
  return said.result;
}

/** Resolves to `late` unless it is answered in time. */
function timeLimit(seconds: number, answer: Promise<unknown>): Promise<'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), seconds * 1000);
    void answer.finally(() => clearTimeout(timer));
  });
}

function hold(child: ChildProcess, isHeld: boolean): void {
  // Node makes each of its pipes a socket.
  for (const one of [child, child.channel, child.stderr as Socket | null]) {
    if (isHeld) one?.ref();
    else one?.unref();
  }
}
