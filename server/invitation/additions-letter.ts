import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { DeliveryPayloads } from '#server/delivery/outbox.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { listNames } from './additions-queries.ts';
import { findAddressee, listed, prepareInvitation, writeInvitation } from './letter.ts';

/**
 * Writes who has been added in the person's role: with their link while they have something to
 * answer, without any after that. Null when it is over, or they have left or another e-mail (rule 26).
 */
export async function renderAdditions(
  context: Context,
  brandId: string,
  { addedIds, ...invitee }: DeliveryPayloads['additions'],
  email: string,
) {
  const found = await withBrand({ database: context.database, brandId }, async (scope) => {
    const addressee = await findAddressee(scope, { ...invitee, email }, context.now());
    if (!addressee) return null;
    const invited = await prepareInvitation(scope, { ...invitee, email }, context.now());
    return { addressee, invited, names: await listNames(scope, addedIds) };
  });
  if (!found) return null;
  const { questionary, recipient } = found.addressee;
  const { locale, firstName } = recipient;
  const t = speak[locale];
  const { brand, anonymityThreshold: threshold } = questionary;
  const subject = t('mail.additions.subject', { brand });
  const title = t('mail.additions.title');
  const fact: [string, string] = [t('mail.additions.added'), listed(found.names, t)];
  if (found.invited) {
    const intro = t('mail.additions.intro', { brand, threshold });
    return writeInvitation(context, found.invited, { subject, title, intro, fact });
  }
  const greeting = t('mail.invitation.greeting', { firstName });
  const paragraphs = [greeting, t('mail.additions.answered', { brand, threshold })];
  const small = [t('mail.additions.unknown', { brand })];
  return {
    subject,
    ...writeLetter({ locale, sender: brand, title, paragraphs, facts: [fact], small }),
  };
}
