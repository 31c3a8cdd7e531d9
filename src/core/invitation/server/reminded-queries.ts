import { sql } from 'drizzle-orm';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  type AskedPerson,
  hasLeft,
  isAwaited,
  isOpenOn,
  isTheirRecord,
  worksHere,
} from './participant-queries.ts';

/** Those whom questionaries ask, or these people where they are awaited about anybody but this one. */
export type Whom =
  | { questionaryIds: readonly string[] }
  | { employeeIds: readonly string[]; notAbout: string | null };

/** Today in the brand, and the moment at which it began. */
interface Day {
  today: string;
  since: Date;
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The participant `p` has been invited, the letter has gone out, and something is open and awaited. */
const mayBeReminded = (brandId: string, today: string) => sql`p.brand_id = ${brandId}
  and p.invited_at is not null and ${isOpenOn(today)} and ${isAwaited}
  and not exists (select from delivery d
    where d.brand_id = p.brand_id and d.id = p.letter_id and d.state <> 'sent')`;

/** `p` is meant and may be reminded, unless they were invited or reminded today, or will be invited today. */
const isMeant = (brandId: string, whom: Whom, { today, since }: Day) => sql`
  ${mayBeReminded(brandId, today)}
  and ${
    'questionaryIds' in whom
      ? sql`p.questionary_id in ${idList(whom.questionaryIds)}`
      : sql`p.employee_id in ${idList(whom.employeeIds)}
          and ${hasLeft(sql`a.declined is null and (a.subject_id is distinct from ${whom.notAbout}
            or a.participant_id = a.subject_id)`)}`
  }
  and not exists (select from questionary_participant o
    where o.brand_id = p.brand_id and o.employee_id = p.employee_id
      and (o.invited_at >= ${momentOf(since)} or o.reminded_at >= ${momentOf(since)}
        or o.due_at >= ${momentOf(since)} and o.due_at < ${momentOf(since)} + interval '1 day'))`;

/**
 * Marks people as reminded who have been invited and still have something to answer, in everything
 * that is open today and asks them. Returns each of them once. Leaves out who was invited or reminded
 * today, and whose invitation has not gone out. Two callers never get the same person.
 */
export async function takeReminded(
  { tx, brandId }: Scope,
  whom: Whom,
  { now, ...day }: Day & { now: Date },
): Promise<AskedPerson[]> {
  const { rows } = await tx.execute<AskedPerson>(sql`
    with meant as (
      select p.employee_id from questionary_participant p where ${isMeant(brandId, whom, day)}
    ), taken as (
      update questionary_participant p set reminded_at = ${momentOf(now)}
      from employee e
      where ${mayBeReminded(brandId, day.today)} and p.employee_id in (select employee_id from meant)
        and coalesce(p.reminded_at < ${momentOf(day.since)}, true) and ${isTheirRecord} and ${worksHere}
      returning e.id, e.email, p.questionary_id
    )
    select t.id as "employeeId", t.email, min(q.date_end)::text as "dateEnd"
    from taken t join questionary q on q.brand_id = ${brandId} and q.id = t.questionary_id
    group by t.id, t.email`);
  return rows;
}

/** The people who would be reminded now. */
export async function findRemindable(
  { tx, brandId }: Scope,
  whom: Whom,
  day: Day,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct p.employee_id as id
    from questionary_participant p join employee e on ${isTheirRecord} and ${worksHere}
    where ${isMeant(brandId, whom, day)}`);
  return rows.map(({ id }) => id);
}
