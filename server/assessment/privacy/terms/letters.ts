import { speak } from '#i18n/speak.ts';
import type { DeliveryPayloads } from '#server/company/delivery/outbox.ts';
import { termPath } from '#server/company/notification/kinds.ts';
import { findReader } from '#server/company/notification/queries.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { longDate } from '#server/platform/shared/long-date.ts';
import { getTerms, listOldReports } from './queries.ts';

/** Named in the letter; of more it says how many. */
const mostNamed = 100;

/**
 * "These reports will be deleted from that day on." Null when the address is no longer the person's, or nothing would
 * be deleted any more.
 */
export async function renderTermOver(
  { database, config }: Context,
  brandId: string,
  { membershipId, from }: DeliveryPayloads['termOver'],
  email: string,
) {
  const found = await withBrand({ database, brandId }, async (scope) => {
    const reader = await findReader(scope, membershipId);
    const { reportMonths: months } = await getTerms(scope);
    if (reader?.email !== email || months === null) return null;
    const until = new Date(`${from}T00:00:00Z`);
    return { reader, months, old: await listOldReports(scope, { months, until, most: mostNamed }) };
  });
  const [first] = found?.old ?? [];
  if (!found || !first) return null;
  const { reader, months, old } = found;
  const { locale, brand } = reader;
  const t = speak[locale];
  const { count } = first;
  return {
    subject: t('mail.termOver.subject'),
    ...writeLetter({
      locale,
      sender: brand,
      title: t('mail.termOver.title'),
      paragraphs: [
        t('mail.termOver.what', { brand, count, months, from: longDate(from, locale) }),
        t('mail.termOver.keep'),
        ...(count > old.length ? [t('mail.termOver.more', { count })] : []),
      ],
      button: { label: t('mail.termOver.button'), address: `${config.publicUrl}${termPath}` },
      facts: old.map(({ number, subject }) => [t('mail.termOver.of', { number }), subject]),
    }),
  };
}
