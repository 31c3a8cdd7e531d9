interface Turns {
  /** How much runs at once. */
  atOnce: number;
  /** How much may wait, in order of arrival. */
  mostWaiting: number;
  /** What whoever comes on top of that gets. */
  refuse: () => Error;
}

/** Lets work begin only when there is room for it. Throws at once when too much waits already. */
export function makeTurns({ atOnce, mostWaiting, refuse }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Whoever is woken takes over the place of the one before. */
  async function wait(): Promise<void> {
    if (waiting.length >= mostWaiting) throw refuse();
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
