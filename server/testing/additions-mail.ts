import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { DeliveryPayloads } from '#server/delivery/outbox.ts';
import { listNames } from './additions-queries.ts';
import { listed, prepareInvitation, writeInvitation } from './invitation-mail.ts';

/** Writes who has been added in the person's role; null as for an invitation (decision 26). */
export async function renderAdditions(
  context: Context,
  brandId: string,
  { addedIds, ...invitee }: DeliveryPayloads['additions'],
  email: string,
) {
  const found = await withBrand({ database: context.database, brandId }, async (scope) => {
    const prepared = await prepareInvitation(scope, { ...invitee, email }, context.now());
    return prepared && { ...prepared, names: await listNames(scope, addedIds) };
  });
  if (!found) return null;
  const t = speak[found.recipient.locale];
  const { brand, anonymityThreshold: threshold } = found.questionary;
  return writeInvitation(context, found, {
    subject: t('mail.additions.subject', { brand }),
    title: t('mail.additions.title'),
    intro: t('mail.additions.intro', { brand, threshold }),
    fact: [t('mail.additions.added'), listed(found.names, t)],
  });
}
