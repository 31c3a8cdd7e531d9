import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { termPaths } from '#core/notification/server/kinds.ts';
import { findReader } from '#core/notification/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import { findFormer } from './people.ts';
import { getTerm } from './queries.ts';
import { findReports } from './reports.ts';

const find = { reports: findReports, people: findFormer };

/**
 * "These will be deleted from that day on." Null when the address is no longer the person's, or nothing would be
 * deleted any more.
 */
export async function renderTermOver(
  { database, config, now }: Context,
  brandId: string,
  { what, membershipId, from }: DeliveryPayloads['termOver'],
  email: string,
) {
  const found = await withBrand({ database, brandId }, async (scope) => {
    const reader = await findReader(scope, membershipId);
    const { months } = await getTerm(scope, what);
    if (reader?.email !== email || months === null) return null;
    const until = new Date(`${from}T00:00:00Z`);
    return { reader, months, ...(await find[what](scope, { months, until, now: now() })) };
  });
  if (!found || found.count === 0) return null;
  const { reader, months, count, named } = found;
  const { locale, brand } = reader;
  const t = speak[locale];
  const said = { brand, count, months, from: longDate(from, locale) };
  return {
    subject: t(`mail.termOver.${what}.subject`),
    ...writeLetter({
      locale,
      sender: brand,
      title: t(`mail.termOver.${what}.title`),
      paragraphs: [
        t(`mail.termOver.${what}.what`, said),
        t(`mail.termOver.${what}.keep`),
        ...(count > named.length ? [t('mail.termOver.more', { count })] : []),
      ],
      button: {
        label: t(`mail.termOver.${what}.button`),
        address: `${config.publicUrl}${termPaths[what]}`,
      },
      facts: named.map(({ name, number }, at) => [
        number === undefined ? String(at + 1) : t('mail.termOver.of', { number }),
        name,
      ]),
    }),
  };
}
