import { sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Share } from '#core/questionary/server/load/load-rules.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/**
 * What each rater of a cycle would be asked for, by the lists as they stand: of people who are not at work yet,
 * self-assessments included. Questions are counted as they are now. The reader's own list is left out: who
 * stands on it is not theirs to see (rule 127).
 */
export async function listCycleShares(
  { tx, brandId, locale }: Scope,
  cycleId: string,
  readerId: string | null,
): Promise<Share[]> {
  const { rows } = await tx.execute<Omit<Share, 'inList'>>(sql`
    with subject as (
      select s.employee_id, c.method, (
          select count(*) from question q
          join competence k on k.brand_id = q.brand_id and k.id = q.competence_id
          where q.brand_id = ${brandId} and k.archived_at is null and q.competence_id in (
            select l.competence_id from cycle_competence l
            where c.competence_source = 'list' and l.brand_id = ${brandId} and l.cycle_id = c.id
            union all
            select p.competence_id from position_competence p
            where c.competence_source = 'position' and p.brand_id = ${brandId}
              and p.position_id = e.position_id)) as questions
      from cycle_subject s
      join cycle c on c.brand_id = s.brand_id and c.id = s.cycle_id
      join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
      where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
        and s.state in ('choosing', 'approval', 'ready')
    ), asked as (
      select r.employee_id as id, s.questions
      from subject s join cycle_rater r on r.brand_id = ${brandId} and r.cycle_id = ${cycleId}
        and r.subject_id = s.employee_id
      where s.employee_id is distinct from ${readerId}
      union all
      select employee_id, questions from subject where method <> '90'
    ), common as (
      select count(*) filter (where type = 'rating') as ratings,
        count(*) filter (where type = 'text') as texts
      from common_question where brand_id = ${brandId}
    )
    select a.id, ${shortNameIn('e', locale)} as name, count(*)::int as "subjectCount",
      sum(a.questions + common.ratings)::int as "ratingCount",
      sum(common.texts)::int as "textCount"
    from asked a
    cross join common
    join employee e on e.brand_id = ${brandId} and e.id = a.id
    group by a.id, e.last_name, e.first_name, e.middle_name`);
  return rows.map((row) => ({ ...row, inList: [] }));
}

/**
 * On how many lists of the cycle each of these people stands, by id: of those at work too, but for the one about the
 * reader, who could tell by the others who stands on it (rule 127). Who is left out is looked up once: joined,
 * thousands just added were compared with each other while the statistics knew of none.
 */
export async function countLoads(
  { tx, brandId }: Scope,
  cycleId: string,
  ids: readonly string[],
  readerId: string | null,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    with asked (id) as ${idList(ids)}
    select asked.id, (
      (select count(*) from cycle_rater t
        where t.brand_id = ${brandId} and t.cycle_id = ${cycleId} and t.employee_id = asked.id
          and t.subject_id is distinct from ${readerId} and t.subject_id not in (
            select s.employee_id from cycle_subject s
            where s.brand_id = ${brandId} and s.cycle_id = ${cycleId} and s.state = 'leftOut'))
      + (select count(*) from questionary_participant t
        join questionary q on q.brand_id = t.brand_id and q.id = t.questionary_id
        where t.brand_id = ${brandId} and q.cycle_id = ${cycleId} and t.employee_id = asked.id
          and t.type <> 'employee' and not exists (select from questionary_subject w
            where w.brand_id = ${brandId} and w.questionary_id = q.id
              and w.employee_id = ${readerId})))::int as count
    from asked`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
