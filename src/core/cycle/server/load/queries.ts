import { sql } from 'drizzle-orm';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';

export async function listStanding(
  { tx, brandId }: Scope,
  cycleId: string,
  moves: readonly EvenMove[],
  readerId: string | null,
): Promise<EvenMove[]> {
  const { rows } = await tx.execute<EvenMove & Record<string, unknown>>(sql`
    select m."subjectId", m."fromId", m."toId"
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as m("subjectId" uuid, "fromId" uuid, "toId" uuid)
    join cycle_subject s on s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.employee_id = m."subjectId" and s.state in ('choosing', 'approval', 'ready')
    join cycle_rater r on r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
      and r.subject_id = m."subjectId" and r.employee_id = m."toId" and r.type = 'colleague'
    join employee e on e.brand_id = ${brandId} and e.id = m."fromId" and ${worksHereAs('e')}
    where m."subjectId" is distinct from ${readerId} and not exists (select from cycle_rater f
      where f.brand_id = ${brandId} and f.cycle_id = ${cycleId}
        and f.subject_id = m."subjectId" and f.employee_id = m."fromId")`);
  return rows;
}

/** An approval stays: it is HR's own act. */
export async function moveColleagues(
  { tx, brandId }: Scope,
  cycleId: string,
  moves: readonly EvenMove[],
): Promise<void> {
  await tx.execute(sql`
    with move as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as m("subjectId" uuid, "fromId" uuid, "toId" uuid)
    ), gone as (
      delete from cycle_rater r using move m
      where r.brand_id = ${brandId} and r.cycle_id = ${cycleId} and r.type = 'colleague'
        and r.subject_id = m."subjectId" and r.employee_id = m."fromId"
    ), come as (
      insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
      select ${brandId}, ${cycleId}, "subjectId", "toId", 'colleague', 'hr' from move
    )
    update cycle_subject s set problem = null, version = s.version + 1
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.employee_id in (select "subjectId" from move)`);
}
