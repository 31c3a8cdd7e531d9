import { sql } from 'drizzle-orm';
import type { Scope } from '#server/db/scope.ts';

/**
 * Destroys sheets of anonymous questionaries that were done at least the brand's `rawAnswerDays`
 * before `now`. It does so only where every subject with a sheet has a final report, so no answer
 * is lost unseen. Returns the questionaries concerned.
 */
export async function deleteOldSheets({ tx, brandId }: Scope, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with over as (
      update questionary q set raw_answers_destroyed_at = ${now.toISOString()}
      from brand b
      where q.brand_id = ${brandId} and b.id = q.brand_id
        and q.status in ('done', 'archived') and q.raw_answers_destroyed_at is null
        and q.is_anonymous and q.method = '360' and q.anonymity_threshold > 1
        and q.done_at <= ${now.toISOString()}::timestamptz - make_interval(days => b.raw_answer_days)
        and not exists (
          select from sheet s
          where s.brand_id = q.brand_id and s.questionary_id = q.id and not exists (
            select from report r
            where r.brand_id = s.brand_id and r.questionary_id = s.questionary_id
              and r.employee_id = s.subject_id and r.kind = 'final'))
      returning q.id
    ), destroyed as (
      delete from sheet s using over
      where s.brand_id = ${brandId} and s.questionary_id = over.id
    )
    select id from over`);
  return rows.map(({ id }) => id);
}
