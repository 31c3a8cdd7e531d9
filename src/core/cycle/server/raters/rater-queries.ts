import { type SQL, sql } from 'drizzle-orm';
import type { Candidate } from '#core/cycle/contract/raters.ts';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import type { ChosenType, RaterOrigin } from '#core/questionary/contract/rules/cycle.ts';
import { byRole } from '#core/questionary/server/record/lists-queries.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { folded, holdsWords, inAlphabet } from '#platform/server/db/search.ts';
import type { ListRow, WhichList } from './list-queries.ts';

type FoundCandidate = Omit<Candidate, 'load' | 'isFull'>;

/** Somebody on a list. */
export interface ListedRater extends FoundCandidate {
  cycleId: string;
  subjectId: string;
  type: ChosenType;
  /** Has left the company. */
  isGone: boolean;
}

const inOrder = sql`${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, e.id`;

/** Who stands on these lists, by role and name: from the questionary once there is one. */
export async function listRatersOf(
  { tx, brandId }: Scope,
  lists: readonly Pick<ListRow, 'cycleId' | 'employeeId' | 'questionaryId'>[],
): Promise<ListedRater[]> {
  if (lists.length === 0) return [];
  const asked = lists.map(({ cycleId, employeeId, questionaryId }) => ({
    cycleId,
    employeeId,
    questionaryId,
  }));
  const { rows } = await tx.execute<ListedRater & Record<string, unknown>>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a("cycleId" uuid, "employeeId" uuid, "questionaryId" uuid)
    ), listed as (
      select t.cycle_id, t.subject_id, t.employee_id, t.type from asked
      join cycle_rater t on t.brand_id = ${brandId} and t.cycle_id = asked."cycleId"
        and t.subject_id = asked."employeeId"
      union all
      select asked."cycleId", asked."employeeId", t.employee_id, t.type from asked
      join questionary_participant t on t.brand_id = ${brandId}
        and t.questionary_id = asked."questionaryId" and t.type <> 'employee'
    )
    select listed.cycle_id as "cycleId", listed.subject_id as "subjectId", e.id, listed.type,
      e.first_name as "firstName", e.last_name as "lastName", e.middle_name as "middleName",
      p.name as position, d.name as subdivision, not (${worksHereAs('e')}) as "isGone"
    from listed
    join employee e on e.brand_id = ${brandId} and e.id = listed.employee_id
    join position p on p.brand_id = e.brand_id and p.id = e.position_id
    join subdivision d on d.brand_id = e.brand_id and d.id = e.subdivision_id
    order by ${byRole(sql`listed.type`)}, ${inOrder}`);
  return rows;
}

/** More than half of those who work here came into the directory since. */
export async function isMostlyNew({ tx, brandId }: Scope, since: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ isMostlyNew: boolean }>(sql`
    select count(*) filter (where e.created_at >= ${since}) * 2 > count(*) as "isMostlyNew"
    from employee e where e.brand_id = ${brandId} and ${worksHereAs('e')}`);
  return rows[0]?.isMostlyNew ?? false;
}

/** Which of these people work here. */
export async function listWorking({ tx, brandId }: Scope, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id from employee e
    where e.brand_id = ${brandId} and ${worksHereAs('e')} and e.id in ${idList(ids)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Somebody of a list as it is saved. */
export interface ChosenRater {
  id: string;
  type: ChosenType;
}

/** Makes the list this one. Who stays in their role keeps where they came from. */
export async function replaceRaters(
  { tx, brandId }: Scope,
  { cycleId, employeeId }: WhichList,
  raters: readonly ChosenRater[],
  origin: RaterOrigin,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(raters)}::jsonb) as g(id uuid, type text)`;
  await tx.execute(sql`
    delete from cycle_rater t
    where t.brand_id = ${brandId} and t.cycle_id = ${cycleId} and t.subject_id = ${employeeId}
      and not exists (select from ${given} where g.id = t.employee_id)`);
  await tx.execute(sql`
    insert into cycle_rater as t (brand_id, cycle_id, subject_id, employee_id, type, origin)
    select ${brandId}, ${cycleId}, ${employeeId}, g.id, g.type, ${origin} from ${given}
    on conflict (brand_id, cycle_id, subject_id, employee_id)
      do update set type = excluded.type, origin = excluded.origin where t.type <> excluded.type`);
}

interface Asked {
  q: string;
  subjectId: string;
  subdivisionIds: readonly string[] | undefined;
  positionIds: readonly string[] | undefined;
  most: number;
}

/**
 * Who works here and may be named, by a part of the name and never of the e-mail. Who is shown is found before
 * their places are looked up. Those whose name begins so come first: where they fill the list, the other thousands
 * are neither looked at nor sorted.
 */
export async function searchCandidates(
  { tx, brandId }: Scope,
  { q, subjectId, subdivisionIds, positionIds, most }: Asked,
): Promise<FoundCandidate[]> {
  const someOf = (column: string, ids: readonly string[] | undefined) =>
    ids ? sql`${sql.raw(column)} in ${idList(ids)}` : sql`true`;
  const isNamed = q ? holdsWords(sql`e.name_text`, q) : sql`true`;
  const beginsSo = sql`starts_with(e.search_text, ${folded(sql`${q}::text`)})`;
  const some = (wanted: SQL) => sql`
    select e.id, e.first_name, e.last_name, e.middle_name, e.position_id, e.subdivision_id
    from employee e
    where e.brand_id = ${brandId} and ${worksHereAs('e')} and e.id <> ${subjectId}
      and ${isNamed} and ${wanted} and ${someOf('e.subdivision_id', subdivisionIds)}
      and ${someOf('e.position_id', positionIds)}`;
  const { rows } = await tx.execute<FoundCandidate & Record<string, unknown>>(sql`
    with begun as materialized (${some(beginsSo)} order by ${inOrder} limit ${most}),
    other as materialized (
      select * from (
        ${some(sql`(select count(*) from begun) < ${most} and not ${beginsSo}`)} offset 0) e
      order by ${inOrder} limit ${most})
    select e.id, e.first_name as "firstName", e.last_name as "lastName",
      e.middle_name as "middleName", p.name as position, d.name as subdivision
    from (select 1 as part, * from begun union all select 2, * from other) e
    join position p on p.brand_id = ${brandId} and p.id = e.position_id
    join subdivision d on d.brand_id = ${brandId} and d.id = e.subdivision_id
    order by e.part, ${inOrder} limit ${most}`);
  return rows;
}
