import { sql } from 'drizzle-orm';
import { isAmong, type Whose } from '#core/cycle/server/raters/waiting-queries.ts';
import { approverOf, worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import { lackingRoles, mayBeTold, onlyHrHears } from '#core/cycle/server/record/lacking-queries.ts';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import { rolesHolding } from '#platform/contract/call/access.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { textList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Tasks about people who are at work or whose reports are made. */
interface WorkTask {
  personId: string;
  cycleId: string;
  cycleName: string;
  /** Whom it is about. */
  employeeId: string;
  name: string;
  until: string | null;
}

const subjectAtWork = sql`cycle c
  join cycle_subject s on s.brand_id = c.brand_id and s.cycle_id = c.id and s.state = 'launched'
  join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
  join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id`;
const about = (
  locale: Locale,
) => sql`s.cycle_id as "cycleId", c.name as "cycleName", s.employee_id as "employeeId",
  ${shortNameIn('e', locale)} as name`;
/**
 * Roles at work in which the approver should put in somebody else, for somebody has declined or was excused and too few
 * are left. Neither who nor how many leaves the statement.
 */
export async function listReplacing(
  { tx, brandId, locale }: Scope,
  whose: Whose,
  today: string,
): Promise<(WorkTask & { role: AnonymousType })[]> {
  if (whose.length === 0) return [];
  const { rows } = await tx.execute<
    WorkTask & { role: AnonymousType } & Record<string, unknown>
  >(sql`
    select ${approverOf} as "personId", ${about(locale)}, lacking.role, q.date_end::text as until
    from ${subjectAtWork}
    join lateral (${lackingRoles}) lacking on ${mayBeTold}
    where c.brand_id = ${brandId} and c.approved_by <> 'nobody' and q.status = 'inwork'
      and ${today}::date between q.date_start and q.date_end and ${isAmong(approverOf, whose)}
    order by q.date_end, e.last_name, e.first_name, s.employee_id, lacking.role`);
  return rows;
}

/** People of whom HR alone hears that a rater is to be replaced, by cycle and name. */
export async function listReplacingOfHr(
  { tx, brandId, locale }: Scope,
  today: string,
): Promise<Omit<WorkTask, 'personId'>[]> {
  const { rows } = await tx.execute<Omit<WorkTask, 'personId'> & Record<string, unknown>>(sql`
    select ${about(locale)}, q.date_end::text as until
    from ${subjectAtWork}
    where c.brand_id = ${brandId} and q.status = 'inwork'
      and ${today}::date between q.date_start and q.date_end
      and exists (select from (${lackingRoles}) lacking where ${onlyHrHears})
    order by q.date_end, c.id, s.employee_id`);
  return rows;
}

/** Who leads the person of `s`, may open reports about them and can sign in. */
const readingLeaders = sql`employee_leader l
  join employee b on b.brand_id = l.brand_id and b.id = l.leader_id and ${worksHereAs('b')}
  join membership m on m.brand_id = l.brand_id and m.employee_id = l.leader_id and not m.disabled
    and m.roles && array${textList(rolesHolding('report_report_release'))}`;
const leads = sql`l.brand_id = s.brand_id and l.employee_id = s.employee_id
  and l.leader_id <> s.employee_id`;
const closedReports = sql`${subjectAtWork}
  join report r on r.brand_id = s.brand_id and r.questionary_id = s.questionary_id
    and r.employee_id = s.employee_id and r.kind = 'final'
    and r.released_at is null and r.hold_note is null`;

/** Reports that wait for a talk with one of these people, who may open them afterwards. */
export async function listTalks(
  { tx, brandId, locale }: Scope,
  whose: Whose,
): Promise<(WorkTask & { questionaryId: string })[]> {
  if (whose.length === 0) return [];
  const { rows } = await tx.execute<
    WorkTask & { questionaryId: string } & Record<string, unknown>
  >(sql`
    select l.leader_id as "personId", ${about(locale)}, q.id as "questionaryId", q.release_on::text as until
    from ${closedReports}
    join (${readingLeaders}) on ${leads}
    where c.brand_id = ${brandId} and q.release = 'talk' and r.leader_at is not null
      and ${worksHereAs('e')} and ${isAmong(sql`l.leader_id`, whose)}
    order by q.release_on, e.last_name, e.first_name, s.employee_id`);
  return rows;
}

/** Reports that HR alone can open, by cycle, but for the one about the reader. */
export async function countSharedByHr({ tx, brandId }: Scope, readerId: string | null) {
  const { rows } = await tx.execute<
    Pick<WorkTask, 'cycleId' | 'cycleName' | 'until'> & { count: number }
  >(sql`
    select s.cycle_id as "cycleId", c.name as "cycleName", min(q.release_on)::text as until,
      count(*)::int as count
    from ${closedReports}
    where c.brand_id = ${brandId} and s.employee_id is distinct from ${readerId}
      and (q.release = 'hr' or q.release = 'talk' and not exists (
        select from ${readingLeaders} where ${leads}))
    group by 1, 2 order by 3, 1`);
  return rows;
}
