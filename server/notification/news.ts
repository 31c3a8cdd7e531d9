import { permissionsOf, type Role } from '#contract/call/access.ts';
import type { NotificationType } from '#contract/notification.ts';
import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { type Scope, withBrand } from '#server/db/scope.ts';
import type { DeliveryPayloads } from '#server/delivery/outbox.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { isUnnamed } from '#server/shared/unnamed-admin.ts';
import { forSlack } from '#server/slack/slack.ts';
import { isMailed, kinds, type NotificationValues, spell } from './kinds.ts';
import { findReader, listNews } from './queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** What somebody is told by letter or Slack, in their language. */
interface News {
  reader: Reader;
  type: NotificationType;
  items: { text: string; path: string }[];
  /** Where one leads, or the page that shows them all. */
  path: string;
}

/** "This has happened": one letter for all of one type that came in the same quarter of an hour. */
export async function renderNews(
  { database, config }: Context,
  brandId: string,
  { type, ...which }: DeliveryPayloads['news'],
  email: string,
) {
  const news = await withBrand({ database, brandId }, (scope) =>
    readNews(scope, type, which, (reader) => reader.email === email),
  );
  if (!news || !isMailed(type)) return null;
  const { locale, brand, firstName } = news.reader;
  const t = speak[locale];
  const count = news.items.length;
  const number = count === 1 ? 'one' : 'several';
  return {
    subject: t(`mail.news.${type}.subject.${number}`, { brand, count }),
    ...writeLetter({
      locale,
      sender: brand,
      title: t(`mail.news.${type}.title.${number}`),
      paragraphs: [
        isUnnamed(firstName) ? t('mail.greeting') : t('mail.greetingByName', { firstName }),
        ...news.items.map(({ text }) => text),
      ],
      button: {
        label: t(`mail.news.${type}.button.${number}`),
        address: `${config.publicUrl}${news.path}`,
      },
      small: [t('mail.news.signIn')],
    }),
  };
}

/** The same for Slack: the texts of the notifications (rule 32) and a link. */
export async function renderSlackNews(
  { database, config }: Context,
  brandId: string,
  { type, ...which }: DeliveryPayloads['news'],
  slackId: string,
): Promise<string | null> {
  const news = await withBrand({ database, brandId }, (scope) =>
    readNews(scope, type, which, (reader) => reader.slackId === slackId),
  );
  if (!news) return null;
  const t = speak[news.reader.locale];
  const texts = news.items.map(({ text }) => forSlack(text));
  const address = `${config.publicUrl}${news.path}`;
  return [...texts, `<${address}|${forSlack(t('notification.open'))}>`].join('\n');
}

/** Null when the address is no longer the person's, or they may not see any of it any more. */
async function readNews(
  scope: Scope,
  type: NotificationType,
  { membershipId, ids }: Omit<DeliveryPayloads['news'], 'type'>,
  isTheirs: (reader: Reader) => boolean,
): Promise<News | null> {
  const reader = await findReader(scope, membershipId);
  if (!reader || !isTheirs(reader)) return null;
  const rows = await listNews(scope, membershipId, ids);
  const items = rows
    .filter(({ values }) => maySee(reader, type, values))
    .map((row) => spell(row, reader.locale));
  const [first] = items;
  if (!first) return null;
  return { reader, type, items, path: items.length === 1 ? first.path : kinds[type].allPath };
}

/** Roles and records may have changed since. */
function maySee({ roles, employeeId }: Reader, type: NotificationType, values: unknown): boolean {
  if (type === 'reportReady') {
    return (values as NotificationValues['reportReady']).employeeId === employeeId;
  }
  const isStaff = permissionsOf(roles as Role[]).includes('questionary_questionary_list');
  return type === 'invitation' || isStaff;
}
