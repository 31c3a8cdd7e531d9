import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import type { SsoEntryNews } from '#core/sso/contract/rules/sso-entry-news.ts';
import { findSender } from '#core/user/server/right/queries.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { writeLetter } from '#platform/server/mail/letter.ts';
import { longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';

/** Letters about signing in by the company's provider. Like all that concern security they have no link (decision 045). */
export async function renderSsoEntry(
  { database }: Context,
  brandId: string,
  { news, at, locale }: DeliveryPayloads['ssoEntry'],
) {
  const sender = await withBrand({ database, brandId }, findSender);
  if (!sender) return null;
  const t = speak[locale];
  const when = longMoment(new Date(at), { locale, timeZone: sender.timeZone });
  return {
    subject: subjectOf(news, t),
    ...writeLetter({
      locale,
      sender: sender.name,
      title: t(`mail.ssoEntry.${news.what}.title`),
      ...bodyOf(news, { t, brand: sender.name, when }),
    }),
  };
}

function subjectOf(news: SsoEntryNews, t: T): string {
  if (news.what === 'asked') return t('mail.ssoEntry.asked.subject', { count: news.count });
  if (news.what === 'noGroups') return t('mail.ssoEntry.noGroups.subject', news);
  if (news.what === 'noPassword') return t('mail.ssoEntry.noPassword.subject');
  return t('mail.ssoEntry.spareUsed.subject', { whom: news.whom });
}

function bodyOf(
  news: SsoEntryNews,
  { t, brand, when }: { t: T; brand: string; when: string },
): { paragraphs: string[]; facts: [string, string][] } {
  if (news.what === 'noGroups') {
    const { connection } = news;
    return { paragraphs: [t('mail.ssoEntry.noGroups.text', { brand, connection })], facts: [] };
  }
  if (news.what === 'noPassword') {
    const lines = ['text', 'how', 'unexpected'] as const;
    return {
      paragraphs: lines.map((line) => t(`mail.ssoEntry.noPassword.${line}`, { brand })),
      facts: [],
    };
  }
  if (news.what === 'asked') {
    const { list, count } = news;
    const more = t('mail.ssoEntry.asked.more', { shown: list.length, count });
    return {
      paragraphs: [
        t('mail.ssoEntry.asked.text', { brand }),
        ...(count > list.length ? [more] : []),
      ],
      facts: list.map(({ email, name, reason }) => [
        [name, email ?? t('mail.ssoEntry.asked.nobody')].filter(Boolean).join(', '),
        t(`mail.ssoEntry.reasons.${reason}`),
      ]),
    };
  }
  const { whom, email, network, ...device } = news;
  return {
    paragraphs: [
      t('mail.ssoEntry.spareUsed.text', { brand }),
      t('mail.ssoEntry.spareUsed.unexpected'),
    ],
    facts: [
      [t('mail.ssoEntry.spareUsed.whom'), `${whom}, ${email}`],
      [t('mail.passwordChanged.when'), when],
      [t('mail.passwordChanged.where'), spokenDevice(device, t)],
      ...(network ? [[t('mail.newDevice.network'), network] as [string, string]] : []),
    ],
  };
}
