import { makeTurns } from '#server/shared/turns.ts';

/**
 * How many calls of one account are answered at once; the rest waits for them. A screen asks for a
 * few things at a time, and the database serves six or more at once (rule 53).
 */
const mostOfOne = 4;

/** By account. It belongs to the process, because what a call takes does. */
const busy = new Map<string, { inTurn: ReturnType<typeof makeTurns>; calls: number }>();

/** Does the work once no more than three other calls of the account are under way. */
export async function takeCallTurn<R>(account: string, work: () => Promise<R>): Promise<R> {
  const own = busy.get(account) ?? { inTurn: makeTurns(mostOfOne), calls: 0 };
  busy.set(account, own);
  own.calls += 1;
  try {
    return await own.inTurn(work);
  } finally {
    own.calls -= 1;
    if (own.calls === 0) busy.delete(account);
  }
}
