import { inArray, sql } from 'drizzle-orm';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { Name } from '#server/platform/shared/same-name.ts';

export type Stood = Name & { id: string; [column: string]: unknown };

/**
 * Names of these people, and of all who are assessed, by their ids: those of today, and those under which
 * they were asked or assessed. So nobody is lost by a new name (decision 104).
 */
export async function loadNames(
  { tx, brandId }: Scope,
  ids: readonly string[],
  withAssessed: boolean,
): Promise<Map<string, Name[]>> {
  const isOf = (id: ReturnType<typeof sql>) => inArray(id, [...ids]);
  const assessed = sql`e.id in (select s.employee_id from questionary_subject s
    where s.brand_id = ${brandId} and s.asked_name is not null)`;
  const { rows } = await tx.execute<Stood>(sql`
    select e.id, e.first_name as "firstName", e.last_name as "lastName"
    from employee e
    where e.brand_id = ${brandId} and (${isOf(sql`e.id`)} or ${withAssessed} and ${assessed})
    union
    select s.employee_id, s.asked_name ->> 'firstName', s.asked_name ->> 'lastName'
    from questionary_subject s
    where s.brand_id = ${brandId} and s.asked_name is not null
      and (${isOf(sql`s.employee_id`)} or ${withAssessed})
    union
    select p.employee_id, p.asked_name ->> 'firstName', p.asked_name ->> 'lastName'
    from questionary_participant p
    where p.brand_id = ${brandId} and p.asked_name is not null and ${isOf(sql`p.employee_id`)}`);
  return groupBy(rows, ({ id }) => id);
}

/**
 * Whose reports show sums that are still compared: of questionaries in work, or made after that day. Each of
 * both has an index of its own.
 */
export async function listReported(
  { tx, brandId }: Scope,
  { endedSince, timeZone }: { endedSince: string; timeZone: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.employee_id as id from report r
    where r.brand_id = ${brandId} and r.kind = 'final' and r.sums <> '[]'
      and r.created_at >= (${endedSince}::date + 1)::timestamp at time zone ${timeZone}
    union
    select r.employee_id from report r
    join questionary q on q.brand_id = r.brand_id and q.id = r.questionary_id
    where r.brand_id = ${brandId} and r.kind = 'interim' and r.sums <> '[]'
      and (q.status = 'inwork'
        or r.created_at >= (${endedSince}::date + 1)::timestamp at time zone ${timeZone})`);
  return rows.map(({ id }) => id);
}
