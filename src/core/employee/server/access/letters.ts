import { findRedirected } from '#core/invitation/server/queries.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { speak } from '#platform/texts/speak.ts';

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
