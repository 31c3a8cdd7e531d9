import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { SsoEntryNews } from '#core/sso/contract/rules/sso-entry-news.ts';
import { findMemberByAccount } from '#core/user/server/member-queries.ts';
import { type Role, rolesHolding } from '#platform/contract/call/access.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listAddressees, listNotLetIn } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
/** How many people a letter names. The rest is in the list. */
const mostNamed = 20;
const supers: readonly Role[] = ['ROLE_SUPER_ADMIN'];

/** HR reads who asked within a day and wasn't let in. */
export const tellHr: TaskOf<'tell-asked'> = async ({ database, now }, { brandId }) => {
  await withBrand({ database, brandId }, async (scope) => {
    const asked = await listNotLetIn(scope, new Date(now().getTime() - day));
    if (asked.length === 0) return;
    const news: SsoEntryNews = {
      what: 'asked',
      list: asked.slice(0, mostNamed),
      count: asked.length,
    };
    await tell(scope, rolesHolding('user_user_list'), { newsIn: () => news, now: now() });
  });
};

export const tellOfGroups: TaskOf<'tell-no-groups'> = async (
  { database, now },
  { brandId, connection },
) => {
  await withBrand({ database, brandId }, (scope) =>
    tell(scope, supers, { newsIn: () => ({ what: 'noGroups', connection }), now: now() }),
  );
};

export const tellOfSpare: TaskOf<'tell-spare-used'> = async (
  { database, now },
  { brandId, accountId, at, ...from },
) => {
  await withBrand({ database, brandId }, async (scope) => {
    const person = await findMemberByAccount(scope, accountId);
    if (!person) return;
    const { email } = person;
    const newsIn = (locale: Locale): SsoEntryNews => ({
      what: 'spareUsed',
      whom: shortName(person, locale),
      email,
      ...from,
    });
    await tell(scope, supers, { newsIn, now: now() }, at);
  });
};

async function tell(
  scope: Scope,
  roles: readonly Role[],
  { newsIn, now }: { newsIn: (locale: Locale) => SsoEntryNews; now: Date },
  at = now.toISOString(),
): Promise<void> {
  const people = await listAddressees(scope, roles);
  const letters = people.map(({ email, locale }) => ({
    email,
    payload: { news: newsIn(locale), at, locale },
  }));
  await queueDeliveries(scope, 'ssoEntry', letters, now);
}
