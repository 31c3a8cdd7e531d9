import { makeLines } from '#server/platform/shared/turns.ts';

/**
 * How many calls of one line are answered at once; the rest waits for them. An account has one line
 * for its calls and one for files. A screen asks for a few things at a time, and the database serves
 * six or more at once (rule 53).
 */
const mostOfOne = 4;

/**
 * Does the work once no more than three other calls of the line are under way. It belongs to the
 * process, because what a call takes does.
 */
export const takeCallTurn = makeLines(mostOfOne);
