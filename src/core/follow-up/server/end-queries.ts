import { sql } from 'drizzle-orm';
import type { AskedAgainTotal } from '#core/cycle/server/tables/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type About, askDay } from './queries.ts';

/** What takes no more answers on that day, and has no result yet; or whose person has left. */
export async function listEnded({ tx, brandId }: Scope, day: string): Promise<About[]> {
  const { rows } = await tx.execute<About & Record<string, unknown>>(sql`
    select f.questionary_id as "questionaryId", f.employee_id as "employeeId"
    from follow_up f join employee e on e.brand_id = f.brand_id and e.id = f.employee_id
    where f.brand_id = ${brandId} and f.result is null
      and (f.until < ${day}::date or e.deleted_at is not null or e.fired_at is not null)
    order by f.questionary_id, f.employee_id`);
  return rows;
}

/** The person works here, and their report is there still. */
export async function isStillAsked({ tx, brandId }: Scope, about: About): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from employee e join report r on r.brand_id = e.brand_id and r.employee_id = e.id
      and r.questionary_id = ${about.questionaryId} and r.kind = 'final'
    where e.brand_id = ${brandId} and e.id = ${about.employeeId}
      and e.deleted_at is null and e.fired_at is null`);
  return (rowCount ?? 0) > 0;
}

export interface Respondent {
  id: string;
  isManager: boolean;
  isCounted: boolean;
}

/** Who has answered about the person. */
export async function listRespondents(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<Respondent[]> {
  const { rows } = await tx.execute<Respondent & Record<string, unknown>>(sql`
    select participant_id as id, type = 'supervisor' as "isManager", is_counted as "isCounted"
    from assignment
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and subject_id = ${employeeId}
      and again = 'done'`);
  return rows;
}

/** Their sheets, in the order of random numbers. */
export async function listSheetsAgain(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<{ id: string; isManager: boolean; sealed: Buffer }[]> {
  const { rows } = await tx.execute<
    { id: string; isManager: boolean; sealed: Buffer } & Record<string, unknown>
  >(sql`
    select id, type = 'supervisor' as "isManager", sealed from sheet
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and subject_id = ${employeeId}
      and is_again
    order by id`);
  return rows;
}

/** What the result was made from, or would have been. */
export async function deleteSheetsAgain(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<void> {
  await tx.execute(sql`
    delete from sheet where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and subject_id = ${employeeId} and is_again`);
}

/** Nobody is asked about the person any more. */
export async function forgetFollowUp(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<void> {
  await tx.execute(sql`
    delete from follow_up where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and employee_id = ${employeeId}`);
}

/** A cycle's line names at least so many people. */
const fewestPeople = 10;

/**
 * Keeps what came of it for a cycle as a whole, once nothing more can come, from ten people with a result on. It is made
 * once: a second one would tell of whoever is in one and not in the other.
 */
export async function keepTotals({ tx, brandId }: Scope, today: string): Promise<void> {
  const word = (one: keyof Omit<AskedAgainTotal, 'people'>) =>
    sql`count(*) filter (where told ->> 'word' = ${one})`;
  await tx.execute(sql`
    update cycle c set asked_again = total.line
    from (
      select q.cycle_id, count(distinct f.employee_id) as people, jsonb_build_object(
        'people', count(distinct f.employee_id), 'more', ${word('more')}, 'same', ${word('same')},
        'less', ${word('less')}) as line
      from follow_up f
      join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
      join cycle c on c.brand_id = q.brand_id and c.id = q.cycle_id and c.asked_again is null
      cross join lateral jsonb_array_elements(f.result -> 'told' -> 'behaviourList') told
      where f.brand_id = ${brandId} and jsonb_typeof(f.result -> 'told') = 'object'
        and told ->> 'word' <> 'few'
      group by q.cycle_id
    ) total
    where c.brand_id = ${brandId} and c.id = total.cycle_id and c.asked_again is null
      and total.people >= ${fewestPeople}
      and not exists (
        select from questionary q join brand b on b.id = q.brand_id
        where q.brand_id = c.brand_id and q.cycle_id = c.id and q.ask_again_weeks is not null
          and (q.status in ('created', 'inwork') or q.status = 'done' and ${askDay} >= ${today}::date))
      and not exists (
        select from follow_up f join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
        where f.brand_id = c.brand_id and q.cycle_id = c.id and f.result is null
          and cardinality(f.question_ids) > 0 and (f.asked_on is not null or q.status = 'done'))`);
}
