import { mailedLink } from '#core/account/contract/rules/mailed-link.ts';
import { makeToken } from '#core/account/server/reset/mailed-link.ts';
import { findAccountRecipient, type Recipient } from '#core/account/server/reset/queries.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { findAccountId } from '#core/user/server/account-queries.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { type Letter, writeLetter } from '#platform/server/mail/letter.ts';
import { speak } from '#platform/texts/speak.ts';
import { keepPending } from './queries.ts';

/**
 * To an e-mail that somebody wants as their own: either a link that confirms it, or the notice that
 * it already has an account. Only its reader learns which (decision 035).
 */
export async function renderNewEmail(
  context: Context,
  brandId: string,
  { accountId }: DeliveryPayloads['newEmail'],
  email: string,
) {
  const { database, config, now } = context;
  const found = await withBrand({ database, brandId }, async (scope) => {
    const pending = await keepPending(scope, accountId, now());
    const person = await findAccountRecipient(scope, { accountId });
    if (!person || pending?.email !== email) return null;
    if (await isTaken(scope, accountId, email)) return { person };
    const wanted = { accountId, purpose: 'newEmail', expiresAt: pending.until } as const;
    return { person, token: await makeToken(scope, wanted) };
  });
  if (!found) return null;
  const { person, token } = found;
  const address = config.publicUrl + (token ? mailedLink('new-email', token) : '/login');
  return token ? confirming(person, address) : taken(person, address);
}

async function isTaken(scope: Scope, accountId: string, email: string): Promise<boolean> {
  const known = await findAccountId(scope, email);
  return known !== undefined && known !== accountId;
}

function confirming(person: Recipient, address: string) {
  const { locale, brand, firstName, lastName } = person;
  const t = speak[locale];
  return written(person, {
    subject: t('mail.newEmail.subject'),
    title: t('mail.newEmail.title'),
    paragraphs: [t('mail.newEmail.intro', { brand }), t('mail.newEmail.what')],
    facts: [[t('mail.newEmail.whose'), shortName({ lastName, firstName }, locale)]],
    button: { label: t('mail.newEmail.button'), address },
    small: [t('mail.newEmail.once'), t('mail.newEmail.notYou')],
  });
}

function taken(person: Recipient, address: string) {
  const t = speak[person.locale];
  return written(person, {
    subject: t('mail.emailTaken.subject'),
    title: t('mail.emailTaken.title'),
    paragraphs: [t('mail.emailTaken.intro'), t('mail.emailTaken.signIn')],
    button: { label: t('mail.emailTaken.button'), address },
    small: [t('mail.emailTaken.notYou')],
  });
}

/**
 * To the former e-mail, once. It says that this e-mail no longer opens the account, but not which
 * one does.
 */
export async function renderEmailMoved(
  { database }: Context,
  brandId: string,
  { accountId }: DeliveryPayloads['emailMoved'],
  email: string,
) {
  const person = await withBrand({ database, brandId }, (scope) =>
    findAccountRecipient(scope, { accountId }),
  );
  if (!person || person.email === email) return null;
  const t = speak[person.locale];
  const { brand, firstName } = person;
  return written(person, {
    subject: t('mail.emailMoved.subject'),
    title: t('mail.emailMoved.title'),
    paragraphs: [t('mail.emailMoved.greeting', { firstName }), t('mail.emailMoved.intro')],
    small: [t('mail.emailMoved.notYou', { brand })],
  });
}

/** A letter in the language of the person who asked, from their company. */
const written = (
  { locale, brand }: Recipient,
  { subject, ...letter }: Omit<Letter, 'locale' | 'sender'> & { subject: string },
) => ({ subject, ...writeLetter({ locale, sender: brand, ...letter }) });
