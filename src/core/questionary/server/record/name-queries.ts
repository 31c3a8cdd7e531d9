import { sql } from 'drizzle-orm';
import { loggedName, type Named } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** A person's name is given in parts too, as their order depends on the reader's language. */
export interface SubjectName {
  name: string;
  person?: Named;
}

/** Whom a questionary is about: the position's, the subdivision's or the person's name (rule 13). */
export async function findName({ tx, brandId }: Scope, id: string): Promise<SubjectName> {
  const { rows } = await tx.execute<{ name: string | null; person: Named | null }>(sql`
    select case q.type
      when 'position' then (
        select name from position p where p.brand_id = q.brand_id and p.id = q.position_id)
      when 'subdivision' then (
        select name from subdivision d where d.brand_id = q.brand_id and d.id = q.subdivision_id)
      end as name, (
        select jsonb_build_object('lastName', e.last_name, 'firstName', e.first_name)
        from questionary_subject s
        join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
        where s.brand_id = q.brand_id and s.questionary_id = q.id and q.type = 'surname'
        limit 1) as person
    from questionary q where q.brand_id = ${brandId} and q.id = ${id}`);
  const { name, person } = rows[0] ?? { name: null, person: null };
  return person ? { name: loggedName(person), person } : { name: name ?? '' };
}
