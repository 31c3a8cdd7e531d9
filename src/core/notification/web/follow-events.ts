import { ApiError } from '#platform/web/api/call.ts';
import { readStream, type Said } from '#platform/web/api/stream.ts';
import { browserTimer, type Timer } from '#platform/web/ui/base/timer.ts';

/** How long a stream may say nothing, in ms: at first, as the server speaks at once, and later. */
const firstWord = 6_000;
const nextWord = 40_000;
/** A window out of sight for so long gives its stream up, as a browser has few connections. */
const outOfSight = 30_000;
/** How often the page asks instead where a stream is held back, in ms. */
const askEvery = 30_000;
/** How many times the page asks before it tries a stream again. */
const asksBetween = 10;
const longestWait = 30_000;

export interface Ways {
  open: (signal: AbortSignal) => Promise<Response>;
  hear: (said: Said) => void;
  /** Asks for what a stream would have said. */
  ask: () => Promise<unknown>;
  timer?: Timer;
}

/** How a stream ended: nothing came through, it was refused, or it said something before. */
type End = 'held' | 'refused' | 'spoke' | 'failed';

/**
 * Follows what the server says for as long as the window is in view. Where a proxy holds a stream back,
 * or the server has none left, it asks every half a minute. Returns what ends it.
 */
export function followEvents({ open, hear, ask, timer = browserTimer }: Ways): () => void {
  const over = new AbortController();
  void follow();
  return () => over.abort();

  async function follow(): Promise<void> {
    let failures = 0;
    while (!over.signal.aborted) {
      await inView(over.signal);
      if (over.signal.aborted) return;
      const end = await listen();
      if (over.signal.aborted || document.hidden) continue;
      failures = end === 'spoke' ? 0 : failures + 1;
      if (end === 'refused') await nextView(over.signal);
      else if (end === 'held') await askForAWhile();
      else await wait(Math.min(1_000 * 2 ** failures, longestWait));
    }
  }

  async function listen(): Promise<End> {
    const left = new AbortController();
    const leave = () => left.abort();
    over.signal.addEventListener('abort', leave);
    let spoke = false;
    let isHeld = false;
    const holdBack = () => {
      isHeld = true;
      leave();
    };
    let silence = timer(holdBack, firstWord);
    const unwatch = watchSight(leave, timer);
    try {
      await readStream(await open(left.signal), (said) => {
        if (said.event === 'full') return holdBack();
        spoke = true;
        silence();
        silence = timer(leave, nextWord);
        hear(said);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return 'refused';
    } finally {
      silence();
      unwatch();
      over.signal.removeEventListener('abort', leave);
    }
    if (isHeld) return 'held';
    return spoke ? 'spoke' : 'failed';
  }

  async function askForAWhile(): Promise<void> {
    for (let times = 0; times < asksBetween && !over.signal.aborted; times += 1) {
      await inView(over.signal);
      if (!over.signal.aborted) await ask().catch(() => {});
      await wait(askEvery);
    }
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = timer(resolve, ms);
      over.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }
}

/** Resolves when the window is in view, or with the signal. */
const inView = (signal: AbortSignal): Promise<void> =>
  document.hidden ? nextView(signal) : Promise.resolve();

/** Resolves when the window comes into view again, or with the signal. */
function nextView(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}

/** Calls `leave` once the window has been out of sight for a while. Returns what ends the watch. */
function watchSight(leave: () => void, timer: Timer): () => void {
  let stop = () => {};
  const look = () => {
    stop();
    stop = document.hidden ? timer(leave, outOfSight) : () => {};
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
