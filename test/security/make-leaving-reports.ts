import { randomUUID } from 'node:crypto';
import { insertDeliveries } from '#core/mail/server/queries.ts';
import { insertArchive } from '#core/report/server/archive/queries.ts';
import { insertSending } from '#core/report/server/send/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inBrand } from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** Reports that leave the product: in an archive, and by mail. */

interface ReportOf {
  questionaryId: string;
  employeeId: string;
}

/** Returns the id of an archive with that report, which is ready, like the file of the person's own data. */
export async function makeArchive(
  scope: Scope,
  membershipId: string,
  report: ReportOf,
): Promise<string> {
  const id = randomUUID();
  await insertArchive(scope, {
    id,
    membershipId,
    locale: 'ru',
    reportList: [report],
    state: 'done',
  });
  const own = { membershipId, locale: 'ru', kind: 'myData', state: 'done' } as const;
  await insertArchive(scope, { ...own, id: randomUUID(), reportList: [] });
  return id;
}

/** Returns the id of a letter with that report, which did not arrive. */
export async function makeUnsentReport(
  { context }: TestApp,
  brandId: string,
  report: ReportOf,
): Promise<string> {
  return inBrand(context.database, brandId, async (scope) => {
    const sendingId = await insertSending(scope, {
      ...report,
      passedParticipantCount: null,
      comparedQuestionaryId: null,
      text: '<p>x</p>',
      senderName: 'Ким Анна',
      senderEmail: 'sender@fixture.example',
      locale: 'ru',
      createdAt: context.now(),
    });
    const id = randomUUID();
    const recipient = 'reader@fixture.example';
    const sent = { id, channel: 'email', recipient, type: 'report', state: 'failed' } as const;
    await insertDeliveries(scope, [{ ...sent, payload: { sendingId } }]);
    return id;
  });
}
