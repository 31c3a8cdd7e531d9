import { sql } from 'drizzle-orm';
import type { Scope } from '#server/db/scope.ts';
import { addJob } from '#server/jobs/add-job.ts';

/** Invitations follow the person they were sent to (decision 015). */

/** In work, and with something left to answer for the participant `p`. */
const isAsked = sql`exists (
  select from questionary q join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
  where q.brand_id = p.brand_id and q.id = p.questionary_id and q.status = 'inwork'
    and a.participant_id = p.employee_id and a.status <> 'done')`;

/** The links that the employee has not answered yet stop working; they count as not invited. */
export async function takeBackInvitations(
  { tx, brandId }: Scope,
  employeeId: string,
): Promise<void> {
  await tx.execute(sql`
    with asked as (
      update questionary_participant p set invited_at = null
      where p.brand_id = ${brandId} and p.employee_id = ${employeeId} and ${isAsked}
      returning p.questionary_id
    )
    delete from invitation i using asked
    where i.brand_id = ${brandId} and i.employee_id = ${employeeId}
      and i.questionary_id = asked.questionary_id`);
}

/** Has those of the employees invited who are asked in questionaries in work, but not invited. */
export async function inviteAnew(scope: Scope, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const { tx, brandId } = scope;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct p.questionary_id as id from questionary_participant p
    where p.brand_id = ${brandId} and p.invited_at is null and p.employee_id in (
      select jsonb_array_elements_text(${JSON.stringify(employeeIds)}::jsonb)::uuid) and ${isAsked}`);
  for (const { id } of rows) await queueInvitations(scope, id);
}

/** The links that went to the former e-mail stop working, and the new one gets others. */
export async function moveInvitations(scope: Scope, employeeId: string): Promise<void> {
  await takeBackInvitations(scope, employeeId);
  await inviteAnew(scope, [employeeId]);
}

interface Redirected {
  employeeId: string;
  /** The former e-mail. */
  from: string;
  to: string;
}

/**
 * The same where somebody else has given the person that e-mail. Who has had a letter is told at the
 * former one; what they have not answered yet counts towards no threshold any more, as whoever reads
 * the new one may answer in their place (decision 021).
 */
export async function redirectInvitations(
  scope: Scope,
  { employeeId, from, to }: Redirected,
): Promise<void> {
  const { brandId } = scope;
  if (await countNoMore(scope, employeeId)) {
    await addJob(scope, 'tell-redirected', { brandId, employeeId, from, to });
  }
  await moveInvitations(scope, employeeId);
}

/**
 * What the employee has not answered yet counts towards no threshold. Answers whether there was
 * anything they had a letter about, or have one under way; of others nobody knows them yet.
 */
export async function countNoMore({ tx, brandId }: Scope, employeeId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update assignment a set is_counted = false
    from questionary q
    where a.brand_id = ${brandId} and a.participant_id = ${employeeId} and a.status <> 'done'
      and q.brand_id = a.brand_id and q.id = a.questionary_id and q.status = 'inwork'
      and exists (select from delivery d
        where d.brand_id = a.brand_id and d.type in ('invitation', 'additions', 'earlierEnd')
          and d.payload ->> 'employeeId' = a.participant_id::text
          and d.payload ->> 'questionaryId' = a.questionary_id::text
          and (d.state = 'sent' or d.state = 'waiting' and d.last_error is null))`);
  return (rowCount ?? 0) > 0;
}

/** Has those not invited yet invited, at once or when it begins; a job that waits is replaced. */
export function queueInvitations(
  scope: Scope,
  questionaryId: string,
  when: { runAt?: Date } = {},
): Promise<void> {
  const payload = { brandId: scope.brandId, questionaryId };
  const key = `invite-participants:${questionaryId}`;
  return addJob(scope, 'invite-participants', payload, { ...when, key });
}
