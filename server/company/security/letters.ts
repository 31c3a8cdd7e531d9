import { speak } from '#i18n/speak.ts';
import { getBrandName, getLetterClock } from '#server/company/brand/queries.ts';
import type { DeliveryPayloads } from '#server/company/delivery/outbox.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { longMoment } from '#server/platform/shared/long-date.ts';

/** "Security settings have changed": without a link, like every letter that frightens (decision 045). */
export async function renderSettings(
  { database }: Context,
  brandId: string,
  { fieldList, by, at, locale }: DeliveryPayloads['settings'],
) {
  const { name, timeZone } = await withBrand({ database, brandId }, async (scope) => ({
    name: await getBrandName(scope),
    ...(await getLetterClock(scope)),
  }));
  const t = speak[locale];
  return {
    subject: t('mail.settings.subject', { brand: name }),
    ...writeLetter({
      locale,
      sender: name,
      title: t('mail.settings.title'),
      paragraphs: [t('mail.settings.intro', { brand: name }), t('mail.sso.unexpected')],
      facts: [
        [t('mail.settings.what'), fieldList.map((field) => t(`field.brand.${field}`)).join('; ')],
        [t('mail.sso.by'), by ?? t('mail.sso.nobody')],
        [t('mail.sso.when'), longMoment(new Date(at), { locale, timeZone })],
      ],
    }),
  };
}
