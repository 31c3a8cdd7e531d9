import { findAccountPerson } from '#core/account/server/account-queries.ts';
import { getBrandName, getLetterClock } from '#core/company/server/queries.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';

/** "Security settings have changed": without a link, like every letter that frightens (decision 045). */
export async function renderSettings(
  { database }: Context,
  brandId: string,
  { fieldList, by, at, until, locale }: DeliveryPayloads['settings'],
) {
  const { name, timeZone } = await withBrand({ database, brandId }, async (scope) => ({
    name: await getBrandName(scope),
    ...(await getLetterClock(scope)),
  }));
  const t = speak[locale];
  const moment = (iso: string) => longMoment(new Date(iso), { locale, timeZone });
  return {
    subject: t('mail.settings.subject', { brand: name }),
    ...writeLetter({
      locale,
      sender: name,
      title: t('mail.settings.title'),
      paragraphs: [
        t('mail.settings.intro', { brand: name }),
        ...(until ? [t('mail.settings.until', { until: moment(until) })] : []),
        t('mail.sso.unexpected'),
      ],
      facts: [
        [t('mail.settings.what'), fieldList.map((field) => t(`field.brand.${field}`)).join('; ')],
        [t('mail.sso.by'), by ?? t('mail.sso.nobody')],
        [t('mail.sso.when'), moment(at)],
      ],
    }),
  };
}

/** "Look into this": without a link, too. */
export async function renderAlert(
  { database }: Context,
  brandId: string,
  news: DeliveryPayloads['alert'],
) {
  const { at, locale, what } = news;
  const { name, timeZone, about } = await withBrand({ database, brandId }, async (scope) => ({
    name: await getBrandName(scope),
    about: await aboutOf(scope, news),
    ...(await getLetterClock(scope)),
  }));
  const t = speak[locale];
  return {
    subject: t(`mail.alert.${what}.subject`, { brand: name }),
    ...writeLetter({
      locale,
      sender: name,
      title: t(`mail.alert.${what}.title`),
      paragraphs: [t(`mail.alert.${what}.text`), t(`mail.alert.${what}.advice`)],
      facts: [
        [t('mail.alert.company'), name],
        ...(about ? [[t('mail.alert.about'), about] as [string, string]] : []),
        [
          t('mail.sso.when'),
          longMoment(new Date(news.what === 'keyEnds' ? news.until : at), { locale, timeZone }),
        ],
      ],
    }),
  };
}

async function aboutOf(
  { tx }: Scope,
  news: DeliveryPayloads['alert'],
): Promise<string | undefined> {
  if (news.what === 'keyEnds') return news.name;
  if (news.what === 'manyReports') {
    const person = await findAccountPerson(tx, news.accountId);
    return person && shortName(person, news.locale);
  }
  return 'about' in news ? news.about : undefined;
}
