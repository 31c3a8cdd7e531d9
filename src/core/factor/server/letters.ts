import { hashMailCode, newMailCode } from '#core/account/server/factor/check.ts';
import { replaceMailCode } from '#core/account/server/factor/queries.ts';
import { mailCodeMinutes } from '#core/factor/contract/rules/factor.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { isUnnamed } from '#platform/server/shared/unnamed-admin.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import { makeLetInCode } from './let-in.ts';
import { findPerson } from './queries.ts';

/** Letters about second factors. None has a link: nobody should learn to follow one from such a letter (decision 045). */

const greeting = (firstName: string, t: T): string =>
  isUnnamed(firstName) ? t('mail.greeting') : t('mail.greetingByName', { firstName });

/** "A second factor was added to your account", or removed, or a recovery code was used. */
export async function renderFactor(
  { database }: Context,
  brandId: string,
  { accountId, what, at, network, ...device }: DeliveryPayloads['factor'],
  email: string,
) {
  const person = await withBrand({ database, brandId }, (scope) => findPerson(scope, accountId));
  if (person?.email !== email) return null;
  const { brand, firstName, locale, timeZone } = person;
  const t = speak[locale];
  return {
    subject: t(`mail.factor.${what}.subject`),
    ...writeLetter({
      locale,
      sender: brand,
      title: t(`mail.factor.${what}.title`),
      paragraphs: [
        greeting(firstName, t),
        t(`mail.factor.${what}.what`),
        t('mail.factor.right'),
        t('mail.factor.wrong', { brand }),
      ],
      facts: [
        [t('mail.passwordChanged.when'), longMoment(new Date(at), { locale, timeZone })],
        ...(what === 'reset'
          ? []
          : [[t('mail.passwordChanged.where'), spokenDevice(device, t)] as [string, string]]),
        ...(network ? [[t('mail.newDevice.network'), network] as [string, string]] : []),
      ],
    }),
  };
}

/** "Your code": for a proof, for adding a first factor, or to let a device try. */
export async function renderMailCode(
  { database, now }: Context,
  brandId: string,
  { accountId, isToLetIn, locale: asked }: DeliveryPayloads['mailCode'],
  email: string,
) {
  return withBrand({ database, brandId }, async (scope) => {
    const person = await findPerson(scope, accountId);
    if (person?.email !== email) return null;
    const held = { accountId, email };
    const code = isToLetIn
      ? await makeLetInCode(scope, held, now())
      : await makeMailCode(scope, held, now());
    const { brand, firstName } = person;
    const locale = asked ?? person.locale;
    const t = speak[locale];
    const what = isToLetIn ? 'letIn' : 'proof';
    return {
      subject: t(`mail.mailCode.${what}.subject`),
      ...writeLetter({
        locale,
        sender: brand,
        title: t(`mail.mailCode.${what}.title`),
        paragraphs: [
          greeting(firstName, t),
          t(`mail.mailCode.${what}.what`),
          t('mail.mailCode.nobody'),
          t('mail.mailCode.wrong'),
        ],
        facts: [[t('mail.mailCode.code'), code]],
      }),
    };
  });
}

async function makeMailCode(
  { tx, brandId }: Scope,
  { accountId }: { accountId: string },
  now: Date,
): Promise<string> {
  const code = newMailCode();
  const tokenHash = hashMailCode(accountId, code);
  const expiresAt = new Date(now.getTime() + mailCodeMinutes * 60 * 1000);
  await replaceMailCode(tx, { tokenHash, accountId, forBrandId: brandId, expiresAt });
  return code;
}

/** "Your company asks for a second factor": what it is, and where to add it. */
export async function renderFactorWanted(
  { database }: Context,
  brandId: string,
  { accountId, by }: DeliveryPayloads['factorWanted'],
  email: string,
) {
  const person = await withBrand({ database, brandId }, (scope) => findPerson(scope, accountId));
  if (person?.email !== email) return null;
  const { brand, firstName, locale } = person;
  const t = speak[locale];
  return {
    subject: t('mail.factorWanted.subject', { brand }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.factorWanted.title'),
      paragraphs: [
        greeting(firstName, t),
        t('mail.factorWanted.what', { brand }),
        t('mail.factorWanted.how'),
        t('mail.factorWanted.by', { by }),
      ],
    }),
  };
}
