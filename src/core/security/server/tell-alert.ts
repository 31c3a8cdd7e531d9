import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { AlertNews } from '#core/security/contract/rules/alert.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listSuperAddresses, wasAlerted } from './queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Tells all super administrators by letter of what they should look into (rule 201), once for a cause and hour. Nobody
 * can switch that off.
 */
export async function tellAlert(scope: Scope, news: AlertNews, now: Date): Promise<void> {
  if (await wasAlerted(scope, news, new Date(now.getTime() - hour))) return;
  const supers = await listSuperAddresses(scope);
  const letters = supers.map(({ email, locale }) => ({
    email,
    payload: { ...news, at: now.toISOString(), locale },
  }));
  await queueDeliveries(scope, 'alert', letters, now);
}
