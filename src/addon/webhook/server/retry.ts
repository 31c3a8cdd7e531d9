/** When something that didn't arrive is told again (rule 200). */

const [second, minute, hour] = [1000, 60 * 1000, 60 * 60 * 1000];
const day = 24 * hour;

/** The pauses after each try that failed: they make eight tries within a day. */
export const retryPauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  8 * hour,
  8 * hour,
];

/** When to try again after so many tries. Null: it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = retryPauses[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** An address that goes on failing holds up nobody else: it is asked once a minute, whatever waits for it. */
export const restAfter = ({ wasFailing }: { wasFailing: boolean }, now: Date): Date =>
  new Date(now.getTime() + (wasFailing ? minute : 5 * second));

/** Whether it has failed for so long that it is turned off. */
export const hasFailedTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= 5 * day;

/** The moment until which a former secret signs too. */
export const formerEnd = (now: Date): Date => new Date(now.getTime() + day);
