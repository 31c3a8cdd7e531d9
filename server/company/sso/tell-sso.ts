import type { SsoNews } from '#contract/company/rules/sso-news.ts';
import type { Locale } from '#i18n/t.ts';
import { findAccountName } from '#server/company/auth/account-queries.ts';
import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { listSupers } from './spare-queries.ts';

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
  news: Omit<SsoNews, 'by'>,
  { by, now, also = [] }: { by: string | null; now: Date; also?: readonly Recipient[] },
): Promise<void> {
  const name = by && (await findAccountName(scope.tx, by));
  const supers: readonly Recipient[] = await listSupers(scope);
  const told = [
    ...supers,
    ...also.filter(({ email }) => supers.every((one) => one.email !== email)),
  ];
  const letters = told.map(({ email, locale }) => ({
    email,
    payload: { news: { ...news, by: name }, at: now.toISOString(), locale },
  }));
  await queueDeliveries(scope, 'sso', letters, now);
}
