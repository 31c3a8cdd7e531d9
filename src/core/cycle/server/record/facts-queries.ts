import { sql } from 'drizzle-orm';
import type { Entry } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { approverOf, worksHereAs } from './approver-queries.ts';

/** What to know of people before they go to work. */
export interface CycleFacts {
  /** How many people's lists wait for HR, now or once they are sent. */
  hrApprovesCount: number;
  /** How many of those wait for HR because their leader should approve and isn't there. */
  withoutLeaderCount: number;
}

export async function findCycleFacts({ tx, brandId }: Scope, cycleId: string): Promise<CycleFacts> {
  const { rows } = await tx.execute<CycleFacts & Record<string, unknown>>(sql`
    with waiting as (
      select c.approved_by, ${approverOf} as approver_id
      from cycle c join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      where c.brand_id = ${brandId} and c.id = ${cycleId} and s.state in ('choosing', 'approval')
    )
    select
      (count(*) filter (where approver_id is null and approved_by <> 'nobody'))::int as "hrApprovesCount",
      (count(*) filter (where approver_id is null and approved_by = 'leader'))::int as "withoutLeaderCount"
    from waiting`);
  return rows[0] ?? { hrApprovesCount: 0, withoutLeaderCount: 0 };
}

/** The people of a cycle who would have no questions as they go to work. */
export interface Unasked {
  subjectCount: number;
  /** Their positions, by name. None where all are asked the same. */
  positions: Entry[];
}

/** Looks at everybody in the cycle who works here and hasn't gone to work in it yet, ready or not. */
export async function findUnasked({ tx, brandId }: Scope, cycleId: string): Promise<Unasked> {
  const { rows } = await tx.execute<Unasked & Record<string, unknown>>(sql`
    with unasked as (
      select c.competence_source, p.id, p.name
      from cycle c
      join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
      join position p on p.brand_id = e.brand_id and p.id = e.position_id
      where c.brand_id = ${brandId} and c.id = ${cycleId}
        and s.state in ('choosing', 'approval', 'ready') and not exists (
          select from competence k
          where k.brand_id = c.brand_id and k.archived_at is null and k.id in (
            select l.competence_id from position_competence l
            where c.competence_source = 'position' and l.brand_id = p.brand_id and l.position_id = p.id
            union all
            select l.competence_id from cycle_competence l
            where c.competence_source = 'list' and l.brand_id = c.brand_id and l.cycle_id = c.id))
    )
    select count(*)::int as "subjectCount",
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name)
        from (select distinct id, name from unasked where competence_source = 'position') bare), '[]')
        as positions
    from unasked`);
  return rows[0] ?? { subjectCount: 0, positions: [] };
}
