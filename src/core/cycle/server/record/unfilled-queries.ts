import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';
import { worksHereAs } from './approver-queries.ts';

/** How many people have too few in a role, both in the structure and on their list. `totalCount`: all who were counted. */
export interface UnfilledRoles {
  totalCount: number;
  colleague: number;
  subordinate: number;
}

/**
 * Counts people who are not at work yet. In each role no more are looked for than `least`, and a colleague counts with the
 * first of the leaders in common: five thousand people of one leader stay cheap.
 */
export async function countUnfilled(
  { tx, brandId }: Scope,
  cycleId: string,
  least: number,
): Promise<UnfilledRoles> {
  const { rows } = await tx.execute<UnfilledRoles & Record<string, unknown>>(sql`
    with listed as (
      select subject_id, type, count(*) as count from cycle_rater
      where brand_id = ${brandId} and cycle_id = ${cycleId} group by 1, 2
    )
    select
      count(*)::int as "totalCount",
      (count(*) filter (where colleagues.count < ${least} and not ${isListed('colleague', least)}))::int
        as colleague,
      (count(*) filter (where subordinates.count < ${least} and not ${isListed('subordinate', least)}))::int
        as subordinate
    from cycle_subject s
    cross join lateral (select count(*) from (
      select from employee_leader own
      join employee b on b.brand_id = own.brand_id and b.id = own.leader_id and ${worksHereAs('b')}
      join employee_leader theirs on theirs.brand_id = own.brand_id and theirs.leader_id = own.leader_id
      join employee e on e.brand_id = theirs.brand_id and e.id = theirs.employee_id and ${worksHereAs('e')}
      where own.brand_id = s.brand_id and own.employee_id = s.employee_id and e.id <> s.employee_id
        and not exists (select from employee_leader near where near.brand_id = s.brand_id
          and ((near.employee_id = s.employee_id and near.leader_id = e.id)
            or (near.employee_id = e.id and near.leader_id = s.employee_id)))
        and not exists (select from employee_leader before
          join employee_leader same on same.brand_id = before.brand_id and same.leader_id = before.leader_id
            and same.employee_id = e.id
          join employee f on f.brand_id = before.brand_id and f.id = before.leader_id and ${worksHereAs('f')}
          where before.brand_id = s.brand_id and before.employee_id = s.employee_id
            and before.leader_id < own.leader_id)
      limit ${least}) found) colleagues
    cross join lateral (select count(*) from (
      select from employee_leader own
      join employee e on e.brand_id = own.brand_id and e.id = own.employee_id and ${worksHereAs('e')}
      where own.brand_id = s.brand_id and own.leader_id = s.employee_id and e.id <> s.employee_id
      limit ${least}) found) subordinates
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state in ('choosing', 'approval', 'ready')`);
  return rows[0] ?? { totalCount: 0, colleague: 0, subordinate: 0 };
}

const isListed = (type: 'colleague' | 'subordinate', least: number) =>
  sql`exists (select from listed where listed.subject_id = s.employee_id and listed.type = ${type}
    and listed.count >= ${least})`;
