import { sql } from 'drizzle-orm';
import type { CycleHeld } from '#core/cycle/contract/cycle-held.ts';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { ChosenType } from '#core/questionary/contract/rules/cycle.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Somebody's list. */
export interface CycleList {
  subjectId: string;
  raters: { id: string; type: ChosenType }[];
}

/** All lists of a cycle whose people are not at work yet; without those who have left. */
export async function listCycleLists(
  { tx, brandId }: Scope,
  cycleId: string,
): Promise<CycleList[]> {
  const { rows } = await tx.execute<CycleList & Record<string, unknown>>(sql`
    select t.subject_id as "subjectId",
      jsonb_agg(jsonb_build_object('id', t.employee_id, 'type', t.type) order by t.employee_id) as raters
    from cycle_subject s
    join cycle_rater t on t.brand_id = s.brand_id and t.cycle_id = s.cycle_id
      and t.subject_id = s.employee_id
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
    join employee r on r.brand_id = t.brand_id and r.id = t.employee_id and ${worksHereAs('r')}
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.state in ('choosing', 'approval', 'ready')
    group by t.subject_id order by t.subject_id`);
  return rows;
}

type Named = CycleHeld['lateList'][number] & { name: string };

/** These people, by name. */
export async function listNamed(
  { tx, brandId, locale }: Scope,
  ids: readonly string[],
): Promise<Named[]> {
  const { rows } = await tx.execute<Named & Record<string, unknown>>(sql`
    select e.id, e.first_name as "firstName", e.last_name as "lastName",
      e.middle_name as "middleName", ${shortNameIn('e', locale)} as name
    from employee e
    where e.brand_id = ${brandId} and e.id in ${idList(ids)}
    order by ${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, e.id`);
  return rows;
}

/** Takes these raters off these lists. An approval stays: it is HR's own act. */
export async function takeOffLists(
  { tx, brandId }: Scope,
  cycleId: string,
  raters: readonly { subjectId: string; raterId: string }[],
): Promise<void> {
  await tx.execute(sql`
    with gone as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(raters)}::jsonb)
        as g("subjectId" uuid, "raterId" uuid)
    ), taken as (
      delete from cycle_rater t using gone g
      where t.brand_id = ${brandId} and t.cycle_id = ${cycleId}
        and t.subject_id = g."subjectId" and t.employee_id = g."raterId"
    )
    update cycle_subject s set problem = null, version = s.version + 1
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.employee_id in (select "subjectId" from gone)`);
}
