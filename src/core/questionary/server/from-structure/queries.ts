import { sql } from 'drizzle-orm';
import { employee } from '#core/employee/server/tables/employee.ts';
import { type NamedEmployee, selectNamed } from '#core/questionary/server/record/named-queries.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { LeaderLink } from './rules.ts';

/** Who leads these people, whom they lead, and whom their leaders lead; leaders in their order. */
export async function listLinks(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<LeaderLink[]> {
  const { rows } = await tx.execute<LeaderLink & Record<string, unknown>>(sql`
    with asked (id) as ${idList(employeeIds)}, leaders as (
      select leader_id as id from employee_leader
      where brand_id = ${brandId} and employee_id in (select id from asked)
    )
    select employee_id as "employeeId", leader_id as "leaderId" from employee_leader
    where brand_id = ${brandId} and (
      employee_id in (select id from asked)
      or leader_id in (select id from asked union select id from leaders))
    order by place`);
  return rows;
}

/**
 * These people as far as the brand has them, by name; with the fired ones. As an array: joined, thousands of them
 * were looked up anew for every position.
 */
export const listStructurePeople = (
  scope: Scope,
  ids: readonly string[],
): Promise<NamedEmployee[]> => selectNamed(scope, sql`${employee.id} = any(array${idList(ids)})`);
