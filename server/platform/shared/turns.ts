/** How much may wait, in order of arrival, and what the person who comes on top of that gets. */
interface Queue {
  most: number;
  refuse: () => Error;
}

/**
 * Lets so much work run at once; the rest waits, or is refused at once where the queue is full.
 */
export function makeTurns(atOnce: number, queue?: Queue) {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Anybody who is woken takes over the place of the one before. */
  async function wait(): Promise<void> {
    if (queue && waiting.length >= queue.most) throw queue.refuse();
    await new Promise<void>((wake) => waiting.push(wake));
  }
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running < atOnce) running += 1;
    else await wait();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
