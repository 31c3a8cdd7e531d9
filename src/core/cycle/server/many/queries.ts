import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type BoardAsked, foundSubjects } from '#core/cycle/server/record/found-queries.ts';
import type { SubjectRow } from '#core/cycle/server/record/queries.ts';
import { cycleSubject } from '#core/cycle/server/tables/cycle.ts';
import { loggedNameIn, shortNameIn } from '#core/employee/server/tables/people.ts';
import { cycleStages, type SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import { idList, textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Somebody an action is meant for. */
export interface MeantSubject {
  employeeId: string;
  name: string;
  /** The name as the activity log writes it. */
  loggedName: string;
  state: SubjectState;
  isAnswering: boolean;
  questionaryId: string | null;
  /** Whether their final report waits or is held. Null: it isn't made yet, or is open already. */
  opening: 'waits' | 'held' | null;
  /** The last day of their questionary, and the day on which its reports are opened. */
  dateEnd: string | null;
  releaseOn: string | null;
  /** Somebody stands on their list. */
  hasRaters: boolean;
}

/**
 * Those of the cycle whom these ids or the board's filters mean, by name, locked until the end with their final reports:
 * nobody opens or holds one meanwhile. Who is meant is hashed (a bare "in" may be joined): the statistics know of
 * none who were just added, and thousands would be compared with each other.
 */
export async function listMeant(
  { tx, brandId, locale }: Scope,
  cycleId: string,
  { employeeIdList, ...asked }: BoardAsked & { employeeIdList?: string[] | undefined },
  now: Date,
): Promise<MeantSubject[]> {
  const { stage = cycleStages } = asked.filterList ?? {};
  const isAmong = (wanted: SQL) => sql`(s.questionary_id, s.employee_id) in (
    select questionary_id, employee_id from made where released_at is null and ${wanted})`;
  const meant = employeeIdList
    ? sql`select id from ${idList(employeeIdList)} listed (id)`
    : sql`select employee_id as id from (${foundSubjects({ brandId, cycleId, now }, asked)}) found
        where stage in ${textList(stage)}`;
  const { rows } = await tx.execute<MeantSubject & Record<string, unknown>>(sql`
    with meant as materialized (${meant}), made as materialized (
      select r.questionary_id, r.employee_id, r.released_at, r.hold_note from report r
      where r.brand_id = ${brandId} and r.kind = 'final' and exists (
        select from cycle_subject s where s.brand_id = r.brand_id and s.cycle_id = ${cycleId}
          and s.questionary_id = r.questionary_id and s.employee_id = r.employee_id
          and s.employee_id in (select id from meant))
      order by r.employee_id, r.questionary_id for update of r)
    select s.employee_id as "employeeId", ${shortNameIn('e', locale)} as name, ${loggedNameIn('e')} as "loggedName", s.state,
      s.questionary_id as "questionaryId", coalesce(q.status = 'inwork', false) as "isAnswering",
      q.date_end::text as "dateEnd", q.release_on::text as "releaseOn",
      case when ${isAmong(sql`hold_note is null`)} then 'waits'
        when ${isAmong(sql`hold_note is not null`)} then 'held' end as opening,
      s.employee_id in (select subject_id from cycle_rater
        where brand_id = ${brandId} and cycle_id = ${cycleId}) as "hasRaters"
    from cycle_subject s
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    left join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and (s.employee_id in (select id from meant)) is true
    order by ${inAlphabet(sql`e.last_name`)}, ${inAlphabet(sql`e.first_name`)}, s.employee_id
    for update of s`);
  return rows;
}

/** Sets columns of these people of a cycle. */
export async function updateSubjects(
  { tx, brandId }: Scope,
  cycleId: string,
  employeeIds: readonly string[],
  changes: Partial<Pick<SubjectRow, 'state' | 'note' | 'problem' | 'approverId'>>,
): Promise<void> {
  await tx
    .update(cycleSubject)
    .set({ ...changes, version: sql`${cycleSubject.version} + 1` })
    .where(
      and(
        eq(cycleSubject.brandId, brandId),
        eq(cycleSubject.cycleId, cycleId),
        sql`${cycleSubject.employeeId} in ${idList(employeeIds)}`,
      ),
    );
}

/** Leaves them out, and notes where they stood. */
export async function leaveOutMany(
  { tx, brandId }: Scope,
  cycleId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update cycle_subject set state = 'leftOut', left_from = state, problem = null, version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id in ${idList(employeeIds)}`);
}

/**
 * Takes those back who were left out. A list that was sent or approved is so still: nobody could change it meanwhile. The
 * others begin as `first`.
 */
export async function takeBackMany(
  { tx, brandId }: Scope,
  cycleId: string,
  employeeIds: readonly string[],
  first: SubjectState,
): Promise<void> {
  await tx.execute(sql`
    update cycle_subject set left_from = null, problem = null, version = version + 1,
      state = case when left_from in ('approval', 'ready') then left_from else ${first} end
    where brand_id = ${brandId} and cycle_id = ${cycleId} and employee_id in ${idList(employeeIds)}`);
}

/** Somebody put on a list by the structure. */
export interface NewRater {
  subjectId: string;
  employeeId: string;
  type: string;
}

/** Adds raters to lists; whoever stands in one stays as they are. Returns whose lists have changed. */
export async function insertRaters(
  { tx, brandId }: Scope,
  cycleId: string,
  raters: readonly NewRater[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
    select ${brandId}, ${cycleId}, r."subjectId", r."employeeId", r.type, 'structure'
    from jsonb_to_recordset(${JSON.stringify(raters)}::jsonb)
      as r("subjectId" uuid, "employeeId" uuid, type text)
    on conflict do nothing
    returning subject_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}

/** How many of each role stand on these lists, by person and role. */
export async function countListed(
  { tx, brandId }: Scope,
  cycleId: string,
  subjectIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ key: string; count: number }>(sql`
    select subject_id || ' ' || type as key, count(*)::int as count from cycle_rater
    where brand_id = ${brandId} and cycle_id = ${cycleId} and subject_id in ${idList(subjectIds)}
    group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Gives these questionaries, which are in work, a later last day. */
export async function extendQuestionaries(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
  dateEnd: string,
): Promise<void> {
  await tx.execute(sql`
    update questionary set date_end = ${dateEnd}, version = version + 1
    where brand_id = ${brandId} and status = 'inwork' and id in ${idList(questionaryIds)}`);
}
