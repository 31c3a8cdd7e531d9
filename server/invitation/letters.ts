import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { DeliveryPayloads } from '#server/delivery/outbox.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { findAddressee, prepareInvitation } from './addressee.ts';
import { findRedirected, listNames } from './queries.ts';
import { confidence, listed, writeInvitation } from './write-invitation.ts';

/**
 * "You are asked to answer". Null when it is over, or when the person has answered, left or changed
 * their e-mail.
 */
export async function renderInvitation(
  context: Context,
  brandId: string,
  invitee: DeliveryPayloads['invitation'],
  email: string,
) {
  const { database, now } = context;
  const found = await withBrand({ database, brandId }, (scope) =>
    prepareInvitation(scope, { ...invitee, email }, now()),
  );
  if (!found) return null;
  const t = speak[found.recipient.locale];
  const { brand, method } = found.questionary;
  return writeInvitation(context, found, {
    subject: t('mail.invitation.subject', { brand }),
    title: t('mail.invitation.title'),
    intro: t('mail.invitation.intro', { brand, method }),
    fact: [t('mail.invitation.confidence'), confidence(found.questionary, found.open, t)],
  });
}

/** "The last day is earlier now": an invitation that says so. */
export async function renderEarlierEnd(
  context: Context,
  brandId: string,
  invitee: DeliveryPayloads['earlierEnd'],
  email: string,
) {
  const { database, now } = context;
  const found = await withBrand({ database, brandId }, (scope) =>
    prepareInvitation(scope, { ...invitee, email }, now()),
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

/**
 * "People have been added in your role" (rule 26): an invitation that says so, or a letter without
 * a link for somebody who has answered everything.
 */
export async function renderAdditions(
  context: Context,
  brandId: string,
  { addedIds, ...named }: DeliveryPayloads['additions'],
  email: string,
) {
  const { database, now } = context;
  const invitee = { ...named, email };
  const found = await withBrand({ database, brandId }, async (scope) => {
    const addressee = await findAddressee(scope, invitee, now());
    if (!addressee) return null;
    const invited = await prepareInvitation(scope, invitee, now());
    return { ...addressee, invited, names: await listNames(scope, addedIds) };
  });
  if (!found) return null;
  const { questionary, recipient, invited, names } = found;
  const { locale, firstName } = recipient;
  const t = speak[locale];
  const { brand, anonymityThreshold: threshold } = questionary;
  const subject = t('mail.additions.subject', { brand });
  const title = t('mail.additions.title');
  const fact: [string, string] = [t('mail.additions.added'), listed(names, t)];
  if (invited) {
    const intro = t('mail.additions.intro', { brand, threshold });
    return writeInvitation(context, invited, { subject, title, intro, fact });
  }
  return {
    subject,
    ...writeLetter({
      locale,
      sender: brand,
      title,
      paragraphs: [
        t('mail.invitation.greeting', { firstName }),
        t('mail.additions.answered', { brand, threshold }),
      ],
      facts: [fact],
      small: [t('mail.additions.unknown', { brand })],
    }),
  };
}

/**
 * "Your e-mail was replaced by another", sent to the former one even if it is back in use by then,
 * because a link has gone to the other one. It contains no link: the former address may have been a
 * stranger's.
 */
export async function renderRedirected(
  { database }: Context,
  brandId: string,
  { to, invited, ...who }: DeliveryPayloads['redirected'],
) {
  const found = await withBrand({ database, brandId }, (scope) => findRedirected(scope, who));
  if (!found) return null;
  const { brand, firstName, locale } = found;
  const t = speak[locale];
  const kind = invited ? 'invited' : 'plain';
  return {
    subject: t(`mail.redirected.${kind}.subject`, { brand }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t(`mail.redirected.${kind}.title`),
      paragraphs: [
        t('mail.greetingByName', { firstName }),
        t(`mail.redirected.${kind}.intro`, { brand }),
      ],
      facts: [[t('mail.redirected.to'), to]],
      small: [t(`mail.redirected.${kind}.right`), t(`mail.redirected.${kind}.wrong`, { brand })],
    }),
  };
}
