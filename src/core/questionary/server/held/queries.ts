import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

interface PlannedCycle {
  subjectId: string;
  name: string;
  cycle: string;
  dateStart: string;
  method: Method;
  isAnonymous: boolean;
}

/** The cycles that begin between these two days and ask about one of these people, who are not at work in them yet. */
export async function listPlannedCycles(
  { tx, brandId, locale }: Scope,
  { subjectIds, after, until }: { subjectIds: readonly string[]; after: string; until: string },
): Promise<PlannedCycle[]> {
  if (subjectIds.length === 0) return [];
  const { rows } = await tx.execute<PlannedCycle & Record<string, unknown>>(sql`
    select s.employee_id as "subjectId", ${shortNameIn('e', locale)} as name, c.name as cycle,
      c.date_start::text as "dateStart", c.method, c.is_anonymous as "isAnonymous"
    from cycle c
    join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id
      and s.state in ('choosing', 'approval', 'ready')
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    where c.brand_id = ${brandId} and c.status in ('created', 'nominating', 'inwork')
      and c.date_start > ${after}::date and c.date_start < ${until}::date
      and s.employee_id in ${idList(subjectIds)}
    order by c.date_start, c.number, s.employee_id`);
  return rows;
}
