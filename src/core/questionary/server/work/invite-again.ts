import { queueInvitations } from '#core/invitation/server/queue.ts';
import { findInvitee, forgetInvitation } from '#core/invitation/server/undelivered-queries.ts';
import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { requireOpen } from './remind.ts';
import type { Clock } from './work-facts.ts';

/**
 * Sends one participant of a locked questionary an invitation now (decision 027): the letter that
 * waits for its next try, or else a new one. 409 where invitations are not sent, for people who
 * have left and for people whose answers aren't awaited any more. 404 for people who take no part.
 */
export async function inviteAgain(
  scope: Scope,
  row: QuestionaryRow,
  employeeId: string,
  clock: Clock,
): Promise<void> {
  requireOpen(row, 'inviteAgain', dateIn(clock.timeZone, clock.now));
  const invitee = await findInvitee(scope, row.id, employeeId);
  if (!invitee) throw notFound();
  const { name, isFired, isAwaited, waitingId } = invitee;
  const refused = { path: 'employeeId', params: { name } };
  if (isFired) throw conflict({ ...refused, key: 'questionaryMessages.firedPerson' });
  if (!isAwaited) throw conflict({ ...refused, key: 'questionaryMessages.notAwaited' });
  if (waitingId) {
    const payload = { brandId: scope.brandId, deliveryId: waitingId };
    return addJob(scope, 'deliver', payload, { key: `deliver:${waitingId}` });
  }
  await forgetInvitation(scope, row.id, employeeId);
  await queueInvitations(scope, row.id, { now: clock.now });
}
