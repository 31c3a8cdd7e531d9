import { type SQL, sql } from 'drizzle-orm';
import { daysOnEarth } from '#core/company/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** It reminded at that moment. Its version stays: nothing that a form shows has changed. */
export async function setReminded({ tx, brandId }: Scope, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update questionary set reminded_at = ${now.toISOString()}::timestamptz
    where brand_id = ${brandId} and id = ${id}`);
}

interface Day {
  /** A date in the brand's time zone. */
  today: string;
  /** When it began. */
  since: Date;
}

/** The brand `b` has a questionary that reminds on this day. */
export function hasReminders(now: Date): SQL {
  const { first, last } = daysOnEarth(now);
  return sql`exists (select from questionary q, unnest(b.reminder_days) before
    where q.brand_id = b.id and q.status = 'inwork'
      and q.date_end - before between ${first}::date and ${last}::date)`;
}

/**
 * Questionaries in work that remind on this day, as their last day is as many days ahead as the brand
 * says (rule 58), and have not yet.
 */
export async function listReminding(
  { tx, brandId }: Scope,
  { today, since }: Day,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select q.id from questionary q join brand b on b.id = q.brand_id and b.active
    where q.brand_id = ${brandId} and q.status = 'inwork' and q.date_start <= ${today}::date
      and q.date_end - ${today}::date = any(b.reminder_days)
      and coalesce(q.reminded_at < ${since.toISOString()}::timestamptz, true)
    order by q.date_end, q.number`);
  return rows.map(({ id }) => id);
}

/** When anybody of the questionary was last reminded, also by a letter about another one. */
export async function findRemindedAt(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select max(reminded_at)::text as at from questionary_participant
    where brand_id = ${brandId} and questionary_id = ${questionaryId}`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}
