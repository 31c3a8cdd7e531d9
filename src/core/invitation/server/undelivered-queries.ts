import { type SQL, sql } from 'drizzle-orm';
import { shortNameIn } from '#core/employee/server/tables/people.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { isAwaited, worksHere } from './participant-queries.ts';

/** The letters that invite participants (decision 027). `p` is a participant, `d` their letter. */

const isItsLetter = sql`d.brand_id = p.brand_id and d.id = p.letter_id`;

type Undelivered = NonNullable<QuestionaryDetail['participantList'][number]['undelivered']>;

/** An invitation is written and sent within seconds. After so long, something holds it up. */
const delay = 15 * 60 * 1000;

/**
 * By participant: why people who are asked have no invitation yet although it was sent, or was due
 * a quarter of an hour ago (rule 55).
 */
export async function listUndeliveredInvitations(
  { tx, brandId }: Scope,
  questionaryId: string,
  now: Date,
): Promise<Map<string, Undelivered>> {
  const late = sql`${new Date(now.getTime() - delay).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Undelivered & { employeeId: string }>(sql`
    select e.id as "employeeId", coalesce(d.recipient, e.email) as email,
      case when d.state = 'refused' then 'refused'
        when d.state = 'failed' or d.last_error is not null then 'retrying'
        else 'delayed' end as reason
    from questionary_participant p
    join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    left join delivery d on ${isItsLetter} and d.state <> 'sent'
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId} and ${isAwaited}
      and (d.state in ('failed', 'refused')
        or d.state = 'waiting' and (d.last_error is not null or d.created_at <= ${late})
        or p.invited_at is null and p.due_at <= ${late} and ${worksHere})`);
  return new Map(rows.map(({ employeeId, ...why }) => [employeeId, why]));
}

export interface Invitee {
  name: string;
  isFired: boolean;
  /** A questionary in work has something left for them to answer that they have not declined. */
  isAwaited: boolean;
  /** Their letter, while it is on its way. */
  waitingId: string | null;
}

export async function findInvitee(
  { tx, brandId, locale }: Scope,
  questionaryId: string,
  employeeId: string,
): Promise<Invitee | undefined> {
  const { rows } = await tx.execute<Invitee & Record<string, unknown>>(sql`
    select ${shortNameIn('e', locale)} as name, ${isAwaited} as "isAwaited",
      e.fired_at is not null or e.deleted_at is not null as "isFired",
      (select d.id from delivery d where ${isItsLetter} and d.state = 'waiting' limit 1)
        as "waitingId"
    from questionary_participant p
    join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
    where p.brand_id = ${brandId} and p.questionary_id = ${questionaryId}
      and p.employee_id = ${employeeId}`);
  return rows[0];
}

/** The participant counts as not invited from here on. */
export async function forgetInvitation(
  { tx, brandId }: Scope,
  questionaryId: string,
  employeeId: string,
): Promise<void> {
  await tx.execute(sql`
    update questionary_participant set invited_at = null, letter_id = null
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and employee_id = ${employeeId}`);
}

/** The brand `b` has a questionary in work with a letter that was given up. */
export const hasGivenUp: SQL = sql`exists (select from questionary q
  join questionary_participant p on p.brand_id = q.brand_id and p.questionary_id = q.id
  join delivery d on ${isItsLetter} and d.state in ('failed', 'dropped')
  where q.brand_id = b.id and q.status = 'inwork')`;

/**
 * The same for everybody whose letter was given up, because a mail server was out of order or a
 * change came in between. Letters refused for good are left alone. Only in questionaries that are
 * open on `today`, a date in the brand's time zone. Returns those questionaries.
 */
export async function forgetFailedInvitations(
  { tx, brandId }: Scope,
  today: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update questionary_participant p set invited_at = null, letter_id = null
    from delivery d, questionary q, brand b
    where p.brand_id = ${brandId} and ${isItsLetter} and d.state in ('failed', 'dropped')
      and q.brand_id = p.brand_id and q.id = p.questionary_id
      and ${today}::date between q.date_start and q.date_end
      and b.id = p.brand_id and b.active and ${isAwaited}
    returning p.questionary_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}
