import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import { type DeliveryPayloads, queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { listWaitedFor } from './earlier-end-queries.ts';
import { prepareInvitation, writeInvitation } from './letter.ts';

/** Tells those who have yet to answer that the last day their letter named is earlier now (decision 029). */
export const tellEarlierEnd: TaskOf<'tell-earlier-end'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    const people = await listWaitedFor(scope, questionaryId);
    const recipients = people.map(({ employeeId, email }) => ({
      email,
      payload: { questionaryId, employeeId },
    }));
    await queueDeliveries(scope, 'earlierEnd', recipients, context.now());
  });
};

/** An invitation that says so; null as for an invitation. */
export async function renderEarlierEnd(
  context: Context,
  brandId: string,
  invitee: DeliveryPayloads['earlierEnd'],
  email: string,
) {
  const found = await withBrand({ database: context.database, brandId }, (scope) =>
    prepareInvitation(scope, { ...invitee, email }, context.now()),
  );
  if (!found) return null;
  const t = speak[found.recipient.locale];
  const { brand } = found.questionary;
  return writeInvitation(context, found, {
    subject: t('mail.earlierEnd.subject', { brand }),
    title: t('mail.earlierEnd.title'),
    intro: t('mail.earlierEnd.intro', { brand }),
    fact: [t('mail.earlierEnd.unsent'), t('mail.earlierEnd.where')],
  });
}
