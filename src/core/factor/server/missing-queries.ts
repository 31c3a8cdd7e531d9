import { and, arrayOverlaps, eq, isNull, sql } from 'drizzle-orm';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { accountFactor } from '#core/factor/server/tables/factor.ts';
import { delivery } from '#core/mail/server/tables/delivery.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Everybody who can sign in and of whom the brand wants a factor, by name; `since`: whether written to then or later. */
export function listWanted({ tx, brandId, locale }: Scope, since: Date) {
  return tx
    .select({
      id: membership.id,
      accountId: account.id,
      email: account.email,
      locale: account.locale,
      name: shortName(account, locale),
      hasOne: sql<boolean>`exists (select from ${accountFactor}
        where ${accountFactor.accountId} = ${account.id} and ${accountFactor.isInForce})`,
      isReminded: sql<boolean>`exists (select from ${delivery} where ${delivery.brandId} = ${brandId}
        and ${delivery.type} = 'factorWanted' and ${delivery.recipient} = ${account.email}
        and ${delivery.createdAt} > ${since.toISOString()})`,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(brand, eq(brand.id, membership.brandId))
    .where(
      and(
        eq(membership.brandId, brandId),
        eq(membership.disabled, false),
        isNull(account.waitsIn),
        arrayOverlaps(membership.roles, brand.factorRoles),
      ),
    )
    .orderBy(account.lastName, account.firstName, membership.id);
}
