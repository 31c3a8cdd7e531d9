import { type SQL, sql } from 'drizzle-orm';
import type { ListedPlan } from '#core/plan/contract/plan.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import {
  inIso,
  isOwnedBy,
  isSharedWith,
  ownerWorksHere,
  type PlanReader,
  plansOfPeople,
} from './reach-queries.ts';

const counted = sql`left join lateral (
  select count(distinct g.id)::int as goals,
    (count(distinct g.id) filter (where g.state = 'done'))::int as "doneGoals",
    (count(s.goal_id) filter (where g.state <> 'dropped'))::int as steps,
    (count(s.goal_id) filter (where g.state <> 'dropped' and s.is_done))::int as "doneSteps",
    min(s.due) filter (where g.state = 'open' and not s.is_done) as "nextDue"
  from plan_goal g
  left join plan_step s on s.brand_id = g.brand_id and s.plan_id = g.plan_id and s.goal_id = g.id
  where g.brand_id = p.brand_id and g.plan_id = p.id) c on true`;

const shared = ({ employeeId }: PlanReader): SQL =>
  sql`${isSharedWith(employeeId)} and p.closed_at is null`;

const which = {
  own: ({ employeeId }: PlanReader) => isOwnedBy(employeeId),
  led: shared,
};
const order = {
  own: sql`p.closed_at is null desc, p.created_at desc, p.id`,
  led: sql`c."nextDue" nulls last, ${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, p.id`,
};

interface Asked {
  of: keyof typeof which;
  employeeId?: readonly string[] | undefined;
  limit: number;
  offset: number;
  today: string;
}

/** A page of plans that the reader may read, and how many there are. */
export async function listPlans(
  { tx, brandId }: Scope,
  reader: PlanReader,
  { of, employeeId, limit, offset, today }: Asked,
): Promise<{ data: ListedPlan[]; count: number }> {
  const { rows } = await tx.execute<ListedPlan & { total: number } & Record<string, unknown>>(sql`
    select p.id, jsonb_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name,
        'middleName', e.middle_name) as employee,
      p.is_shared as "isShared", p.created_at as "createdAt", p.closed_at as "closedAt",
      c.goals as "goalCount", c."doneGoals" as "doneGoalCount", c.steps as "stepCount",
      c."doneSteps" as "doneStepCount", c."nextDue"::text as "nextDue",
      coalesce(p.closed_at is null and c."nextDue" < ${today}::date, false) as "isOverdue",
      (count(*) over ())::int as total
    from ${plansOfPeople} ${counted}
    where p.brand_id = ${brandId} and ${which[of](reader)}
      and ${employeeId ? sql`p.employee_id in ${idList(employeeId)}` : sql`true`}
    order by ${order[of]} limit ${limit} offset ${offset}`);
  return { data: rows.map(inIso), count: rows[0]?.total ?? 0 };
}

/** How many open plans are shared with the reader. */
export async function countShared({ tx, brandId }: Scope, reader: PlanReader): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${plansOfPeople}
    where p.brand_id = ${brandId} and ${shared(reader)}`);
  return rows[0]?.count ?? 0;
}

/** Who leads the reader now, in their order: whom a shared plan is shared with. */
export async function listOwnLeaders({ tx, brandId }: Scope, { employeeId }: PlanReader) {
  const { rows } = await tx.execute<ListedPlan['employee'] & Record<string, unknown>>(sql`
    select e.id, e.first_name as "firstName", e.last_name as "lastName", e.middle_name as "middleName"
    from employee_leader l
    join employee e on e.brand_id = l.brand_id and e.id = l.leader_id and ${ownerWorksHere}
    where l.brand_id = ${brandId} and l.employee_id = ${employeeId}::uuid
      and l.leader_id <> l.employee_id
    order by l.place, e.id`);
  return rows;
}
