import { type SQL, sql } from 'drizzle-orm';
import { mostPlacesOfUse, type PlaceOfUse, type Usage } from '#core/directory/contract/usage.ts';
import { loggedNameIn, shortNameIn } from '#core/employee/server/tables/people.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** Where positions, questionaries and cycles of the brand use a competence. */
export const findCompetenceUses = (scope: Scope, id: string): Promise<Usage> =>
  findUses(scope, [
    sql`select 'position' as kind, p.id, p.name, null::int as number, null as departed
      from position_competence c join position p on p.brand_id = c.brand_id and p.id = c.position_id
      where c.brand_id = ${scope.brandId} and c.competence_id = ${id}`,
    questionaries(
      scope,
      sql`exists (select from questionary_competence c where c.brand_id = q.brand_id
        and c.questionary_id = q.id and c.competence_id = ${id})`,
    ),
    sql`select 'cycle' as kind, y.id, y.name, y.number, null as departed
      from cycle_competence c join cycle y on y.brand_id = c.brand_id and y.id = c.cycle_id
      where c.brand_id = ${scope.brandId} and c.competence_id = ${id}`,
  ]);

/** Who has the position, and which questionaries are about it. */
export const findPositionUses = (scope: Scope, id: string): Promise<Usage> =>
  findUses(scope, [
    employees(scope, sql`e.position_id = ${id}`),
    questionaries(scope, sql`q.position_id = ${id}`),
  ]);

/** Who works there, and which questionaries are about it. */
export const findSubdivisionUses = (scope: Scope, id: string): Promise<Usage> =>
  findUses(scope, [
    employees(scope, sql`e.subdivision_id = ${id}`),
    questionaries(scope, sql`q.subdivision_id = ${id}`),
  ]);

const employees = ({ brandId, locale }: Scope, named: SQL) => sql`
  select 'employee' as kind, e.id, ${shortNameIn('e', locale)} as name, null::int as number,
    case when e.deleted_at is not null then 'deleted' when e.fired_at is not null then 'fired' end
      as departed
  from employee e where e.brand_id = ${brandId} and ${named}`;

const questionaries = ({ brandId, locale }: Scope, named: SQL) => sql`
  select 'questionary' as kind, q.id, coalesce(p.name, s.name, (
      select ${shortNameIn('e', locale)} from questionary_subject u
      join employee e on e.brand_id = u.brand_id and e.id = u.employee_id
      where u.brand_id = q.brand_id and u.questionary_id = q.id limit 1), '') as name,
    q.number, null as departed
  from questionary q
  left join position p on p.brand_id = q.brand_id and p.id = q.position_id
  left join subdivision s on s.brand_id = q.brand_id and s.id = q.subdivision_id
  where q.brand_id = ${brandId} and ${named}`;

type Row = Omit<PlaceOfUse, 'left'> & { departed: PlaceOfUse['left']; count: number };

async function findUses({ tx, brandId }: Scope, parts: SQL[]): Promise<Usage> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select kind, place.id, name, number, departed, count(*) over ()::int as count
    from (${sql.join(parts, sql` union all `)}) place
    left join employee person on person.brand_id = ${brandId} and person.id = place.id
    order by kind = 'employee', kind, number desc, ${inAlphabet(sql`coalesce(${loggedNameIn('person')}, name)`)}, place.id
    limit ${mostPlacesOfUse}`);
  return {
    usedIn: rows.map(({ count, departed, ...place }) => ({ ...place, left: departed })),
    count: rows[0]?.count ?? 0,
  };
}
