import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { DeliveryPayloads } from '#server/delivery/outbox.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { findRedirected } from './queries.ts';

/**
 * Writes to somebody's former e-mail that another has taken its place, even where it is back by
 * then: a link has gone to that other one. No link stands in it, as it may have been a stranger's.
 */
export async function renderRedirected(
  { database }: Context,
  brandId: string,
  { employeeId, to }: DeliveryPayloads['redirected'],
) {
  const found = await withBrand({ database, brandId }, (scope) =>
    findRedirected(scope, employeeId),
  );
  if (!found) return null;
  const { brand, firstName, locale } = found;
  const t = speak[locale];
  return {
    subject: t('mail.redirected.subject', { brand }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.redirected.title'),
      paragraphs: [
        t('mail.redirected.greeting', { firstName }),
        t('mail.redirected.intro', { brand }),
      ],
      facts: [[t('mail.redirected.to'), to]],
      small: [t('mail.redirected.right'), t('mail.redirected.wrong', { brand })],
    }),
  };
}
