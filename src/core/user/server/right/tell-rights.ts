import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notify } from '#core/notification/server/notify.ts';
import type { RightsNews } from '#core/security/contract/rules/right-change.ts';
import type { Member } from '#core/user/server/member-queries.ts';
import { loggedLocale, type Named, shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { listToTell } from './queries.ts';

/** Who is told: read before the change, as it may take their right or their e-mail. */
export type ToTell = Awaited<ReturnType<typeof listToTell>>;

export type About = Pick<Member, 'id' | 'firstName' | 'lastName' | 'email'>;
/** A person, or what does it by itself. Null: nobody. */
export type By = Named | string | null;

/**
 * Tells all super administrators and the person of a change of rights, by letter and in the bell (rule 98).
 * Nobody can switch that off: whoever has stolen a session would. `rightId`: the change waits, and each super administrator's
 * letter has a link that stops it.
 */
export async function tellRights(
  scope: Scope,
  { about, by, ...said }: Omit<RightsNews, 'by' | 'whom' | 'email'> & { about: About; by: By },
  { to, now, rightId }: { to: ToTell; now: Date; rightId?: string },
): Promise<void> {
  const newsIn = (locale: Locale): RightsNews => ({
    ...said,
    by: by && typeof by === 'object' ? shortName(by, locale) : by,
    whom: shortName(about, locale),
    email: about.email,
  });
  const news = newsIn(loggedLocale);
  const letters = to.map(({ accountId, email, locale, isSuper }) => ({
    email,
    payload: {
      news: newsIn(locale),
      at: now.toISOString(),
      locale,
      isSuper,
      ...(rightId && isSuper && { stops: { accountId, rightId } }),
    },
  }));
  await queueDeliveries(scope, 'rights', letters, now);
  const isRemoved = news.what === 'done' && news.change.removed;
  const members = to.filter(({ id }) => !(isRemoved && id === about.id)).map(({ id }) => id);
  await notify(scope, 'rights', { membershipIds: members, values: news }, now);
  if (news.what !== 'done') return;
  const facts = { userId: about.id, name: news.whom };
  await happened(scope, [{ event: 'security.rightsChanged', facts }], now);
}
