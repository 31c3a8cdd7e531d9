import { sql } from 'drizzle-orm';
import { libraryCompetences } from '#core/library/server/families.ts';
import { foldName } from '#core/library/server/library.ts';
import type { FirstDay } from '#core/questionary/contract/first-day.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { folded } from '#platform/server/db/search.ts';

const libraryNames = libraryCompetences.map(foldName);

/** Rule 89. Null once a questionary has been in work: then nothing is counted. */
export async function readFirstDay({ tx, brandId }: Scope): Promise<FirstDay | null> {
  const { rows } = await tx.execute<FirstDay & Record<string, unknown>>(sql`
    select
      (select count(*)::int from employee
        where brand_id = ${brandId} and deleted_at is null and fired_at is null) "employeeCount",
      (select count(*)::int from competence
        where brand_id = ${brandId} and archived_at is null) "competenceCount",
      (select count(*)::int from competence
        where brand_id = ${brandId} and archived_at is null
          and ${folded(sql`name ->> 'ru'`)} = any(${sql.param(libraryNames)}::text[])) "libraryCount",
      (select jsonb_build_object('id', id, 'name', name, 'status', status) from cycle
        where brand_id = ${brandId} and status <> 'archived'
        order by created_at desc, id limit 1) "cycle",
      (select time_zone from brand where id = ${brandId} and version = 1) "unsettledZone"
    where not exists (
      select from questionary
      where brand_id = ${brandId} and (status = 'inwork' or done_at is not null))`);
  return rows[0] ?? null;
}
