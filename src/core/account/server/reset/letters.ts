import { signInPath } from '#core/account/contract/auth.ts';
import { mailedLink } from '#core/account/contract/rules/mailed-link.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { findAccountId } from '#core/user/server/account-queries.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { isUnnamed } from '#platform/server/shared/unnamed-admin.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import { makeToken } from './mailed-link.ts';
import { findAccountRecipient, type Recipient } from './queries.ts';

const hour = 60 * 60 * 1000;
/** How long a link lives from the moment its letter is written (rule 3). */
export const linkLives = { reset: hour, account: 7 * 24 * hour, join: 7 * 24 * hour };

/** Where a link leads. */
const pages = { reset: 'restore-password', account: 'restore-password', join: 'join' } as const;

/** A link that works once: it sets the password, or accepts the access. */
async function makeLink(
  scope: Scope,
  { config, now }: Context,
  accountId: string,
  purpose: keyof typeof linkLives,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + linkLives[purpose]);
  const token = await makeToken(scope, { accountId, purpose, expiresAt });
  return config.publicUrl + mailedLink(pages[purpose], token);
}

/**
 * "You are a user now": a link to set the first password, to accept where the e-mail has an account
 * already (rule 51), or to sign in.
 */
export async function renderAccount(
  context: Context,
  brandId: string,
  { membershipId }: DeliveryPayloads['account'],
  email: string,
) {
  return withBrand({ database: context.database, brandId }, async (scope) => {
    const person = await findAccountRecipient(scope, { membershipId });
    if (person?.email !== email) return null;
    const way = await wayIn(scope, person);
    const address =
      way === 'signIn'
        ? `${context.config.publicUrl}${signInPath(person)}`
        : await makeLink(scope, context, person.accountId, way);
    const { locale, brand } = person;
    const t = speak[locale];
    const values = {
      ...personValues(person, { t, locale }),
      'account.email': email,
      'account.next': t(`mail.account.what.${way}`),
      'link.button': { label: t(`mail.account.button.${way}`), address },
    };
    const small = way === 'signIn' ? [] : [t(`mail.account.once.${way}`)];
    return writeFromTemplate(scope, { type: 'accountCreated', locale }, values, {
      sender: brand,
      small,
    });
  });
}

/** How somebody comes in who has been given an access. */
async function wayIn(
  scope: Scope,
  { email, waiting, hasPassword }: Recipient,
): Promise<'signIn' | 'account' | 'join'> {
  if (!waiting) return hasPassword ? 'signIn' : 'account';
  return (await findAccountId(scope, email)) ? 'join' : 'account';
}

/**
 * "You forgot your password": in the language of the screen where it was asked for, else the
 * person's.
 */
export async function renderReset(
  context: Context,
  brandId: string,
  { accountId, locale: asked }: DeliveryPayloads['reset'],
  email: string,
) {
  return withBrand({ database: context.database, brandId }, async (scope) => {
    const person = await findAccountRecipient(scope, { accountId });
    if (person?.email !== email) return null;
    const address = await makeLink(scope, context, accountId, 'reset');
    const locale = asked ?? person.locale;
    const t = speak[locale];
    const values = {
      ...personValues(person, { t, locale }),
      'account.email': email,
      'link.button': { label: t('mail.reset.button'), address },
    };
    return writeFromTemplate(scope, { type: 'passwordReset', locale }, values, {
      sender: person.brand,
      small: [t('mail.reset.once'), t('mail.reset.notYou')],
    });
  });
}

/**
 * "Your password has changed": without a link, so that nobody learns to follow one from such a
 * letter. It goes to the address that the account had then.
 */
export async function renderPasswordChanged(
  { database }: Context,
  brandId: string,
  { accountId, how, at, ...device }: DeliveryPayloads['passwordChanged'],
) {
  const found = await withBrand({ database, brandId }, (scope) =>
    findAccountRecipient(scope, { accountId }),
  );
  if (!found) return null;
  const { brand, firstName, locale, timeZone } = found;
  const t = speak[locale];
  return {
    subject: t('mail.passwordChanged.subject'),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.passwordChanged.title'),
      paragraphs: [
        greeting(firstName, t),
        t(`mail.passwordChanged.${how}`),
        t('mail.passwordChanged.right'),
        t('mail.passwordChanged.wrong', { brand }),
      ],
      facts: [
        [t('mail.passwordChanged.when'), longMoment(new Date(at), { locale, timeZone })],
        [t('mail.passwordChanged.where'), spokenDevice(device, t)],
      ],
    }),
  };
}

/** "Somebody has signed in to your account on a new device": without a link, for the same reason. */
export async function renderNewDevice(
  { database }: Context,
  brandId: string,
  { accountId, at, network, ...device }: DeliveryPayloads['newDevice'],
  email: string,
) {
  const found = await withBrand({ database, brandId }, (scope) =>
    findAccountRecipient(scope, { accountId }),
  );
  if (found?.email !== email) return null;
  const { brand, firstName, locale, timeZone } = found;
  const t = speak[locale];
  return {
    subject: t('mail.newDevice.subject'),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.newDevice.title'),
      paragraphs: [
        greeting(firstName, t),
        t('mail.newDevice.what'),
        t('mail.newDevice.right'),
        t('mail.newDevice.wrong', { brand }),
      ],
      facts: [
        [t('mail.passwordChanged.when'), longMoment(new Date(at), { locale, timeZone })],
        [t('mail.passwordChanged.where'), spokenDevice(device, t)],
        ...(network ? [[t('mail.newDevice.network'), network] as [string, string]] : []),
      ],
    }),
  };
}

const greeting = (firstName: string, t: T): string =>
  isUnnamed(firstName) ? t('mail.greeting') : t('mail.greetingByName', { firstName });
