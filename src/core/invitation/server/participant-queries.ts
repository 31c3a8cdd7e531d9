import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/**
 * The people whom questionaries ask. In all SQL here `p` is a participant and `e` their employee
 * record.
 */

/** The questionary is in work, and the participant has something left to answer in it for which `isSo` holds. */
export const hasLeft = (isSo: SQL) => sql`exists (
  select from questionary q join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
  where q.brand_id = p.brand_id and q.id = p.questionary_id and q.status = 'inwork'
    and a.participant_id = p.employee_id and a.status <> 'done' and ${isSo})`;

/** They may still answer, though they may have said that they can't. */
export const isAsked = hasLeft(sql`true`);

/** Their answers are awaited: who has declined or was excused gets no letter that asks for them (rule 128). */
export const isAwaited = hasLeft(sql`a.declined is null`);

export const isTheirRecord = sql`e.brand_id = p.brand_id and e.id = p.employee_id`;
export const worksHere = sql`e.deleted_at is null and e.fired_at is null`;
/** Somebody a letter goes to. */
type Addressee = { employeeId: string; email: string };
/** `dateEnd`: the nearest last day of what they are asked. */
export type AskedPerson = Addressee & { dateEnd: string };

/** The questionary takes answers on `today`, a date in the brand's time zone. */
export const isOpenOn = (today: string) => sql`exists (
  select from questionary q where q.brand_id = p.brand_id and q.id = p.questionary_id
    and q.status = 'inwork' and ${today}::date between q.date_start and q.date_end)`;

/** The brand `b` has somebody whose invitation has been due since then or longer. */
export const hasDue = (dueUntil: Date): SQL => sql`exists (select from questionary_participant p
  where p.brand_id = b.id and p.due_at <= ${dueUntil.toISOString()}::timestamptz)`;

/**
 * Marks people as invited who are asked and whose invitation has been due since then or longer, in
 * everything that is open today and asks them. Returns each of them once. Two callers never get the
 * same person for the same questionary. Somebody who has already answered everything needs no
 * invitation. Whose answers are awaited and who works here is hashed (a bare "in" may be joined): right after
 * thousands were imported and asked, the statistics know of none, and all would be compared with each other.
 */
export async function takeDue(
  { tx, brandId }: Scope,
  { today, dueUntil, now }: { today: string; dueUntil: Date; now: Date },
): Promise<AskedPerson[]> {
  const { rows } = await tx.execute<AskedPerson>(sql`
    with open as materialized (
      select q.id from questionary q where q.brand_id = ${brandId}
        and q.status = 'inwork' and ${today}::date between q.date_start and q.date_end
    ), awaited as materialized (
      select a.questionary_id, a.participant_id from assignment a where a.brand_id = ${brandId}
        and a.questionary_id = any (array(select id from open)) and a.status <> 'done' and a.declined is null
    ), waiting as materialized (
      select p.questionary_id, p.employee_id, p.due_at from questionary_participant p
      where p.brand_id = ${brandId} and p.questionary_id = any (array(select id from open))
        and p.invited_at is null and case
          when p.employee_id not in (
            select e.id from employee e where e.brand_id = ${brandId} and ${worksHere}) then false
          when (p.questionary_id, p.employee_id) in (select * from awaited) then true end
    ), taken as (
      update questionary_participant p
      set invited_at = ${now.toISOString()}::timestamptz, due_at = null
      from waiting w
      where p.brand_id = ${brandId} and p.questionary_id = w.questionary_id
        and p.employee_id = w.employee_id and p.invited_at is null
        and w.employee_id = any (array(select employee_id from waiting
          where due_at <= ${dueUntil.toISOString()}::timestamptz))
      returning p.employee_id, (
        select q.date_end from questionary q where q.brand_id = p.brand_id and q.id = p.questionary_id)
    ), people as materialized (
      select employee_id as id, min(date_end) as date_end from taken group by 1)
    select id as "employeeId", date_end::text as "dateEnd",
      (select e.email from employee e where e.brand_id = ${brandId} and e.id = people.id) as email
    from people`);
  return rows;
}

/** Notes which letter invites each of these people, wherever none does yet. */
export async function setLetters(
  { tx, brandId }: Scope,
  letters: readonly { employeeId: string; letterId: string }[],
): Promise<void> {
  await tx.execute(sql`
    update questionary_participant p set letter_id = l."letterId"
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) l("employeeId" uuid, "letterId" uuid)
    where p.brand_id = ${brandId} and p.employee_id = l."employeeId"
      and p.invited_at is not null and p.letter_id is null`);
}

/** Notes that those whom one letter was to invite are invited by another. */
export async function handOver({ tx, brandId }: Scope, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update questionary_participant set letter_id = ${to}
    where brand_id = ${brandId} and letter_id = ${from}`);
}

/** Notes from when the invitation of everybody who is not invited yet is due, where it is not noted. */
export async function noteDue(
  { tx, brandId }: Scope,
  questionaryId: string,
  due: Date,
): Promise<void> {
  await tx.execute(sql`
    update questionary_participant set due_at = ${due.toISOString()}::timestamptz
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and invited_at is null and due_at is null`);
}

/** How many people of a questionary are to get invitations, and from when on; null where there are none. */
export async function findDue(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<{ count: number; due: Date } | null> {
  const { rows } = await tx.execute<{ count: number; due: string | null }>(sql`
    select count(*)::int as count, min(due_at)::text as due from questionary_participant
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and invited_at is null and due_at is not null`);
  const [found] = rows;
  return found?.due ? { count: found.count, due: new Date(found.due) } : null;
}

/** People who were invited and whose answers are still awaited. */
export async function listWaitedFor(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<Addressee[]> {
  const { rows } = await tx.execute<Addressee>(sql`
    select e.id as "employeeId", e.email
    from questionary_participant p join employee e on ${isTheirRecord}
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.invited_at is not null and ${worksHere} and ${isAwaited}`);
  return rows;
}

/**
 * People whose answers are awaited or there in a role that some of these people were added to, each with the
 * people added in their own role.
 */
export async function listOldInRoles(
  { tx, brandId }: Scope,
  questionaryId: string,
  addedIds: readonly string[],
): Promise<(Addressee & { addedIds: string[] })[]> {
  const { rows } = await tx.execute<Addressee & { addedIds: string[] }>(sql`
    select e.id as "employeeId", e.email, array_agg(added.employee_id) as "addedIds"
    from questionary_participant p join employee e on ${isTheirRecord}
    join questionary_participant added on added.brand_id = p.brand_id
      and added.questionary_id = p.questionary_id and added.type = p.type
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and added.employee_id in ${idList(addedIds)} and p.employee_id not in ${idList(addedIds)}
      and ${worksHere}
      and exists (select from assignment a
        where a.brand_id = p.brand_id and a.questionary_id = p.questionary_id
          and a.participant_id = p.employee_id and a.type = p.type
          and (a.status = 'done' or p.invited_at is not null and a.declined is null))
    group by e.id, e.email`);
  return rows;
}

/** The questionaries that ask one of these employees and have not invited them. */
export async function listUninviting(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<{ id: string; dateStart: string; dateEnd: string }[]> {
  const { rows } = await tx.execute<{ id: string; dateStart: string; dateEnd: string }>(sql`
    select distinct p.questionary_id as id, q.date_start::text as "dateStart",
      q.date_end::text as "dateEnd"
    from questionary_participant p
    join questionary q on q.brand_id = p.brand_id and q.id = p.questionary_id
    where p.brand_id = ${brandId} and p.invited_at is null
      and p.employee_id in ${idList(employeeIds)} and ${isAsked}`);
  return rows;
}

/**
 * The employee's links stop working, and where they have something left to answer they count as not
 * invited again.
 */
export async function takeBackInvitations(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<void> {
  const isOf = sql`brand_id = ${brandId} and employee_id = ${employeeId}`;
  await tx.execute(sql`
    update questionary_participant p set invited_at = null, letter_id = null
    where ${isOf} and ${isAsked}`);
  await tx.execute(sql`delete from invitation where ${isOf}`);
  await tx.execute(sql`delete from task_digest where ${isOf}`);
}

/**
 * From here on these people count towards no threshold in anything that has no final report yet, or asks again,
 * whether a letter was sent or not and whether they have answered or not (rule 25).
 */
export async function leaveUncounted(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx.execute(sql`
    update assignment a set is_counted = false
    where a.brand_id = ${brandId} and a.participant_id in ${idList(employeeIds)} and a.is_counted
      and (exists (select from follow_up f
          where f.brand_id = a.brand_id and f.questionary_id = a.questionary_id
            and f.employee_id = a.subject_id and f.asked_on is not null and f.result is null)
        or not exists (select from report r
        where r.brand_id = a.brand_id and r.questionary_id = a.questionary_id
          and r.employee_id = a.subject_id and r.kind = 'final'))`);
}

/**
 * Somebody else has given the employee another e-mail at `now`: from here on they count towards no
 * threshold until the final report, whether a letter was sent or not and whether they have answered
 * or not; nor do they where they are asked within 30 days (rule 25). Returns whether they were told
 * about anything they have not answered, by a letter that has gone out or is on its way.
 */
export async function countNoMore(scope: Scope, employeeId: string, now: Date): Promise<boolean> {
  const { tx, brandId } = scope;
  await tx.execute(sql`
    update employee set email_replaced_at = ${now.toISOString()}::timestamptz
    where brand_id = ${brandId} and id = ${employeeId}`);
  await leaveUncounted(scope, [employeeId]);
  const { rowCount } = await tx.execute(sql`
    select from questionary_participant p
    join delivery d on d.brand_id = p.brand_id and (d.id = p.letter_id
      or d.type in ('additions', 'earlierEnd', 'askedAgain')
        and d.payload ->> 'employeeId' = p.employee_id::text
        and d.payload ->> 'questionaryId' = p.questionary_id::text)
    where p.brand_id = ${brandId} and p.employee_id = ${employeeId} and ${isAsked}
      and (d.state = 'sent' or d.state = 'waiting' and d.last_error is null)
    limit 1`);
  return (rowCount ?? 0) > 0;
}
