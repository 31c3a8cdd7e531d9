import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import { findForLetter } from './queries.ts';

/** "A person is going to be erased", to every administrator; without a link (decision 045). */
export async function renderErasureDue(
  { database }: Context,
  brandId: string,
  { erasureId, locale }: DeliveryPayloads['erasureDue'],
) {
  const found = await withBrand({ database, brandId, locale }, (scope) =>
    findForLetter(scope, erasureId),
  );
  if (!found) return null;
  const { name, brand, timeZone, due, askedBy, withReports } = found;
  const t = speak[locale];
  return {
    subject: t('mail.erasureDue.subject', { name }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.erasureDue.title'),
      paragraphs: [t('mail.erasureDue.intro', { brand }), t('mail.erasureDue.stop')],
      facts: [
        [t('mail.erasureDue.whom'), name],
        [t('mail.erasureDue.by'), askedBy],
        [t('mail.erasureDue.due'), longMoment(due, { locale, timeZone })],
        [
          t('mail.erasureDue.reports'),
          t(withReports ? 'mail.erasureDue.withReports' : 'mail.erasureDue.withoutReports'),
        ],
      ],
    }),
  };
}
