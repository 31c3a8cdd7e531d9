import type { SsoNews } from '#contract/company/rules/sso-news.ts';
import { findAccountName } from '#server/company/auth/account-queries.ts';
import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { listSupers } from './spare-queries.ts';

/**
 * Tells all super administrators of a change of company sign-in, by letter. Nobody can switch that off:
 * whoever has stolen a session would.
 */
export async function tellSso(
  scope: Scope,
  news: Omit<SsoNews, 'by'>,
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  const name = by && (await findAccountName(scope.tx, by));
  const letters = (await listSupers(scope)).map(({ email, locale }) => ({
    email,
    payload: { news: { ...news, by: name }, at: now.toISOString(), locale },
  }));
  await queueDeliveries(scope, 'sso', letters, now);
}
