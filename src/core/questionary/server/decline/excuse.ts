import { findInvitee } from '#core/invitation/server/undelivered-queries.ts';
import { forgetDeclined } from '#core/questionary/server/record/begun-queries.ts';
import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { isSubjectOf, setExcused } from './queries.ts';

interface Asked {
  /** The rater. */
  employeeId: string;
  isExcused: boolean;
}

/** Who excuses; null without an employee record. */
interface Excuser extends Clock {
  employeeId: string | null;
}

/**
 * Excuses a rater of a locked questionary from whatever they have not answered about others, or takes that
 * back (rule 128). To everybody but HR, and to the arithmetic, it is silence. Throws 409 after the last day,
 * where there is nothing to excuse them from, and to those who are assessed in it: what is awaited about
 * themselves is not theirs to see. Throws 404 for people who take no part.
 */
export async function excuse(
  scope: Scope,
  row: QuestionaryRow,
  { employeeId, isExcused }: Asked,
  by: Excuser,
): Promise<void> {
  requireStatus(row, 'excuse');
  if (dateIn(by.timeZone, by.now) > row.dateEnd) {
    throw conflict({ path: 'dateEnd', key: 'testingMessages.ended' });
  }
  if (await isSubjectOf(scope, row.id, by.employeeId)) {
    throw conflict({ path: 'id', key: 'questionaryMessages.ownExcuse' });
  }
  const invitee = await findInvitee(scope, row.id, employeeId);
  if (!invitee) throw notFound();
  const which = { questionaryId: row.id, participantId: employeeId };
  const count = await setExcused(scope, which, isExcused);
  if (isExcused) await forgetDeclined(scope, which);
  if (count > 0 || !isExcused) return;
  const { name, isAwaited } = invitee;
  throw conflict({
    path: 'employeeId',
    key: `questionaryMessages.${isAwaited ? 'selfStays' : 'notAwaited'}`,
    params: { name },
  });
}
