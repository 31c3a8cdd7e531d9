import { type SQL, sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { nearDays } from '#core/plan/contract/rules/plan.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { isLedBy, ownerWorksHere, plansOfPeople } from './reach-queries.ts';

/**
 * What plans ask of people (rule 158). `make`: a report has been open for a week and there is no plan; `steps`: steps of
 * one's own are near or over; `led`: those of somebody who shares their plan have been over for a week.
 */
export interface PlanTask {
  personId: string;
  what: 'make' | 'steps' | 'led';
  /** Null where there is none yet. */
  planId: string | null;
  /** The questionary of the report of which to make one, the one opened last. Null where there is a plan. */
  questionaryId: string | null;
  /** The person whose plan it is. */
  employeeId: string;
  /** Their last and first name. */
  name: string;
  /** The nearest day of a step. */
  until: string | null;
  /** How many steps. */
  count: number;
  /** The key under which a digest remembers the task. */
  key: string;
}

/** The last day, counted from an opened report, on which somebody is asked to make a plan. */
const lastDay = 30;

/** A condition on reports `r`: open to their subjects for a week, and not for too long. */
const isFresh = (today: SQL): SQL => sql`r.kind = 'final' and r.type <> 'broughtIn'
  and r.released_at < ${today} - ${nearDays - 1}::int and r.released_at >= ${today} - ${lastDay}::int`;

/** The brand `b` may have somebody whom a plan asks for something. */
export const hasPlanTasks = (now: Date): SQL => sql`(
  exists (select from plan p where p.brand_id = b.id and p.closed_at is null)
  or exists (select from report r where r.brand_id = b.id
    and ${isFresh(sql`${now.toISOString()}::date`)}))`;

/** Reports and plans open to nobody who can't sign in. */
export const signsIn = (brandId: string, id: SQL) => sql`exists (select from membership m
  where m.brand_id = ${brandId} and m.employee_id = ${id} and not m.disabled)`;

const steps = sql`plan_goal g join plan_step s
  on s.brand_id = g.brand_id and s.plan_id = g.plan_id and s.goal_id = g.id`;
const isLeft = (brandId: string) =>
  sql`g.brand_id = ${brandId} and g.plan_id = p.id and g.state = 'open' and not s.is_done`;

/** The tasks of the people whom `isWanted` picks by their id. */
export async function listPlanTasks(
  { tx, brandId, locale }: Scope,
  isWanted: (id: SQL) => SQL,
  today: string,
): Promise<PlanTask[]> {
  const day = sql`${today}::date`;
  const near = sql`lateral (select count(*)::int as count, min(s.due)::text as until from ${steps}
    where ${isLeft(brandId)} and s.due <= ${day} + ${nearDays}::int) due`;
  const over = sql`lateral (select count(*)::int as count, min(s.due)::text as until from ${steps}
    where ${isLeft(brandId)} and s.due <= ${day} - ${nearDays}::int) due`;
  const { rows } = await tx.execute<PlanTask & Record<string, unknown>>(sql`
    select found.* from (
      (select distinct on (e.id) e.id as "personId", 'make' as what, null::uuid as "planId",
        r.questionary_id as "questionaryId", e.id as "employeeId", ${shortNameIn('e', locale)} as name, e.last_name, e.first_name, null as until, 0 as count,
        'plan make ' || r.questionary_id as key
      from report r join employee e on e.brand_id = r.brand_id and e.id = r.employee_id
      where r.brand_id = ${brandId} and ${isFresh(day)} and ${ownerWorksHere} and ${isWanted(sql`e.id`)}
        and ${signsIn(brandId, sql`e.id`)} and not exists (select from plan p
          where p.brand_id = ${brandId} and p.employee_id = e.id
            and (p.closed_at is null or p.created_at >= r.released_at))
        order by e.id, r.released_at desc)
      union all
      select e.id, 'steps', p.id, null, e.id, ${shortNameIn('e', locale)}, e.last_name, e.first_name, due.until, due.count,
        'plan steps ' || p.id
      from ${plansOfPeople} cross join ${near}
      where p.brand_id = ${brandId} and p.closed_at is null and ${ownerWorksHere} and due.count > 0
        and ${isWanted(sql`e.id`)} and ${signsIn(brandId, sql`e.id`)}
      union all
      select b.id, 'led', p.id, null, e.id, ${shortNameIn('e', locale)}, e.last_name, e.first_name, due.until, due.count,
        'plan led ' || p.id || ' ' || due.until
      from ${plansOfPeople}
      join employee b on b.brand_id = p.brand_id and b.deleted_at is null and b.fired_at is null
      cross join ${over}
      where p.brand_id = ${brandId} and p.closed_at is null and p.is_shared and ${isLedBy(sql`b.id`)}
        and ${ownerWorksHere}
        and due.count > 0 and ${isWanted(sql`b.id`)} and ${signsIn(brandId, sql`b.id`)}
    ) found order by until, last_name, first_name, "employeeId"`);
  return rows;
}
