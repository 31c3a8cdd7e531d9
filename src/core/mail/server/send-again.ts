import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { deliveryPolicy } from '#core/mail/contract/policy/delivery.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { type LogReader, letWait, lockLogged } from './log-queries.ts';
import { jobOf } from './outbox.ts';

/**
 * Sends a report now that was given up or turned away, or that waits for its next try. 409 for one
 * that has arrived and for other messages, 404 for what the log does not show.
 */
export async function sendDeliveryAgain(
  scope: Scope,
  call: Doer,
  id: string,
  reader: LogReader,
): Promise<void> {
  const found = await lockLogged(scope, id, reader);
  if (!found) throw notFound();
  const { channel, report, recipient } = found;
  if (!report || !deliveryPolicy.again.when(found)) {
    const key = report ? 'deliveryMessages.underWay' : 'deliveryMessages.reportsOnly';
    throw conflict({ path: 'id', key });
  }
  await letWait(scope, id);
  const { brandId } = scope;
  await addJob(scope, jobOf(channel), { brandId, deliveryId: id }, { key: `deliver:${id}` });
  const { questionaryId, employeeId, number, subject, passedParticipantCount } = report;
  await noteAudit(scope, call, {
    verb: 'send',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: {
      questionaryId,
      number,
      isInterim: passedParticipantCount !== null,
      recipientList: [recipient],
    },
  });
}
