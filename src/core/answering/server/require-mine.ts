import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor, Invited } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { requireOpenLink } from './link.ts';
import { notYours } from './not-yours.ts';
import { findAssignment, listInvited, type Which } from './queries.ts';
import { type AnsweringDays, daysIn, takesAnswers, whyClosed } from './rules.ts';

type Caller = { actor: Actor | Invited; context: Context };
type Named = { questionaryId: string; employeeId: string };

export const daysOf = ({ actor, context }: Caller) => daysIn(actor.timeZone, context.now());

/**
 * The named assignment, which must be the caller's own. Where a link's questionary takes no answers it
 * says what happened to it.
 */
export async function requireMine(
  scope: Scope,
  { actor, context }: Caller,
  named: Named,
): Promise<Which> {
  const { questionaryId, employeeId: subjectId } = named;
  if (!actor.employeeId) throw notYours();
  if (actor.kind === 'invitation') {
    const rows = await listInvited(scope, actor.employeeId, questionaryId);
    if (rows.length === 0) throw notYours();
    requireOpenLink(rows, actor.employeeId, daysOf({ actor, context }));
  }
  return { questionaryId, participantId: actor.employeeId, subjectId };
}

/**
 * The same, of an assignment that still takes answers. Throws 409 for one that doesn't. `isRefused`: its person
 * has not agreed to what the company asks.
 */
export async function requireTaken(
  scope: Scope,
  call: Caller,
  named: Named,
  days: AnsweringDays,
): Promise<{ which: Which; isRefused: boolean }> {
  const which = await requireMine(scope, call, named);
  const found = await findAssignment(scope, which);
  if (!found) throw notYours();
  const { row, isRefused } = found;
  if (row.status === 'done') throw closed('answered');
  if (!takesAnswers(row, days))
    throw closed(whyClosed({ ...row, status: row.questionaryStatus }, days.today));
  return { which, isRefused };
}

const closed = (why: 'answered' | 'ended' | 'notStarted') =>
  new Failure('conflict', { text: { key: `testingMessages.${why}` } });
