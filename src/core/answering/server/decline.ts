import { keepNote } from '#core/answer-sheet/server/decline-note.ts';
import type { Answered, Over } from '#core/answering/contract/answering.ts';
import { isOpen } from '#core/invitation/server/rules.ts';
import type { OwnDeclineReason } from '#core/questionary/contract/rules/cycle.ts';
import { isDeclineOffered } from '#core/questionary/contract/rules/decline.ts';
import { forgetDeclined } from '#core/questionary/server/record/begun-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { lockDeclinable, saveDecline } from './decline-queries.ts';
import { notYours } from './not-yours.ts';
import type { Which } from './queries.ts';
import { type AnsweringDays, isOver, whyClosed } from './rules.ts';

interface Said {
  /** Null: they have changed their mind. */
  reason: OwnDeclineReason | null;
  note?: string | undefined;
}

/**
 * A rater says that they can't assess somebody, or takes it back (rule 128). It changes nothing that anybody
 * but HR gets: to all the rest, and to the arithmetic, the assignment is open. Where their answers were begun is
 * forgotten; the device still has them. Throws 404 for one that is not
 * theirs. Throws 409 where they have answered, outside the questionary's days, and where it isn't offered;
 * whoever was excused may take that back in any role.
 */
export async function decline(
  scope: Scope,
  which: Which,
  { reason, note }: Said,
  { today, keyring }: Pick<AnsweringDays, 'today'> & { keyring: Keyring },
): Promise<void> {
  const found = await lockDeclinable(scope, which);
  if (!found) throw notYours();
  if (found.status === 'done') {
    throw refused('answered', { isAnswered: true } satisfies Answered);
  }
  const term = { ...found, status: found.questionaryStatus };
  if (!isOpen(term, today)) {
    const data: Over | undefined = isOver(term.status) ? { isOver: true } : undefined;
    throw refused(whyClosed(term, today), data);
  }
  if (reason && !isDeclineOffered(found)) throw refused('notOffered');
  const kept = reason && note ? await keepNote(scope, keyring, note, which) : null;
  await saveDecline(scope, which, { declined: reason, note: kept });
  if (reason) await forgetDeclined(scope, which);
}

const refused = (
  why: 'answered' | 'notStarted' | 'ended' | 'notOffered',
  data?: Answered | Over | undefined,
) => new Failure('conflict', { text: { key: `testingMessages.${why}` }, data });
