/** How many may wait, in order of arrival, and the error that whoever comes on top of that gets. */
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

/** The same for many lines by name: so much work of each line runs at once, and so much of it waits. */
export function makeLines(atOnce: number, queue?: Queue) {
  const busy = new Map<string, { inTurn: ReturnType<typeof makeTurns>; count: number }>();
  return async <R>(line: string, work: () => Promise<R>): Promise<R> => {
    const own = busy.get(line) ?? { inTurn: makeTurns(atOnce, queue), count: 0 };
    busy.set(line, own);
    own.count += 1;
    try {
      return await own.inTurn(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) busy.delete(line);
    }
  };
}
