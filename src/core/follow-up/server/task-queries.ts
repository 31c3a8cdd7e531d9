import { type SQL, sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { choosingDays, openDays } from '#core/follow-up/contract/rules/follow-up.ts';
import { signsIn } from '#core/plan/server/task-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type About, askDay, isReadBy } from './queries.ts';

/** What asking again asks of the person themself: to choose, and to read what came of it. */
export interface FollowUpTask extends About {
  personId: string;
  kind: 'askAgain' | 'changed';
  name: string;
  /** The last day to choose. */
  until: string | null;
  /** The key under which a digest remembers the task. */
  key: string;
}

/** The brand `b` may have somebody who chooses, or reads. */
export const hasFollowUpTasks: SQL = sql`(
  exists (select from questionary q where q.brand_id = b.id and q.ask_again_weeks is not null
    and q.status = 'done')
  or exists (select from follow_up f where f.brand_id = b.id and f.result is not null))`;

/** The tasks of the people whom `isWanted` picks by their id. */
export async function listFollowUpTasks(
  { tx, brandId, locale }: Scope,
  isWanted: (id: SQL) => SQL,
  today: string,
): Promise<FollowUpTask[]> {
  const day = sql`${today}::date`;
  const { rows } = await tx.execute<FollowUpTask & Record<string, unknown>>(sql`
    select e.id as "personId", e.id as "employeeId", ${shortNameIn('e', locale)} as name,
      q.id as "questionaryId", found.kind, found.until,
      found.kind || ' ' || q.id as key
    from questionary q join brand b on b.id = q.brand_id
    join questionary_subject s on s.brand_id = q.brand_id and s.questionary_id = q.id
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    left join follow_up f on f.brand_id = q.brand_id and f.questionary_id = q.id and f.employee_id = e.id
    cross join lateral (
      select case
        when f.result is not null then 'changed'
        when f.question_ids is null and q.status = 'done' then 'askAgain' end as kind,
        case when f.result is null then (${askDay} - 1)::text end as until
    ) found
    where q.brand_id = ${brandId} and q.ask_again_weeks is not null and q.method = '360'
      and q.done_at is not null and ${isWanted(sql`e.id`)} and ${isReadBy} and ${signsIn(brandId, sql`e.id`)}
      and (found.kind = 'askAgain' and ${day} >= ${askDay} - ${choosingDays}::int and ${day} < ${askDay}
        or found.kind = 'changed' and f.until >= ${day} - ${openDays}::int
          and jsonb_typeof(f.result -> 'told') = 'object')
    order by found.until, e.id`);
  return rows;
}
