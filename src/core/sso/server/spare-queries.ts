import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { account, brand, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { shortName } from '#core/employee/server/tables/people.ts';
import { ssoConnection, ssoIdentity } from '#core/sso/server/tables/sso.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { SsoState } from '#platform/contract/rules/trust.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Who may come in past a company's own sign-in, and who could not by it. */

const superAdmin: Role = 'ROLE_SUPER_ADMIN';
const isSuper = sql<boolean>`${membership.roles} @> array[${superAdmin}::text]`;

/** Super admins who may sign in, by name. */
export const listSupers = ({ tx, brandId, locale }: Scope) =>
  tx
    .select({
      membershipId: membership.id,
      name: shortName(account, locale),
      lastName: account.lastName,
      firstName: account.firstName,
      email: account.email,
      locale: account.locale,
      isSpare: membership.isSpare,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      hasFactor: sql<boolean>`exists (select from account_factor f
        where f.account_id = ${account.id} and f.is_in_force)`,
      ownEntryAt: membership.ownEntryAt,
      superSince: membership.superSince,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        eq(membership.brandId, brandId),
        isSuper,
        eq(membership.disabled, false),
        isNull(account.waitsIn),
      ),
    )
    .orderBy(asc(account.lastName), asc(account.firstName), asc(membership.id));

export async function isSpare({ tx, brandId }: Scope, membershipId: string): Promise<boolean> {
  const own = and(eq(membership.brandId, brandId), eq(membership.id, membershipId));
  return (await tx.$count(membership, and(own, eq(membership.isSpare, true)))) > 0;
}

export async function saveSpare(
  { tx, brandId }: Scope,
  membershipId: string,
  isSpare: boolean,
): Promise<void> {
  await tx
    .update(membership)
    .set({ isSpare })
    .where(and(eq(membership.brandId, brandId), eq(membership.id, membershipId)));
}

/** The company, as its addresses need it, and whether people sign in by its provider. */
export async function getHome({ tx, brandId }: Scope) {
  const { slug, name, domain, sso, formerEntry: former } = brand;
  const [found] = await tx
    .select({ slug, name, domain, sso, former })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw new Error('The company is gone.');
  return found;
}

export async function saveState({ tx, brandId }: Scope, sso: SsoState): Promise<void> {
  await tx.update(brand).set({ sso }).where(eq(brand.id, brandId));
}

/** The connection by which a session was opened, and when. A session handed on from another began with that one. */
export async function findEntry({ tx, brandId }: Scope, sessionId: string) {
  const { rows } = await tx.execute<{ connectionId: string | null; cameAt: string }>(sql`
    select s.connection_id as "connectionId", coalesce(p.created_at, s.created_at) as "cameAt"
    from session s left join session p on p.id = s.parent_id
    where s.session_brand_id = ${brandId} and s.id = ${sessionId}`);
  const [found] = rows;
  return found && { ...found, cameAt: new Date(found.cameAt) };
}

/** Ends what a connection has opened. Returns how many sessions. */
export async function endSessionsBy({ tx, brandId }: Scope, connectionId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(session)
    .where(and(eq(session.sessionBrandId, brandId), eq(session.connectionId, connectionId)));
  return rowCount ?? 0;
}

const hostOf = sql<string>`split_part(${account.email}, '@', 2)`;

/** Members who may sign in and have not come by an active connection yet, but for those with a spare sign-in. */
const mayStayOutside = ({ brandId }: Scope) =>
  and(
    eq(membership.brandId, brandId),
    eq(membership.disabled, false),
    ne(membership.isSpare, true),
    sql`not exists (select from ${ssoIdentity} i join ${ssoConnection} c
      on c.brand_id = i.brand_id and c.id = i.connection_id
      where i.brand_id = ${membership.brandId} and i.membership_id = ${membership.id} and c.is_active)`,
  );

/** The hosts of the e-mails of those who may stay outside, as they were typed. */
export async function listOutsideHosts(scope: Scope): Promise<string[]> {
  const rows = await scope.tx
    .selectDistinct({ host: hostOf })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(mayStayOutside(scope));
  return rows.map(({ host }) => host);
}

/** Those who may stay outside and have e-mails at these hosts: the first of them, and how many. */
export async function listOutsiders(scope: Scope, hosts: readonly string[], most: number) {
  const rows = await scope.tx
    .select({
      name: shortName(account, scope.locale),
      email: account.email,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(mayStayOutside(scope), sql`${hostOf} in ${textList(hosts)}`))
    .orderBy(asc(account.lastName), asc(account.firstName), asc(membership.id))
    .limit(most);
  return {
    count: rows[0]?.total ?? 0,
    list: rows.map(({ name, email }) => ({ name, email })),
  };
}
