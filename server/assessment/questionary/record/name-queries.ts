import { sql } from 'drizzle-orm';
import { shortNameIn } from '#server/platform/db/people.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/** Whom a questionary is about: the position's, the subdivision's or the person's name (rule 13). */
export async function findName({ tx, brandId }: Scope, id: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string | null }>(sql`
    select case q.type
      when 'position' then (
        select name from position p where p.brand_id = q.brand_id and p.id = q.position_id)
      when 'subdivision' then (
        select name from subdivision d where d.brand_id = q.brand_id and d.id = q.subdivision_id)
      else (
        select ${shortNameIn('e')} from questionary_subject s
        join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
        where s.brand_id = q.brand_id and s.questionary_id = q.id limit 1)
      end as name
    from questionary q where q.brand_id = ${brandId} and q.id = ${id}`);
  return rows[0]?.name ?? '';
}
