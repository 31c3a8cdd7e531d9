import { speak } from '#i18n/speak.ts';
import type { DeliveryPayloads } from '#server/company/delivery/outbox.ts';
import { findReader } from '#server/company/notification/queries.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';

/**
 * "Your file is ready", to the person alone: it says what to do where somebody else has asked for it. Null when the
 * address is no longer theirs.
 */
export async function renderDataReady(
  { database, config }: Context,
  brandId: string,
  { membershipId }: DeliveryPayloads['dataReady'],
  email: string,
) {
  const reader = await withBrand({ database, brandId }, (scope) => findReader(scope, membershipId));
  if (reader?.email !== email) return null;
  const t = speak[reader.locale];
  return {
    subject: t('mail.dataReady.subject'),
    ...writeLetter({
      locale: reader.locale,
      sender: reader.brand,
      title: t('mail.dataReady.title'),
      paragraphs: [t('mail.dataReady.what', { brand: reader.brand }), t('mail.dataReady.wrong')],
      button: {
        label: t('mail.dataReady.button'),
        address: `${config.publicUrl}/estimation/settings/data`,
      },
    }),
  };
}
