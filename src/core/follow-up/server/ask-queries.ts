import { type SQL, sql } from 'drizzle-orm';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { type About, askDay, isReadBy } from './queries.ts';

/** The brand `b` has somebody whom raters are to be asked about, or are asked about now, or a cycle that waits for its line. */
export const hasFollowUps: SQL = sql`(
  exists (select from follow_up f where f.brand_id = b.id and f.result is null)
  or exists (select from cycle c where c.brand_id = b.id and c.ask_again_weeks is not null
    and c.asked_again is null))`;

/** Whom raters are to be asked about today, or should have been since. */
export async function listToAsk({ tx, brandId }: Scope, today: string): Promise<About[]> {
  const { rows } = await tx.execute<About & Record<string, unknown>>(sql`
    select f.questionary_id as "questionaryId", f.employee_id as "employeeId"
    from follow_up f join questionary q on q.brand_id = f.brand_id and q.id = f.questionary_id
    join brand b on b.id = f.brand_id
    join employee e on e.brand_id = f.brand_id and e.id = f.employee_id
    where f.brand_id = ${brandId} and f.result is null and f.asked_on is null
      and cardinality(f.question_ids) > 0 and q.status = 'done'
      and ${askDay} <= ${today}::date and ${isReadBy}
    order by q.number, e.id`);
  return rows;
}

export interface EarlierRater {
  id: string;
  type: Exclude<ReviewerRole, 'employee'>;
  /** They have said that they can't assess, or were excused. */
  hasDeclined: boolean;
  /** They counted then, and nobody has replaced their mailbox or name lately (rule 25). */
  isCounted: boolean;
}

/** Who was asked about the person then and works here still, but for themself. */
export async function listEarlierRaters(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
  now: Date,
): Promise<EarlierRater[]> {
  const { rows } = await tx.execute<EarlierRater & Record<string, unknown>>(sql`
    select a.participant_id as id, a.type, a.declined is not null as "hasDeclined",
      a.is_counted and coalesce(greatest(r.email_replaced_at, r.name_replaced_at, r.remade_at)
        < ${recently(now).toISOString()}::timestamptz, true) as "isCounted"
    from assignment a
    join employee r on r.brand_id = a.brand_id and r.id = a.participant_id
      and r.deleted_at is null and r.fired_at is null
    where a.brand_id = ${brandId} and a.questionary_id = ${questionaryId}
      and a.subject_id = ${employeeId} and a.type <> 'employee'
    order by a.participant_id
    for key share of r`);
  return rows;
}

interface Asked {
  raterIds: readonly string[];
  /** Those of them who count. */
  countedIds: readonly string[];
  today: string;
  until: string;
  threshold: number;
}

/** They are asked from now on. Their letters go when everybody of today is asked. */
export async function setAsked(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: About,
  { raterIds, countedIds, today, until, threshold }: Asked,
): Promise<void> {
  await tx.execute(sql`
    update assignment set again = 'due', is_counted = participant_id in ${idList(countedIds)}
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and subject_id = ${employeeId}
      and participant_id in ${idList(raterIds)}`);
  await tx.execute(sql`
    update follow_up set asked_on = ${today}::date, until = ${until}::date,
      threshold = ${threshold}::int, version = version + 1
    where brand_id = ${brandId} and questionary_id = ${questionaryId} and employee_id = ${employeeId}`);
}

/** Whoever still hasn't answered gets one more letter, once, so many days before the last. */
export async function setReminded(
  { tx, brandId }: Scope,
  { today, days, now }: { today: string; days: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with near as (
      update follow_up set reminded_at = ${now.toISOString()}::timestamptz
      where brand_id = ${brandId} and result is null and reminded_at is null
        and until between ${today}::date and ${today}::date + ${days}::int
      returning questionary_id, employee_id
    )
    update assignment a set again = 'due' from near
    where a.brand_id = ${brandId} and a.questionary_id = near.questionary_id
      and a.subject_id = near.employee_id and a.again = 'asked'`);
}

/** Takes whom a letter is due to, each once for all that is asked of them. Of two callers only one gets the same person. */
export async function takeDueLetters(
  { tx, brandId }: Scope,
  today: string,
): Promise<{ employeeId: string; email: string; until: string }[]> {
  const { rows } = await tx.execute<{ employeeId: string; email: string; until: string }>(sql`
    with taken as (
      update assignment a set again = 'asked' from follow_up f
      where a.brand_id = ${brandId} and a.again = 'due' and f.brand_id = a.brand_id
        and f.questionary_id = a.questionary_id and f.employee_id = a.subject_id
        and f.result is null and f.until >= ${today}::date
      returning a.participant_id, f.until
    )
    select e.id as "employeeId", e.email, min(taken.until)::text as until
    from taken join employee e on e.brand_id = ${brandId} and e.id = taken.participant_id
      and e.deleted_at is null and e.fired_at is null
    group by e.id, e.email order by e.id`);
  return rows;
}
