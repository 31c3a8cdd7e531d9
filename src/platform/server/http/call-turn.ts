import { Failure } from '#platform/server/shared/errors.ts';
import { makeLines } from '#platform/server/shared/turns.ts';

/**
 * How many calls of one line are answered at once; the rest waits for them. An account has one line
 * for its calls and one for files. A screen asks for a few things at a time, and the database serves
 * six or more at once (rule 53).
 */
const mostOfOne = 4;
/** How many may wait: what a few windows full of photos ask for at once. */
export const mostWaiting = 200;
const secondsToWait = 5;

/**
 * Does the work once no more than three other calls of the line are under way. 429 with Retry-After where
 * too many wait. It belongs to the process, because what a call takes does.
 */
export const takeCallTurn = makeLines(mostOfOne, {
  most: mostWaiting,
  refuse: () =>
    new Failure('tooMany', {
      retryAfterSeconds: secondsToWait,
      text: { key: 'errors.tooManyCalls' },
    }),
});
