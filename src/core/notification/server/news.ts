import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import type { SlackMessage } from '#core/mail/server/deliver.ts';
import type { DeliveryPayloads } from '#core/mail/server/outbox.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { permissionsOf, type Role } from '#platform/contract/call/access.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { forSlack } from '#platform/server/slack/slack.ts';
import { speak } from '#platform/texts/speak.ts';
import { fixedKind } from './fixed-kinds.ts';
import { isMailed, kinds, lists, type Mailed, type NotificationFacts } from './kinds.ts';
import { findReader, listNews, type NewsReader } from './queries.ts';
import { type Kept, readSpelling } from './spell.ts';

/** What somebody is told by letter or Slack. */
interface News {
  reader: NewsReader;
  rows: readonly Kept[];
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
  if (!isMailed(type)) return null;
  return withBrand({ database, brandId }, async (scope) => {
    const news = await readNews(scope, type, which, (reader) => reader.email === email);
    if (!news) return null;
    const { locale, brand } = news.reader;
    const small = [speak[locale]('mail.news.signIn')];
    const values = letterValues(type, news, config.publicUrl);
    return writeFromTemplate(scope, { type, locale }, values, { sender: brand, small });
  });
}

/** The table of kinds knows which values belong to which type; here they are of any. */
function letterValues(type: Mailed, { reader, rows, path }: News, publicUrl: string): never {
  const { locale } = reader;
  const t = speak[locale];
  const facts = rows.map(({ values }) => values) as never;
  const number = rows.length === 1 ? 'one' : 'several';
  return {
    ...personValues(reader, { t, locale }),
    ...kinds[type].values(facts, locale),
    ...lists[type](facts, locale),
    'link.button': {
      label: t(`mail.news.button.${type}.${number}`),
      address: `${publicUrl}${path}`,
    },
  } as never;
}

/** The news for Slack: the texts of the notifications (rule 32) and a link. */
export async function renderSlackNews(
  { database, config }: Context,
  brandId: string,
  { type, ...which }: DeliveryPayloads['news'],
  slackId: string,
): Promise<SlackMessage | null> {
  return withBrand({ database, brandId }, async (scope) => {
    const news = await readNews(scope, type, which, (reader) => reader.slackId === slackId);
    if (!news) return null;
    const { locale } = news.reader;
    const spell = await readSpelling(scope, news.reader, locale);
    const texts = news.rows.map((row) => forSlack(spell(row).text));
    const address = `${config.publicUrl}${news.path}`;
    const way = `<${address}|${forSlack(speak[locale]('notification.open'))}>`;
    return { text: [...texts, way].join('\n') };
  });
}

/** Null when the address is no longer the person's, or they may not see any of it any more. */
async function readNews(
  scope: Scope,
  type: NewsType,
  { membershipId, ids }: Omit<DeliveryPayloads['news'], 'type'>,
  isTheirs: (reader: NewsReader) => boolean,
): Promise<News | null> {
  const reader = await findReader(scope, membershipId);
  if (!reader || !isTheirs(reader)) return null;
  const found = await listNews(scope, membershipId, ids);
  const rows = found.filter(({ values }) => maySee(reader, type, values));
  const [first] = rows;
  if (!first) return null;
  const fixed = fixedKind(type);
  if (fixed) {
    const { allPath } = fixed;
    const own = fixed.path(first.values, reader);
    return { reader, rows, path: rows.length > 1 && allPath ? allPath : own };
  }
  const { path, allPath } = kinds[type as NotificationType];
  return { reader, rows, path: rows.length === 1 ? path(first.values as never) : allPath };
}

const ofEverybody: readonly NewsType[] = [
  'rights',
  'factor',
  'invitation',
  'reminder',
  'tasks',
  'followUp',
  'positionWish',
];

/** Roles and records may have changed since. */
function maySee({ roles, employeeId }: NewsReader, type: NewsType, values: unknown): boolean {
  if (type === 'reportReady') {
    return (values as NotificationFacts['reportReady']).employeeId === employeeId;
  }
  if (type === 'reportTalk') {
    return permissionsOf(roles as Role[]).includes('report_report_release');
  }
  const isStaff = permissionsOf(roles as Role[]).includes('questionary_questionary_list');
  return ofEverybody.includes(type) || isStaff;
}
