import { type SQL, sql } from 'drizzle-orm';
import type { FollowUpResult } from '#core/follow-up/contract/follow-up.ts';
import { isSharedWith, ownerWorksHere } from '#core/plan/server/reach-queries.ts';
import { boundDays } from '#core/questionary/server/voice/voice-rules.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { KeptResult } from './tables/follow-up.ts';

/**
 * In all SQL here `f` is what somebody wants to be asked, `q` the questionary of their report, `b` the brand, `e` the
 * person assessed.
 */
export interface About {
  questionaryId: string;
  employeeId: string;
}

/**
 * The day on which raters are asked: so many weeks after the reports are open, and never while their voices are bound
 * by the assessment itself, should that have ended later than planned. Null where nothing is asked again.
 */
export const askDay: SQL = sql`(case when q.ask_again_weeks is not null then greatest(
  greatest(q.date_end, q.release_on) + q.ask_again_weeks * 7,
  (q.done_at at time zone b.time_zone)::date + ${boundDays + 1}::int) end)`;

/** Its report is open to the person, and they work here. */
export const isReadBy = sql`${ownerWorksHere} and exists (select from report r
  where r.brand_id = q.brand_id and r.questionary_id = q.id and r.employee_id = e.id
    and r.kind = 'final' and r.released_at is not null)`;

export interface FollowUpRow extends About {
  /** Null where the questionary asks nothing again. */
  day: string | null;
  isArchived: boolean;
  /** Null where nothing is chosen yet. */
  questionIds: string[] | null;
  askedOn: string | null;
  until: string | null;
  threshold: number | null;
  result: KeptResult | null;
  version: number | null;
  isReadByPerson: boolean;
}

const columns = sql`q.id as "questionaryId", e.id as "employeeId", ${askDay}::text as day,
  q.status <> 'done' as "isArchived", f.question_ids as "questionIds", f.asked_on::text as "askedOn",
  f.until::text as until, f.threshold, f.result, f.version, (${isReadBy}) as "isReadByPerson"`;

/** How it stands between somebody and the raters of their final report. Undefined where they have no such report. */
export async function findFollowUp(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<FollowUpRow | undefined> {
  const { rows } = await tx.execute<FollowUpRow & Record<string, unknown>>(sql`
    select ${columns}
    from questionary q join brand b on b.id = q.brand_id
    join questionary_subject s on s.brand_id = q.brand_id and s.questionary_id = q.id
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    left join follow_up f on f.brand_id = q.brand_id and f.questionary_id = q.id and f.employee_id = e.id
    where q.brand_id = ${brandId} and q.id = ${questionaryId} and e.id = ${employeeId}
      and q.method = '360' and q.done_at is not null`);
  return rows[0];
}

/** The same of one that is chosen, locked: nobody answers, chooses or ends it meanwhile. */
export async function lockFollowUp(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
): Promise<(FollowUpRow & { questionIds: string[] }) | undefined> {
  const { rows } = await tx.execute<
    FollowUpRow & { questionIds: string[] } & Record<string, unknown>
  >(sql`
    select ${columns}
    from follow_up f join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
    join brand b on b.id = q.brand_id
    join employee e on e.brand_id = f.brand_id and e.id = f.employee_id
    where f.brand_id = ${brandId} and f.questionary_id = ${questionaryId} and f.employee_id = ${employeeId}
    for update of f`);
  return rows[0];
}

/** A plan that began from that report is shared with this leader of its person now (rule 231). */
export async function isReadInPlan(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
  leaderId: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from plan p join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.employee_id = ${employeeId} and ${isSharedWith(leaderId)} limit 1`);
  return (rowCount ?? 0) > 0;
}

export interface RatingQuestion {
  questionId: string;
  competenceId: string;
  text: Localized;
}

/** The rating questions of a questionary as frozen, in their order. */
export async function listRatingQuestions(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<RatingQuestion[]> {
  const { rows } = await tx.execute<RatingQuestion & Record<string, unknown>>(sql`
    select question_id as "questionId", competence_id as "competenceId", text
    from questionary_question
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and kind = 'rating'
    order by "order"`);
  return rows;
}

/** The competences of the open goals of somebody's open plan. */
export async function listGoalCompetences(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select g.competence_id as id
    from plan p join plan_goal g on g.brand_id = p.brand_id and g.plan_id = p.id
    where p.brand_id = ${brandId} and p.employee_id = ${employeeId} and p.closed_at is null
      and g.state = 'open' and g.competence_id is not null`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps what is to be asked. Returns false where another window has chosen since this version (1: nothing was chosen yet;
 * null: whatever is there), or it is too late.
 */
export async function saveChosen(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
  { questionIds, version }: { questionIds: readonly string[]; version: number | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into follow_up as f (brand_id, questionary_id, employee_id, question_ids, version)
    select ${brandId}, ${questionaryId}, ${employeeId}, array${idList(questionIds)}::uuid[], 2
    where coalesce(${version}::int, 1) = 1 or exists (select from follow_up o where o.brand_id = ${brandId}
      and o.questionary_id = ${questionaryId} and o.employee_id = ${employeeId})
    on conflict (brand_id, questionary_id, employee_id) do update
      set question_ids = excluded.question_ids, version = f.version + 1
      where f.version = coalesce(${version}::int, f.version) and f.asked_on is null and f.result is null`);
  return rowCount === 1;
}

/** Ends it: the result is kept, and what it was made from is gone. */
export async function keepResult(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
  told: FollowUpResult | null,
): Promise<void> {
  const result: KeptResult = { told };
  await tx.execute(sql`
    update follow_up set result = ${JSON.stringify(result)}::jsonb, version = version + 1
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and employee_id = ${employeeId}`);
}
