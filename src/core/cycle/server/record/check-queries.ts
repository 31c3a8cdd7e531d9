import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { firstLeaderOf, worksHereAs } from './approver-queries.ts';

/** How many people a cycle begins for, and whom letters don't reach. */
export interface CheckFacts {
  /** People of the cycle who work here and haven't gone to work in it yet. */
  subjectCount: number;
  readyCount: number;
  /** How many people get a letter as choosing begins. */
  letterCount: number;
  /** How many of these people and their raters have an address that has refused letters lately. */
  refusedCount: number;
  refusedNames: string[];
}

/**
 * A letter whose refusal may be told: one about somebody's own answers or plan says that they had not answered, or have one
 * (rules 24, 154 and 231).
 */
const isTellable = sql`d.type not in ('invitation', 'reminder', 'additions', 'earlierEnd', 'askedAgain')
  and not (d.payload ? 'isPrivate')`;

/** Where HR alone makes lists, whoever has raters is as good as ready. */
export async function findCheckFacts(
  { tx, brandId, locale }: Scope,
  cycleId: string,
  isReadyByList: boolean,
): Promise<CheckFacts> {
  const { rows } = await tx.execute<CheckFacts & Record<string, unknown>>(sql`
    with subject as materialized (
      select s.employee_id, c.chosen_by,
        case when c.chosen_by = 'leader' then ${firstLeaderOf} end as leader_id,
        s.state = 'ready' or ${isReadyByList} and exists (select from cycle_rater r
          where r.brand_id = s.brand_id and r.cycle_id = s.cycle_id and r.subject_id = s.employee_id)
          as is_ready
      from cycle c
      join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
      where c.brand_id = ${brandId} and c.id = ${cycleId} and s.state in ('choosing', 'approval', 'ready')
    ), asked as (
      select employee_id from subject
      union
      select r.employee_id from cycle_rater r
      where r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
        and r.subject_id in (select employee_id from subject)
    ), refused as (
      select ${shortNameIn('e', locale)} as name, e.last_name, e.first_name from asked
      join employee e on e.brand_id = ${brandId} and e.id = asked.employee_id and ${worksHereAs('e')}
      where e.email in (select d.recipient from delivery d
        where d.brand_id = ${brandId} and d.state = 'refused' and d.channel = 'email' and ${isTellable})
    )
    select count(*)::int as "subjectCount",
      (count(*) filter (where is_ready))::int as "readyCount",
      coalesce(case min(chosen_by) when 'subject' then count(*) when 'leader' then count(distinct leader_id) end, 0)::int
        as "letterCount",
      (select count(*)::int from refused) as "refusedCount",
      array(select name from refused order by last_name, first_name) as "refusedNames"
    from subject`);
  return (
    rows[0] ?? { subjectCount: 0, readyCount: 0, letterCount: 0, refusedCount: 0, refusedNames: [] }
  );
}
