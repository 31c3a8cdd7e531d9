import { findAccountPerson } from '#core/account/server/account-queries.ts';
import type { BrandField } from '#core/audit/contract/audit-fields.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listSuperAddresses } from './queries.ts';

/**
 * Tells all super administrators by letter which settings of the company's security have changed (rule 98). Nobody
 * can switch that off: whoever has stolen a session would.
 */
export async function tellSecurity(
  scope: Scope,
  fieldList: readonly BrandField[],
  { by: accountId, now, until }: { by: string; now: Date; until?: Date | undefined },
): Promise<void> {
  if (fieldList.length === 0) return;
  const person = await findAccountPerson(scope.tx, accountId);
  const said = { fieldList: [...fieldList], at: now.toISOString(), until: until?.toISOString() };
  const supers = await listSuperAddresses(scope);
  const letters = supers.map(({ email, locale }) => ({
    email,
    payload: { ...said, by: person ? shortName(person, locale) : null, locale },
  }));
  await queueDeliveries(scope, 'settings', letters, now);
}
