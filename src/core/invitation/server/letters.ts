import type { Render, Waiting } from '#core/mail/server/deliver.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { closeDelivery } from '#core/mail/server/queries.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import { findAddressee, prepareInvitation } from './addressee.ts';
import { letterValues } from './letter-values.ts';
import { handOver } from './participant-queries.ts';
import {
  findInvitingQuestionary,
  findNewerLetter,
  findRedirected,
  listSubjectNames,
} from './queries.ts';
import { isOpen } from './rules.ts';
import {
  aboutLink,
  type InvitationWords,
  linkAddress,
  listed,
  writeInvitation,
} from './write-invitation.ts';

/** "You are asked to answer": all that waits for the person. */
export const renderInvitation = renderWaiting('invitation');

/** "We are still waiting for your answers": the same for somebody who was invited before. */
export const renderReminder = renderWaiting('reminder');

/**
 * A letter about all that waits for somebody when it is written. Null when nothing does, when the
 * person has left or changed their e-mail, or when another letter has taken its place.
 */
function renderWaiting(type: 'invitation' | 'reminder'): Render<'invitation' | 'reminder'> {
  return (context, brandId, { employeeId }, email, letter) =>
    withBrand({ database: context.database, brandId }, async (scope) => {
      await closeDelivery(scope, letter.id);
      if (await isReplaced(scope, letter)) return null;
      const found = await prepareInvitation(scope, { employeeId, email }, context.now());
      if (!found) return null;
      const { recipient, brand, open, token } = found;
      const t = speak[recipient.locale];
      const address = linkAddress(context, token);
      const values = letterValues(found, { t, address, letterId: letter.id });
      const template = { type, locale: recipient.locale };
      const frame = { sender: brand, small: aboutLink(context, open, t) };
      return writeFromTemplate<typeof type>(scope, template, values, frame);
    });
}

/**
 * Whether a letter that has failed before is no longer needed, because a newer one to the same person
 * lists the same and more. The people it was to invite are that one's from here on.
 */
async function isReplaced(scope: Scope, letter: Waiting): Promise<boolean> {
  const newer = letter.attempts > 0 && (await findNewerLetter(scope, letter));
  if (newer) await handOver(scope, letter.id, newer);
  return Boolean(newer);
}

/** "The last day is earlier now": an invitation that says so. */
export const renderEarlierEnd = renderAbout<'earlierEnd'>((t, brand) => ({
  subject: t('mail.earlierEnd.subject', { brand }),
  title: t('mail.earlierEnd.title'),
  intro: t('mail.earlierEnd.intro', { brand }),
  fact: [t('mail.earlierEnd.unsent'), t('mail.earlierEnd.where')],
}));

/** "Your answers can't be read any more": an invitation that says so. */
export const renderAskedAgain = renderAbout<'askedAgain'>((t, brand) => ({
  subject: t('mail.askedAgain.subject', { brand }),
  title: t('mail.askedAgain.title'),
  intro: t('mail.askedAgain.intro', { brand }),
  fact: [t('mail.askedAgain.earlier'), t('mail.askedAgain.gone')],
}));

/** An invitation to one questionary, in these words. Null when it asks nothing of the person any more. */
function renderAbout<N extends 'earlierEnd' | 'askedAgain'>(
  wordsOf: (t: T, brand: string) => InvitationWords,
): Render<N> {
  return async (context, brandId, invitee, email) => {
    const { database, now } = context;
    const found = await withBrand({ database, brandId }, (scope) =>
      prepareInvitation(scope, { ...invitee, email }, now()),
    );
    if (!found) return null;
    const { brand, recipient } = found;
    return writeInvitation(context, found, wordsOf(speak[recipient.locale], brand));
  };
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
    const questionary = await findInvitingQuestionary(scope, named.questionaryId);
    if (!addressee || !questionary || !isOpen(questionary, addressee.today)) return null;
    const invited = await prepareInvitation(scope, invitee, now());
    const { locale } = addressee.recipient;
    const names = await listSubjectNames({ ...scope, locale }, addedIds);
    return { ...addressee, questionary, invited, names };
  });
  if (!found) return null;
  const { brand, questionary, recipient, invited, names } = found;
  const { locale, firstName } = recipient;
  const t = speak[locale];
  const { anonymityThreshold: threshold } = questionary;
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
        t('mail.greetingByName', { firstName }),
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
