import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/errors.ts';
import { welcome } from './create-user.ts';
import { dropUndelivered, listUndeliveredLetters } from './letter-queries.ts';
import type { Member } from './member-queries.ts';

/**
 * Sends the letter about their access again to somebody who has not received it (decision 028). 409
 * if they have, or while it is on its way. The brand's memberships must be locked, so that of two
 * calls only one sends.
 */
export async function sendAgain(scope: Scope, { id, accountId }: Member): Promise<void> {
  const undelivered = await listUndeliveredLetters(scope, [id]);
  if (!undelivered.has(id)) throw conflict({ path: 'id', key: 'userMessages.letterOnItsWay' });
  await dropUndelivered(scope, accountId);
  await welcome(scope, id);
}
