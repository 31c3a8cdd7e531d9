import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { describeRights } from '#core/notification/server/rights.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import { findSender } from './queries.ts';
import { makeStopLink } from './stop-link.ts';

/**
 * "Somebody's rights have changed", or will, or won't. It goes to the address of that time, also of whoever has lost the
 * access by it. Without a link, like every letter that frightens (decision 045), but for the one that stops what waits
 * (decision 251).
 */
export async function renderRights(
  context: Context,
  brandId: string,
  { news, at, locale, isSuper, stops }: DeliveryPayloads['rights'],
  email: string,
) {
  const { sender, address } = await withBrand(
    { database: context.database, brandId },
    async (scope) => ({
      sender: await findSender(scope),
      address: stops && (await makeStopLink(scope, { ...stops, email }, context)),
    }),
  );
  if (!sender) return null;
  const { what, by, whom, change, due } = news;
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
        ...(address ? [t('mail.rights.link')] : []),
        t(`mail.rights.unexpected.${isSuper ? 'ofSuper' : 'ofPerson'}`),
      ],
      ...(address && { button: { label: t('mail.rights.stop'), address } }),
      facts: [
        [t('mail.rights.whom'), `${whom}, ${news.email}`],
        [t('mail.rights.what'), describeRights(change, locale)],
        [t('mail.rights.by'), by ?? t('mail.rights.nobody')],
        [t('mail.rights.when'), moment(at)],
        ...(due ? [[t('mail.rights.due'), moment(due)] as [string, string]] : []),
      ],
    }),
  };
}
