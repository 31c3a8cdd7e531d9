import { makeTurns } from '#server/platform/shared/turns.ts';

/**
 * How many calls of one line are answered at once; the rest waits for them. An account has one line
 * for its calls and one for files. A screen asks for a few things at a time, and the database serves
 * six or more at once (rule 53).
 */
const mostOfOne = 4;

/** By line. It belongs to the process, because what a call takes does. */
const busy = new Map<string, { inTurn: ReturnType<typeof makeTurns>; calls: number }>();

/** Does the work once no more than three other calls of the line are under way. */
export async function takeCallTurn<R>(line: string, work: () => Promise<R>): Promise<R> {
  const own = busy.get(line) ?? { inTurn: makeTurns(mostOfOne), calls: 0 };
  busy.set(line, own);
  own.calls += 1;
  try {
    return await own.inTurn(work);
  } finally {
    own.calls -= 1;
    if (own.calls === 0) busy.delete(line);
  }
}
