import { type SQL, sql } from 'drizzle-orm';
import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import { rolesHolding } from '#platform/contract/call/access.ts';

/** Whether the person of that alias works here. */
export const worksHereAs = (alias: string) =>
  sql`${sql.raw(alias)}.deleted_at is null and ${sql.raw(alias)}.fired_at is null`;

/**
 * For a select from a cycle's people `s`: the first of their leaders who works here and is not they. Null
 * where there is none. It is looked up as it is needed, for leaders come and go.
 */
export const firstLeaderOf = sql<string | null>`(
  select l.leader_id from employee_leader l
  join employee b on b.brand_id = l.brand_id and b.id = l.leader_id
  where l.brand_id = s.brand_id and l.employee_id = s.employee_id
    and l.leader_id <> s.employee_id and ${worksHereAs('b')}
  order by l.place limit 1)`;

const hrRoles = rolesHolding(cycleSubjectPolicy.approve.needs);
const isHrOf = (person: SQL) => sql`exists (select from membership m
  where m.brand_id = s.brand_id and not m.disabled and ${person})`;
/** In a select from `s`: the person approves as HR, and there is no other HR person who could approve their own list. */
export const isOnlyHr = sql`(${isHrOf(sql`m.employee_id = s.employee_id
    and m.roles && ${sql.param(hrRoles)}::text[]`)}
  and not ${isHrOf(sql`m.employee_id is distinct from s.employee_id and 'ROLE_HR' = any(m.roles)`)})`;

/**
 * For a select from `s` and its cycle `c`: HR's own choice while they work here, or else this leader, who also approves the
 * list of the only HR person there is.
 */
export const approverBeside = (leader: SQL) => sql<
  string | null
>`case when c.approved_by = 'leader' then coalesce(
  (select b.id from employee b where b.brand_id = s.brand_id and b.id = s.approver_id
    and b.id <> s.employee_id and ${worksHereAs('b')}),
  ${leader}) when c.approved_by = 'hr' and ${isOnlyHr} then ${leader} end`;

/** Who says yes to the list. Null where it is HR, or nobody needs to. */
export const approverOf = approverBeside(firstLeaderOf);
