import { sql } from 'drizzle-orm';
import type { CycleList } from '#core/cycle/server/held/queries.ts';
import { worksHereAs } from '#core/cycle/server/record/approver-queries.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Somebody's list, and how and from when those on it are to be asked. */
export interface EvenedList
  extends CycleList,
    Pick<CycleRow, 'method' | 'isAnonymous' | 'dateStart'> {}

export async function lockDrafts({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    select from questionary
    where brand_id = ${brandId} and cycle_id = ${cycleId} and status = 'created'
    order by id for update`);
}

/** Who is to answer in each draft of a cycle; without those who have left. */
export async function listCardLists(
  { tx, brandId }: Scope,
  { id }: Pick<CycleRow, 'id'>,
): Promise<EvenedList[]> {
  const { rows } = await tx.execute<EvenedList & Record<string, unknown>>(sql`
    select s.employee_id as "subjectId", q.method, q.is_anonymous as "isAnonymous",
      q.date_start::text as "dateStart",
      jsonb_agg(jsonb_build_object('id', t.employee_id, 'type', t.type) order by t.employee_id) as raters
    from questionary q
    join questionary_subject s on s.brand_id = q.brand_id and s.questionary_id = q.id
    join questionary_participant t on t.brand_id = q.brand_id and t.questionary_id = q.id
      and t.type <> 'employee'
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id and ${worksHereAs('e')}
    join employee r on r.brand_id = t.brand_id and r.id = t.employee_id and ${worksHereAs('r')}
    where q.brand_id = ${brandId} and q.cycle_id = ${id} and q.status = 'created'
    group by q.id, q.method, q.is_anonymous, q.date_start, s.employee_id order by s.employee_id`);
  return rows;
}

/** These moves with the draft of each, where it is one still. */
const onDrafts = ({ brandId }: Scope, cycleId: string, moves: readonly EvenMove[]) => sql`
  select m.*, q.id as questionary_id
  from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as m("subjectId" uuid, "fromId" uuid, "toId" uuid)
  join questionary_subject s on s.brand_id = ${brandId} and s.employee_id = m."subjectId"
  join questionary q on q.brand_id = s.brand_id and q.id = s.questionary_id
    and q.cycle_id = ${cycleId} and q.status = 'created'`;

export async function listStandingOnCards(
  scope: Scope,
  cycleId: string,
  moves: readonly EvenMove[],
  readerId: string | null,
): Promise<EvenMove[]> {
  const { tx, brandId } = scope;
  const { rows } = await tx.execute<EvenMove & Record<string, unknown>>(sql`
    select m."subjectId", m."fromId", m."toId"
    from (${onDrafts(scope, cycleId, moves)}) m
    join questionary_participant t on t.brand_id = ${brandId}
      and t.questionary_id = m.questionary_id and t.employee_id = m."toId" and t.type = 'colleague'
    join employee e on e.brand_id = ${brandId} and e.id = m."fromId" and ${worksHereAs('e')}
    where m."subjectId" is distinct from ${readerId} and not exists (
      select from questionary_participant f where f.brand_id = ${brandId}
        and f.questionary_id = m.questionary_id and f.employee_id = m."fromId")`);
  return rows;
}

/** Whoever has the form of such a draft open is told that it is another now. */
export async function moveOnCards(
  scope: Scope,
  cycleId: string,
  moves: readonly EvenMove[],
): Promise<void> {
  const { tx, brandId } = scope;
  await tx.execute(sql`
    with move as materialized (${onDrafts(scope, cycleId, moves)}), gone as (
      delete from questionary_participant t using move m
      where t.brand_id = ${brandId} and t.questionary_id = m.questionary_id
        and t.type = 'colleague' and t.employee_id = m."fromId"
    ), come as (
      insert into questionary_participant (brand_id, questionary_id, employee_id, type)
      select ${brandId}, questionary_id, "toId", 'colleague' from move
    )
    update questionary q set version = q.version + 1
    where q.brand_id = ${brandId} and q.id in (select questionary_id from move)`);
}
