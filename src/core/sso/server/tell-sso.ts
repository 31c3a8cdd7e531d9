import { findAccountPerson } from '#core/account/server/account-queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { SsoNews } from '#core/sso/contract/rules/sso-news.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listSupers } from './spare-queries.ts';

/** A function where it is a person: their readers' language orders the name. */
type About = SsoNews['about'] | ((locale: Locale) => string);

interface Recipient {
  email: string;
  locale: Locale;
}

/**
 * Tells all super administrators of a change of company sign-in, by letter, and whom it concerns. Nobody can switch that off:
 * whoever has stolen a session would.
 */
export async function tellSso(
  scope: Scope,
  { what, about }: { what: SsoNews['what']; about: About },
  {
    by,
    now,
    until,
    also = [],
  }: { by: string | null; now: Date; until?: Date | undefined; also?: readonly Recipient[] },
): Promise<void> {
  const person = by && (await findAccountPerson(scope.tx, by));
  const supers: readonly Recipient[] = await listSupers(scope);
  const told = [
    ...supers,
    ...also.filter(({ email }) => supers.every((one) => one.email !== email)),
  ];
  const letters = told.map(({ email, locale }) => ({
    email,
    payload: {
      news: {
        what,
        about: typeof about === 'function' ? about(locale) : about,
        by: person ? shortName(person, locale) : null,
      },
      at: now.toISOString(),
      until: until?.toISOString(),
      locale,
    },
  }));
  await queueDeliveries(scope, 'sso', letters, now);
}
