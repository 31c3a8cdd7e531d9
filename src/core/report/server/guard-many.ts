import { createHash } from 'node:crypto';
import { addAttempt } from '#core/account/server/attempt-queries.ts';
import { tellAlert } from '#core/security/server/tell-alert.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { requireFresh } from '#platform/server/shared/fresh.ts';

/** Many reports at once, or one by one, ask for a fresh proof (rule 97). */

const mostAtOnce = 10;
const mostWithinHour = 30;
export const mostUnnoticed = 50;
const hour = 60 * 60 * 1000;
/** How far the clocks of several processes may be apart. */
const skew = 60 * 1000;

/** Counts the reports that leave in one file. */
export async function countTaken(
  scope: Scope,
  actor: Actor,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const key = ofHour(actor);
  const [counted] = await addAttempt(scope.tx, [key], spanOf(now), count);
  await alertOf(scope, actor, { before: (counted?.failures ?? 0) - count, count, now });
}

/** 403 `proofNeeded` for more than ten in one file. */
export function requireFreshForMany(actor: Actor, count: number, now: Date): void {
  if (count > mostAtOnce) requireFresh(actor, now);
}

/** Which report somebody opens, saves or sends, or which two they compare. */
interface Opened {
  employeeId: string;
  now: Date;
  /** Tells the report from others about the same person. Left out where each time is noted. */
  which?: readonly unknown[];
  /** False where others' marks are only looked at: that is noted, and never refused. */
  asksForConfirmation?: boolean;
}

/**
 * Counts a report that is opened, saved or sent. 403 `proofNeeded` for more than thirty within an hour; a proof
 * begins the count anew. One's own are not counted. Returns whether this reader opens it for the first time within
 * an hour. That is to be noted (rule 112): of what somebody has seen, company results tell them less (rule 169).
 */
export async function countOpened(
  scope: Scope,
  actor: Actor,
  { employeeId, now, which, asksForConfirmation = true }: Opened,
): Promise<boolean> {
  if (employeeId === actor.employeeId) return false;
  const all =
    asksForConfirmation && keyOf('reports opened', actor.sessionId, actor.provedAt?.toISOString());
  const one = which && keyOf('report opened', actor.membershipId, employeeId, ...which);
  const withinHour = ofHour(actor);
  const keys = [withinHour, all, one].filter((key) => typeof key === 'string');
  const counted = await addAttempt(scope.tx, keys, spanOf(now));
  const timesOf = (wanted: unknown) => counted.find(({ key }) => key === wanted)?.failures ?? 0;
  if (timesOf(all) > mostWithinHour) requireFresh(actor, now);
  await alertOf(scope, actor, { before: timesOf(withinHour) - 1, count: 1, now });
  return timesOf(one) === 1;
}

const spanOf = (now: Date) => ({
  now,
  oldest: new Date(now.getTime() - hour),
  newest: new Date(now.getTime() + skew),
});

/** The key that counts one person's reports within an hour, whatever they have proved meanwhile. */
const ofHour = ({ membershipId }: Actor): string => keyOf('reports within an hour', membershipId);

/** Super administrators are told of the one that is too many, and of no further one in that hour (rule 201). */
async function alertOf(
  scope: Scope,
  { accountId }: Actor,
  { before, count, now }: { before: number; count: number; now: Date },
): Promise<void> {
  if (before > mostUnnoticed || before + count <= mostUnnoticed) return;
  await tellAlert(scope, { what: 'manyReports', accountId }, now);
}

const keyOf = (...what: unknown[]): string =>
  createHash('sha256').update(what.join(' ')).digest('base64url');
