import { createHash } from 'node:crypto';
import { addAttempt } from '#server/company/auth/attempt-queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { requireFresh } from '#server/platform/shared/fresh.ts';

/** Many reports at once, or one by one, ask for a fresh proof (rule 97). */

const mostAtOnce = 10;
const mostWithinHour = 30;
const hour = 60 * 60 * 1000;
/** How far the clocks of several processes may be apart. */
const skew = 60 * 1000;

/** 403 `proofNeeded` for more than ten in one file. */
export function requireFreshForMany(actor: Actor, count: number, now: Date): void {
  if (count > mostAtOnce) requireFresh(actor, now);
}

/**
 * Counts a report that is opened or saved. 403 `proofNeeded` for more than thirty within an hour; a proof
 * begins the count anew. One's own are not counted.
 */
export async function countOpened(
  { tx }: Scope,
  actor: Actor,
  { employeeId, now }: { employeeId: string; now: Date },
): Promise<void> {
  if (employeeId === actor.employeeId) return;
  const proved = `reports opened ${actor.sessionId} ${actor.provedAt?.toISOString()}`;
  const key = createHash('sha256').update(proved).digest('base64url');
  const oldest = new Date(now.getTime() - hour);
  const newest = new Date(now.getTime() + skew);
  const [counted] = await addAttempt(tx, [key], { now, oldest, newest });
  if ((counted?.failures ?? 0) > mostWithinHour) requireFresh(actor, now);
}
