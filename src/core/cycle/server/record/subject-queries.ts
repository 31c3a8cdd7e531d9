import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { worksHereAs } from './approver-queries.ts';
import type { CycleRow } from './queries.ts';

/** Whom to add: each of the lists, or everybody who works here. */
export interface Wanted {
  employeeIdList?: readonly string[] | undefined;
  positionIdList?: readonly string[] | undefined;
  subdivisionIdList?: readonly string[] | undefined;
  all?: boolean | undefined;
}

const whoIsWanted = (
  brandId: string,
  { employeeIdList = [], positionIdList = [], subdivisionIdList = [], all = false }: Wanted,
) => sql`
  select e.id from employee e
  where e.brand_id = ${brandId} and ${worksHereAs('e')} and (${all}
    or e.id in ${idList(employeeIdList)}
    or e.position_id in ${idList(positionIdList)}
    or e.subdivision_id in ${idList(subdivisionIdList)})`;

/** Who of them works here. */
export async function listWanted({ tx, brandId }: Scope, wanted: Wanted): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${whoIsWanted(brandId, wanted)} order by e.last_name, e.first_name, e.id`);
  return rows.map(({ id }) => id);
}

/** Where those of these people stand who are in the cycle. */
export async function listStates(
  { tx, brandId }: Scope,
  cycleId: string,
  employeeIds: readonly string[],
): Promise<Map<string, SubjectState>> {
  const { rows } = await tx.execute<{ id: string; state: SubjectState }>(sql`
    select employee_id as id, state from cycle_subject
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id in ${idList(employeeIds)}`);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Puts people into a cycle by cards, each with the questionary that was made for them. */
export async function insertCards(
  { tx, brandId }: Scope,
  cycleId: string,
  cards: readonly { employeeId: string; questionaryId: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into cycle_subject (brand_id, cycle_id, employee_id, state, questionary_id)
    select ${brandId}, ${cycleId}, c."employeeId", 'launched', c."questionaryId"
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as c("employeeId" uuid, "questionaryId" uuid)`);
}

/**
 * Adds those who work here, and takes back who was left out; whoever stands in it stays as they are. Each
 * list begins with the person's leaders as supervisors. One statement, however many they are.
 */
export async function insertSubjects(
  { tx, brandId }: Scope,
  cycleId: string,
  wanted: Wanted,
  state: SubjectState,
): Promise<{ addedCount: number; foundCount: number }> {
  const { rows } = await tx.execute<{ addedCount: number; foundCount: number }>(sql`
    with found as (${whoIsWanted(brandId, wanted)}), added as (
      insert into cycle_subject as s (brand_id, cycle_id, employee_id, state)
      select ${brandId}, ${cycleId}, found.id, ${state} from found order by found.id
      on conflict (brand_id, cycle_id, employee_id) do update
        set state = excluded.state, left_from = null, problem = null, version = s.version + 1
        where s.state = 'leftOut'
      returning s.employee_id
    ), listed as (
      insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
      ${leadersOf(brandId, cycleId, sql`(select employee_id from added)`)}
      on conflict do nothing
    )
    select (select count(*) from found)::int as "foundCount",
      (select count(*) from added)::int as "addedCount"`);
  return rows[0] ?? { addedCount: 0, foundCount: 0 };
}

/**
 * After HR changed many lists at once: whoever has one open is told that it is another now, and what was approved waits
 * for approval again (rule 124).
 */
export async function takeApprovalBack(
  { tx, brandId }: Scope,
  { id, approvedBy }: Pick<CycleRow, 'id' | 'approvedBy'>,
  employeeIds: readonly string[],
): Promise<void> {
  const isApproved = sql`state = 'ready' and ${approvedBy !== 'nobody'}`;
  await tx.execute(sql`
    update cycle_subject set version = version + 1,
      state = case when ${isApproved} then 'approval' else state end
    where brand_id = ${brandId} and cycle_id = ${id} and employee_id in ${idList(employeeIds)}`);
}

/** Rows of raters: the leaders who work here of these people. */
const leadersOf = (brandId: string, cycleId: string, subjectIds: ReturnType<typeof sql>) => sql`
  select ${brandId}::uuid, ${cycleId}::uuid, l.employee_id, l.leader_id, 'supervisor', 'structure'
  from employee_leader l
  join employee b on b.brand_id = l.brand_id and b.id = l.leader_id
  where l.brand_id = ${brandId} and l.employee_id in ${subjectIds}
    and l.leader_id <> l.employee_id and ${worksHereAs('b')}`;

const choosingOf = (
  brandId: string,
  cycleId: string,
) => sql`(select s.employee_id from cycle_subject s
  where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state = 'choosing')`;

/** Takes former leaders off lists that are still being made, if the structure named them there. */
export async function dropFormerLeaders({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    delete from cycle_rater r
    where r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
      and r.subject_id in ${choosingOf(brandId, cycleId)}
      and r.origin = 'structure' and r.type = 'supervisor'
      and not exists (select from employee_leader l
        join employee b on b.brand_id = l.brand_id and b.id = l.leader_id
        where l.brand_id = r.brand_id and l.employee_id = r.subject_id
          and l.leader_id = r.employee_id and ${worksHereAs('b')})`);
}

/** A leader who stands on the list of their person in no role. */
interface ComingLeader {
  subjectId: string;
  raterId: string;
  /** Whether the list has another supervisor. */
  hasOther: boolean;
}

/** Leaders whom the lists that are still being made lack. */
export async function listComingLeaders(
  { tx, brandId }: Scope,
  cycleId: string,
): Promise<ComingLeader[]> {
  const { rows } = await tx.execute<ComingLeader & Record<string, unknown>>(sql`
    select c.subject_id as "subjectId", c.leader_id as "raterId",
      exists (select from cycle_rater r where r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
        and r.subject_id = c.subject_id and r.type = 'supervisor') as "hasOther"
    from (${leadersOf(brandId, cycleId, choosingOf(brandId, cycleId))})
      as c (brand_id, cycle_id, subject_id, leader_id)
    where not exists (select from cycle_rater r
      where r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
        and r.subject_id = c.subject_id and r.employee_id = c.leader_id)
    order by c.subject_id, c.leader_id`);
  return rows;
}

/** Puts leaders on the lists of their people. */
export async function insertLeaders(
  { tx, brandId }: Scope,
  cycleId: string,
  leaders: readonly { subjectId: string; raterId: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
    select ${brandId}, ${cycleId}, g."subjectId", g."raterId", 'supervisor', 'structure'
    from jsonb_to_recordset(${JSON.stringify(leaders)}::jsonb) as g("subjectId" uuid, "raterId" uuid)
    on conflict do nothing`);
}

/** People of the brand, by name, who left or were never there. */
export async function listAbsent(
  { tx, brandId, locale }: Scope,
  ids: readonly string[],
): Promise<{ id: string; name: string | null }[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; name: string | null }>(sql`
    select given.id, ${shortNameIn('e', locale)} as name
    from (select distinct id from ${idList(ids)} listed (id)) given
    left join employee e on e.brand_id = ${brandId} and e.id = given.id and e.deleted_at is null
    where e.id is null or e.fired_at is not null
    order by e.last_name, e.first_name, given.id`);
  return rows;
}

/** Who stands in a cycle, is not left out and still works here. */
export async function listStaying({ tx, brandId }: Scope, cycleId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select s.employee_id as id from cycle_subject s
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state <> 'leftOut'`);
  return rows.map(({ id }) => id);
}
