import { setTimeout as wait } from 'node:timers/promises';

/** Something that the start opens and the stop closes. */
export interface Opened {
  /** What messages call it, such as "the jobs". */
  name: string;
  close: () => unknown;
  /**
   * It would outlive this process if left running, so it must be closed; it has its own time limit.
   */
  mustEnd?: true;
}

const patience = 10_000;

/**
 * Closes everything that is open, newest first, including what is opened meanwhile. What fails or
 * takes longer than `limit` ms is reported and left. Once `hurry` is aborted, it waits only for
 * what must end.
 */
export async function closeAll(
  opened: Opened[],
  hurry: AbortSignal,
  say: (line: string) => void,
  limit = patience,
): Promise<void> {
  for (let one = opened.pop(); one; one = opened.pop()) {
    const { name, close, mustEnd } = one;
    const closed = closeOne(close).then((failure) => {
      if (failure) say(`While closing ${name}: ${failure}`);
      return true;
    });
    if (mustEnd) await closed;
    else if (!(await Promise.race([closed, timeIsUp(limit, hurry)]))) {
      say(`Closing ${name} takes too long: it is cut off.`);
    }
  }
}

async function closeOne(close: () => unknown): Promise<string | null> {
  try {
    await close();
    return null;
  } catch (error) {
    return String(error);
  }
}

async function timeIsUp(limit: number, signal: AbortSignal): Promise<false> {
  await wait(limit, undefined, { signal, ref: false }).catch(() => {});
  return false;
}
