import { sql } from 'drizzle-orm';
import type { QuestionaryDetail } from '#contract/questionary.ts';
import { shortNameIn } from '#server/db/people.ts';
import type { Scope } from '#server/db/scope.ts';
import { isAsked } from './participant-queries.ts';

/** The letters that invited participants (decision 027); `p` is a participant, `d` the letter. */

/** The one letter of the time when they were last invited. */
const isItsLetter = sql`d.brand_id = p.brand_id and d.type = 'invitation'
  and d.created_at = p.invited_at and d.payload ->> 'employeeId' = p.employee_id::text
  and d.payload ->> 'questionaryId' = p.questionary_id::text`;

type Undelivered = NonNullable<QuestionaryDetail['participantList'][number]['undelivered']>;

/** Why people who are asked have no invitation yet though it was tried; by participant. */
export async function listUndeliveredInvitations(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<Map<string, Undelivered>> {
  const { rows } = await tx.execute<Undelivered & { employeeId: string }>(sql`
    select p.employee_id as "employeeId", d.recipient as email,
      case d.state when 'refused' then 'refused' else 'retrying' end as reason
    from questionary_participant p join delivery d on ${isItsLetter} and d.state <> 'sent'
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId} and ${isAsked}
      and (d.state in ('failed', 'refused') or d.state = 'waiting' and d.last_error is not null)`);
  return new Map(rows.map(({ employeeId, ...why }) => [employeeId, why]));
}

export interface Invitee {
  name: string;
  isFired: boolean;
  /** Something is left to answer, in work. */
  isAsked: boolean;
  /** Their letter, while it is on its way. */
  waitingId: string | null;
}

export async function findInvitee(
  { tx, brandId }: Scope,
  questionaryId: string,
  employeeId: string,
): Promise<Invitee | undefined> {
  const { rows } = await tx.execute<Invitee & Record<string, unknown>>(sql`
    select ${shortNameIn('e')} as name, ${isAsked} as "isAsked",
      e.fired_at is not null or e.deleted_at is not null as "isFired",
      (select d.id from delivery d where ${isItsLetter} and d.state = 'waiting' limit 1)
        as "waitingId"
    from questionary_participant p
    join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.employee_id = ${employeeId}`);
  return rows[0];
}

/** From here on the participant counts as not invited. */
export async function forgetInvitation(
  { tx, brandId }: Scope,
  questionaryId: string,
  employeeId: string,
): Promise<void> {
  await tx.execute(sql`
    update questionary_participant set invited_at = null
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and employee_id = ${employeeId}`);
}

/**
 * The same for everybody who is asked and whose letter was given up, by a mail server out of order or
 * by a change that came between, but not where it was refused for good. Only in questionaries that are
 * open on `today`, a date in the brand's time zone; answers which they are.
 */
export async function forgetFailedInvitations(
  { tx, brandId }: Scope,
  today: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update questionary_participant p set invited_at = null
    from delivery d, questionary q, brand b
    where p.brand_id = ${brandId} and ${isItsLetter} and d.state in ('failed', 'dropped')
      and q.brand_id = p.brand_id and q.id = p.questionary_id
      and ${today}::date between q.date_start and q.date_end
      and b.id = p.brand_id and b.active and ${isAsked}
    returning p.questionary_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}
