import { and, eq, sql } from 'drizzle-orm';
import { session } from '#core/company/server/tables/installation.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { AccessRequest } from '#core/sso/contract/access-request/access-request.ts';
import { ssoAsked } from '#core/sso/server/tables/sso.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { folded } from '#platform/server/db/search.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Shown at once. More come from a provider that sends everybody here, not from people who want in. */
const mostShown = 500;

/**
 * Who was not let in, newest first, each with the employee of that e-mail, or the only one of that name. Names are
 * compared in both orders. Both moments are as PostgreSQL writes them.
 */
export async function listAccessRequests({ tx, brandId, locale }: Scope): Promise<AccessRequest[]> {
  const { rows } = await tx.execute<AccessRequest & Record<string, unknown>>(sql`
    select a.id, c.name as connection, a.email, a.name, a.reason, a.first_at as "firstAt", a.last_at as "lastAt",
      a.count, (
        select case when count(*) = 1 or bool_or(e.email = a.email)
          then (array_agg(jsonb_build_object('id', e.id, 'name', ${shortNameIn('e', locale)}, 'email', e.email)
            order by e.email = a.email desc))[1] end
        from employee e
        where e.brand_id = a.brand_id and e.deleted_at is null and e.fired_at is null
          and (e.email = a.email or ${folded(sql`a.name`)} in
            (${folded(shortNameIn('e', 'ru'))}, ${folded(shortNameIn('e', 'en'))}))
      ) as suggested
    from sso_asked a join sso_connection c on c.brand_id = a.brand_id and c.id = a.connection_id
    where a.brand_id = ${brandId} order by a.last_at desc, a.id limit ${mostShown}`);
  return rows;
}

const isOne = ({ brandId }: Scope, id: string) =>
  and(eq(ssoAsked.brandId, brandId), eq(ssoAsked.id, id));

export async function lockAccessRequest(scope: Scope, id: string) {
  const [found] = await scope.tx.select().from(ssoAsked).where(isOne(scope, id)).for('update');
  return found;
}

export async function deleteAccessRequest(scope: Scope, id: string): Promise<boolean> {
  const { rowCount } = await scope.tx.delete(ssoAsked).where(isOne(scope, id));
  return rowCount === 1;
}

interface Bindable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  slackId: string | null;
  membershipId: string | null;
  accountId: string | null;
  roles: Role[];
  disabled: boolean;
}

/** An employee who works here, with their user if they have one. */
export async function findBindable(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<Bindable | undefined> {
  const { rows } = await tx.execute<Bindable & Record<string, unknown>>(sql`
    select e.id, e.email, e.first_name as "firstName", e.last_name as "lastName", e.locale,
      e.slack_id as "slackId", m.id as "membershipId", m.account_id as "accountId",
      coalesce(m.roles, '{}') as roles, coalesce(m.disabled, false) as disabled
    from employee e left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
    where e.brand_id = ${brandId} and e.id = ${employeeId} and e.deleted_at is null and e.fired_at is null`);
  return rows[0];
}

/** Ends what somebody has opened by that connection. */
export async function endAskersSessions(
  { tx, brandId }: Scope,
  { connectionId, accountId }: { connectionId: string; accountId: string },
): Promise<void> {
  await tx
    .delete(session)
    .where(
      and(
        eq(session.sessionBrandId, brandId),
        eq(session.connectionId, connectionId),
        eq(session.accountId, accountId),
      ),
    );
}
