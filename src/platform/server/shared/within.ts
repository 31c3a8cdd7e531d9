import { setTimeout as wait } from 'node:timers/promises';

/** What the work comes to, or null when it fails or takes longer than so many ms. It is not ended then. */
export function within<R>(ms: number, work: Promise<R>): Promise<R | null> {
  return Promise.race([work.catch(() => null), wait(ms, null, { ref: false })]);
}
