import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Name } from '#platform/server/shared/same-name.ts';

/**
 * Names of these people by their ids: those of today, and those under which they were asked or assessed. So
 * nobody is lost by a new name.
 */
export async function loadNames(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Map<string, Name[]>> {
  const isOf = (id: SQL) => sql`${id} in (select id from asked)`;
  const { rows } = await tx.execute<Name & { id: string; [column: string]: unknown }>(sql`
    with asked (id) as materialized ${idList(ids)}
    select e.id, e.first_name as "firstName", e.last_name as "lastName"
    from employee e
    where e.brand_id = ${brandId} and ${isOf(sql`e.id`)}
    union
    select s.employee_id, s.asked_name ->> 'firstName', s.asked_name ->> 'lastName'
    from questionary_subject s
    where s.brand_id = ${brandId} and s.asked_name is not null and ${isOf(sql`s.employee_id`)}
    union
    select p.employee_id, p.asked_name ->> 'firstName', p.asked_name ->> 'lastName'
    from questionary_participant p
    where p.brand_id = ${brandId} and p.asked_name is not null and ${isOf(sql`p.employee_id`)}`);
  return groupBy(rows, ({ id }) => id);
}
