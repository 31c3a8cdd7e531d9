import { sql } from 'drizzle-orm';
import type { CycleProblem } from '#core/cycle/server/tables/cycle.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { ChosenType } from '#core/questionary/contract/rules/cycle.ts';
import type { KnownPerson } from '#core/questionary/server/record/rules.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

/** The next people who are ready, by id. `after`: the last one that was tried. */
export async function listReady(
  { tx, brandId }: Scope,
  cycleId: string,
  { after, most }: { after?: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select employee_id as id from cycle_subject
    where brand_id = ${brandId} and cycle_id = ${cycleId} and state = 'ready'
      and ${after ? sql`employee_id > ${after}` : sql`true`}
    order by employee_id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** What the verbs need to know of an employee `e`. Whoever has left counts as fired. */
const knownPerson = (
  locale: Locale,
) => sql`e.id, ${shortNameIn('e', locale)} as name, e.position_id as "positionId",
  e.subdivision_id as "subdivisionId",
  e.deleted_at is not null or e.fired_at is not null as "isFired"`;

export interface ReadyPerson extends KnownPerson {
  position: string;
}

/** Somebody who is ready, locked until the transaction ends; undefined where they are not. */
export async function lockReady(
  { tx, brandId, locale }: Scope,
  cycleId: string,
  employeeId: string,
): Promise<ReadyPerson | undefined> {
  const { rows } = await tx.execute<ReadyPerson & Record<string, unknown>>(sql`
    select ${knownPerson(locale)}, p.name as position
    from cycle_subject s
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    join position p on p.brand_id = e.brand_id and p.id = e.position_id
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.employee_id = ${employeeId}
      and s.state = 'ready'
    for update of s`);
  return rows[0];
}

export interface CycleRater extends KnownPerson {
  type: ChosenType;
}

/** Their raters, with those who have left. */
export async function listRaters(
  { tx, brandId, locale }: Scope,
  cycleId: string,
  subjectId: string,
): Promise<CycleRater[]> {
  const { rows } = await tx.execute<CycleRater & Record<string, unknown>>(sql`
    select ${knownPerson(locale)}, t.type
    from cycle_rater t join employee e on e.brand_id = t.brand_id and e.id = t.employee_id
    where t.brand_id = ${brandId} and t.cycle_id = ${cycleId} and t.subject_id = ${subjectId}
    order by e.id`);
  return rows;
}

interface Launched {
  cycleId: string;
  employeeId: string;
  questionaryId: string;
  /** What was left out on the way. */
  notes: CycleProblem[];
}

/** From here on the questionary is the truth: the list goes. */
export async function saveLaunched(
  { tx, brandId }: Scope,
  { cycleId, employeeId, questionaryId, notes }: Launched,
): Promise<void> {
  await tx.execute(sql`
    with listed as (
      delete from cycle_rater where brand_id = ${brandId} and cycle_id = ${cycleId}
        and subject_id = ${employeeId})
    update cycle_subject set state = 'launched', questionary_id = ${questionaryId},
      problem = ${notes.length > 0 ? JSON.stringify(notes) : null}::jsonb, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id = ${employeeId}`);
}

/** Why somebody who is ready could not go to work. */
export async function saveProblem(
  { tx, brandId }: Scope,
  { cycleId, employeeId }: { cycleId: string; employeeId: string },
  problem: readonly CycleProblem[],
): Promise<void> {
  await tx.execute(sql`
    update cycle_subject set problem = ${JSON.stringify(problem)}::jsonb, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id = ${employeeId}
      and state = 'ready' and problem is distinct from ${JSON.stringify(problem)}::jsonb`);
}

export async function leaveOutReady(
  { tx, brandId }: Scope,
  cycleId: string,
  employeeId: string,
): Promise<void> {
  await tx.execute(sql`
    update cycle_subject set state = 'leftOut', problem = null, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id = ${employeeId}`);
}
