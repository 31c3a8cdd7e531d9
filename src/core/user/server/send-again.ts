import { accessLetterLimits, takeAttempt } from '#core/account/server/attempts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { welcome } from './create-user.ts';
import { dropUndelivered, listUndeliveredLetters } from './letter-queries.ts';
import type { Member } from './member-queries.ts';
import { requireUser } from './require-user.ts';

/**
 * Sends the letter about their access, once more or for the first time, to somebody who may sign in
 * and has not accepted it yet, or whom it has not reached (decision 028). 409 for others, and 429
 * when one has just been sent. The brand's memberships must be locked, so that of two calls only
 * one sends.
 */
export async function sendAccessAgain(
  scope: Scope,
  { id, accountId, disabled, waiting }: Member,
  now: Date,
): Promise<void> {
  const undelivered = await listUndeliveredLetters(scope, [id]);
  requireUser({ disabled, waiting, undelivered: undelivered.get(id) ?? null }, 'sendLetter');
  await takeAttempt(scope.tx, accessLetterLimits(id), now);
  await dropUndelivered(scope, accountId);
  await welcome(scope, id);
}
