import { sql } from 'drizzle-orm';
import type { Scope } from '#server/platform/db/scope.ts';
import { approverOf } from './approver-queries.ts';

/** What to know of people before they go to work. */
export interface CycleFacts {
  /** Whose lists wait for HR, now or once they are sent. */
  hrApprovesCount: number;
  /** Of those, whose leader should approve and isn't there. */
  withoutLeaderCount: number;
  /** Positions of people who are to be assessed by questions of their own and have none, by name. */
  barePositions: string[];
}

export async function findCycleFacts({ tx, brandId }: Scope, cycleId: string): Promise<CycleFacts> {
  const { rows } = await tx.execute<CycleFacts & Record<string, unknown>>(sql`
    with waiting as (
      select s.employee_id, c.approved_by, c.competence_source, ${approverOf} as approver_id
      from cycle c join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      where c.brand_id = ${brandId} and c.id = ${cycleId} and s.state in ('choosing', 'approval')
    )
    select
      (count(*) filter (where approver_id is null and approved_by <> 'nobody'))::int as "hrApprovesCount",
      (count(*) filter (where approver_id is null and approved_by = 'leader'))::int as "withoutLeaderCount",
      array(select distinct p.name from waiting w
        join employee e on e.brand_id = ${brandId} and e.id = w.employee_id
        join position p on p.brand_id = e.brand_id and p.id = e.position_id
        where w.competence_source = 'position' and not exists (
          select from position_competence l
          join competence k on k.brand_id = l.brand_id and k.id = l.competence_id
          where l.brand_id = p.brand_id and l.position_id = p.id and k.archived_at is null)
        order by p.name) as "barePositions"
    from waiting`);
  return rows[0] ?? { hrApprovesCount: 0, withoutLeaderCount: 0, barePositions: [] };
}
