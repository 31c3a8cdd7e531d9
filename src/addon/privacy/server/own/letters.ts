import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { findReader } from '#core/notification/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { speak } from '#platform/texts/speak.ts';

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
