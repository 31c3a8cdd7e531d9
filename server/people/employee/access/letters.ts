import { speak } from '#i18n/speak.ts';
import type { DeliveryPayloads } from '#server/company/delivery/outbox.ts';
import { findRedirected } from '#server/company/invitation/queries.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';

/**
 * "Your name is on another record", to the address of the one that had it. Without a name, as its
 * record may have another by now, and without a link (decision 105).
 */
export async function renderNameTaken(
  { database }: Context,
  brandId: string,
  { employeeId }: DeliveryPayloads['nameTaken'],
) {
  const found = await withBrand({ database, brandId }, (scope) =>
    findRedirected(scope, { employeeId }),
  );
  if (!found) return null;
  const { brand, locale } = found;
  const t = speak[locale];
  return {
    subject: t('mail.nameTaken.subject', { brand }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.nameTaken.title'),
      paragraphs: [t('mail.greeting'), t('mail.nameTaken.intro', { brand })],
      small: [t('mail.nameTaken.right'), t('mail.nameTaken.wrong', { brand })],
    }),
  };
}
