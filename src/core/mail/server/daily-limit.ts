import type { HeldLetters } from '#core/mail/contract/delivery.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { letterTime, startOfDay } from '#platform/server/shared/calendar.ts';
import { waitedFor } from './outbox.ts';
import { countSentSince, countWaiting, getLettersLimit } from './queries.ts';

interface Reached {
  /** Letters a day. */
  limit: number;
  /** When letters go out again: the next day's hour of letters there. */
  until: Date;
}

/**
 * Whether as many letters have gone out today as the operator lets the company send (rule 96), in its
 * time zone. Null where more may go. Those under way at this moment are not counted yet.
 */
export async function reachedLimit(scope: Scope, now: Date): Promise<Reached | null> {
  const clock = await getLettersLimit(scope);
  if (!clock || clock.limit === null) return null;
  const { limit, timeZone } = clock;
  const today = dateIn(timeZone, now);
  const sent = await countSentSince(scope, startOfDay(today, timeZone), limit);
  return sent < limit ? null : { limit, until: letterTime(addDays(today, 1), clock) };
}

/** The letters that wait for the next day, for whoever reads the log. Null where none do. */
export async function heldLetters(scope: Scope, now: Date): Promise<HeldLetters | null> {
  const reached = await reachedLimit(scope, now);
  const count = reached ? await countWaiting(scope, waitedFor) : 0;
  if (!reached || count === 0) return null;
  return { count, limit: reached.limit, until: reached.until.toISOString() };
}
