import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

/**
 * Puts raters of a file on lists. Who stands on one in another role gets that of the file. Returns whose lists have changed.
 */
export async function putOnLists(
  { tx, brandId }: Scope,
  cycleId: string,
  raters: readonly { subjectId: string; employeeId: string; type: string }[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(raters)}::jsonb)
        as r("subjectId" uuid, "employeeId" uuid, type text)
    ), put as (
      insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
      select ${brandId}, ${cycleId}, "subjectId", "employeeId", type, 'file' from given
      on conflict (brand_id, cycle_id, subject_id, employee_id) do update
        set type = excluded.type, origin = excluded.origin
    )
    select distinct g."subjectId" as id from given g
    left join cycle_rater r on r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
      and r.subject_id = g."subjectId" and r.employee_id = g."employeeId"
    where r.type is distinct from g.type`);
  return rows.map(({ id }) => id);
}
