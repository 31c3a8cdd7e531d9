/** The mail server does not answer. It is asked again after so many seconds. */
export class MailAway extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the mail server does not answer, next try in ${seconds} s`);
    this.seconds = seconds;
  }
}

export interface Breaker {
  isOpen(): boolean;
  /** Does the work, or throws `MailAway` at once. `isOurs` tells failures that are not the server's. */
  run<R>(work: () => Promise<R>, isOurs: (error: unknown) => boolean): Promise<R>;
}

/** After how many failures in a row the server counts as away. */
const patience = 3;
const probeEvery = 60_000;

/**
 * Keeps a server that hangs or refuses from holding up all who want something of it: it is then asked
 * once a minute. `now` in ms.
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let closedUntil = 0;
  const isOpen = () => now() < closedUntil;
  return {
    isOpen,
    async run(work, isOurs) {
      if (isOpen()) throw new MailAway(Math.ceil((closedUntil - now()) / 1000));
      // While one asks, nobody else does.
      if (failures >= patience) closedUntil = now() + probeEvery;
      try {
        const result = await work();
        [failures, closedUntil] = [0, 0];
        return result;
      } catch (error) {
        if (isOurs(error)) [failures, closedUntil] = [0, 0];
        else failures += 1;
        if (failures >= patience) closedUntil = now() + probeEvery;
        throw error;
      }
    },
  };
}
