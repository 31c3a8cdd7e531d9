import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Merge } from './move-queries.ts';

/**
 * Changes an id where it stands inside of something else. The two stand in no assessment together, so in each it is only
 * another id: nobody's count and no atom changes. Call it before the assignments move, by which reports are found.
 */
export async function renameInside({ tx, brandId }: Scope, { staysId, goesId }: Merge) {
  await tx.execute(sql`
    delete from report_pdf where brand_id = ${brandId} and employee_id = ${goesId}`);
  await tx.execute(sql`
    update report set content = jsonb_set(content, '{employeeId}', to_jsonb(${staysId}::text))
    where brand_id = ${brandId} and employee_id = ${goesId}`);
  await tx.execute(sql`
    update report r set raters = replace(r.raters::text, ${goesId}, ${staysId})::jsonb
    from assignment a
    where r.brand_id = ${brandId} and a.brand_id = ${brandId} and a.participant_id = ${goesId}
      and r.questionary_id = a.questionary_id and r.employee_id = a.subject_id`);
  await tx.execute(sql`
    update company_step set people = replace(people::text, ${goesId}, ${staysId})::jsonb
    where brand_id = ${brandId}
      and people @> jsonb_build_array(jsonb_build_object('personId', ${goesId}::text))`);
  await tx.execute(sql`
    update report_ledger set reader_ids = array_replace(reader_ids, ${goesId}::uuid, ${staysId}::uuid)
    where brand_id = ${brandId} and ${goesId}::uuid = any(reader_ids)`);
  await tx.execute(sql`
    update report_archive set report_list = replace(report_list::text, ${goesId}, ${staysId})::jsonb
    where brand_id = ${brandId}
      and report_list @> jsonb_build_array(jsonb_build_object('employeeId', ${goesId}::text))`);
  await tx.execute(sql`
    update notification set values = jsonb_set(values, '{employeeId}', to_jsonb(${staysId}::text))
    where brand_id = ${brandId} and values ->> 'employeeId' = ${goesId}`);
}

/** Moves cycles, in one statement: at the end of it each list of raters must belong to its subject. */
export async function moveCycles({ tx, brandId }: Scope, { staysId, goesId }: Merge) {
  await tx.execute(sql`
    with lists as (
      update cycle_rater set subject_id = ${staysId}
      where brand_id = ${brandId} and subject_id = ${goesId})
    update cycle_subject set employee_id = ${staysId}
    where brand_id = ${brandId} and employee_id = ${goesId}`);
}

/** Closes the plan of the record that goes where the other has an open one: a person has only one open. */
export async function closeSecondPlan(
  { tx, brandId }: Scope,
  { staysId, goesId }: Merge,
  now: Date,
) {
  await tx.execute(sql`
    update plan g set closed_at = ${now.toISOString()}, version = g.version + 1
    where g.brand_id = ${brandId} and g.employee_id = ${goesId} and g.closed_at is null
      and exists (select from plan s
        where s.brand_id = ${brandId} and s.employee_id = ${staysId} and s.closed_at is null)`);
}
