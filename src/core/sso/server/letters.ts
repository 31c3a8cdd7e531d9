import { getBrandName, getLetterClock } from '#core/company/server/queries.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';

/** "Company sign-in was changed": without a link, like every letter that frightens (decision 045). */
export async function renderSso(
  { database }: Context,
  brandId: string,
  { news: { what, about, by }, at, until, locale }: DeliveryPayloads['sso'],
) {
  const { name, timeZone } = await withBrand({ database, brandId }, async (scope) => ({
    name: await getBrandName(scope),
    ...(await getLetterClock(scope)),
  }));
  const t = speak[locale];
  const moment = (iso: string) => longMoment(new Date(iso), { locale, timeZone });
  return {
    subject: t('mail.sso.subject', { brand: name }),
    ...writeLetter({
      locale,
      sender: name,
      title: t('mail.sso.title'),
      paragraphs: [
        t('mail.sso.intro', { brand: name }),
        ...(until ? [t('mail.sso.until', { until: moment(until) })] : []),
        t('mail.sso.unexpected'),
      ],
      facts: [
        [t('mail.sso.what'), t(`mail.sso.news.${what}`)],
        ...(about ? [[t('mail.sso.about'), about] as [string, string]] : []),
        [t('mail.sso.by'), by ?? t('mail.sso.nobody')],
        [t('mail.sso.when'), moment(at)],
      ],
    }),
  };
}
