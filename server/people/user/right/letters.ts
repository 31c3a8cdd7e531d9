import { speak } from '#i18n/speak.ts';
import type { DeliveryPayloads } from '#server/company/delivery/outbox.ts';
import { describeRights } from '#server/company/notification/rights.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { longMoment } from '#server/platform/shared/long-date.ts';
import { findSender } from './queries.ts';

/**
 * "Somebody's rights have changed", or will, or won't: without a link, like every letter that frightens
 * (decision 045). It goes to the address of that time, also of whoever has lost the access by it.
 */
export async function renderRights(
  { database }: Context,
  brandId: string,
  { news, at, locale, isSuper }: DeliveryPayloads['rights'],
) {
  const sender = await withBrand({ database, brandId }, findSender);
  if (!sender) return null;
  const { what, by, whom, email, change, due } = news;
  const t = speak[locale];
  const moment = (iso: string) => longMoment(new Date(iso), { locale, timeZone: sender.timeZone });
  return {
    subject: t(`mail.rights.${what}.subject`, { whom }),
    ...writeLetter({
      locale,
      sender: sender.name,
      title: t(`mail.rights.${what}.title`),
      paragraphs: [
        t('mail.rights.intro', { brand: sender.name }),
        ...(what === 'asked' ? [t('mail.rights.wait')] : []),
        t(`mail.rights.unexpected.${isSuper ? 'ofSuper' : 'ofPerson'}`),
      ],
      facts: [
        [t('mail.rights.whom'), `${whom}, ${email}`],
        [t('mail.rights.what'), describeRights(change, locale)],
        [t('mail.rights.by'), by ?? t('mail.rights.nobody')],
        [t('mail.rights.when'), moment(at)],
        ...(due ? [[t('mail.rights.due'), moment(due)] as [string, string]] : []),
      ],
    }),
  };
}
