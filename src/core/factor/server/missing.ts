import { findAccountName, findAccountPerson } from '#core/account/server/account-queries.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import type { FactorMissing, remindFactor } from '#core/security/contract/security.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { listWanted } from './missing-queries.ts';

const day = 24 * 60 * 60 * 1000;
const since = (now: Date) => new Date(now.getTime() - day);

/** How many people are wanted to have a factor, and who of them have none (rule 105). */
export async function readMissing(scope: Scope, now: Date): Promise<FactorMissing> {
  const wanted = await listWanted(scope, since(now));
  const missingList = wanted
    .filter(({ hasOne }) => !hasOne)
    .map(({ id, name, isReminded }) => ({ id, name, isReminded }));
  return { count: wanted.length, missingList };
}

/** Asks somebody by letter to add it. 409 where that has been done within a day. */
export function remindOfFactor(call: Call<typeof remindFactor>) {
  return inBrand(call, async (scope, { now }) => {
    const wanted = await listWanted(scope, since(now));
    const person = wanted.find(({ id, hasOne }) => id === call.params.id && !hasOne);
    if (!person) throw notFound();
    if (person.isReminded) throw conflict({ path: 'id', key: 'factorMessages.remindedAlready' });
    const { id, email, accountId, locale } = person;
    const asker = await findAccountPerson(scope.tx, call.actor.accountId);
    const by = asker ? shortName(asker, locale) : '';
    await queueDeliveries(scope, 'factorWanted', [{ email, payload: { accountId, by } }], now);
    await noteAudit(scope, call, {
      verb: 'remind',
      kind: 'user',
      id,
      name: await findAccountName(scope.tx, accountId),
    });
    return { message: call.t('factorMessages.reminded') };
  });
}
