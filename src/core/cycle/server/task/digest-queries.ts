import { type SQL, sql } from 'drizzle-orm';
import type { Whose } from '#core/cycle/server/raters/waiting-queries.ts';
import { hasFollowUpTasks } from '#core/follow-up/server/task-queries.ts';
import { hasPlanTasks } from '#core/plan/server/task-queries.ts';
import type { Named } from '#platform/contract/rules/names.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { hasWishes } from './wish-queries.ts';

/** What the last letter of tasks told somebody. */
export interface Digest {
  /** The keys of the tasks that stood in it. */
  keys: string[];
  /** The brand's day on which it went. */
  sentOn: string;
}

/** The brand `b` may have somebody to write to. */
export const hasTasks = (now: Date): SQL => sql`b.active and (
  ${hasPlanTasks(now)} or ${hasFollowUpTasks} or ${hasWishes} or
  exists (select from cycle c where c.brand_id = b.id and c.status in ('nominating', 'inwork'))
  or exists (select from report r where r.brand_id = b.id and r.kind = 'final'
    and r.released_at is null))`;

/** What these people were told last, by person. */
export async function readDigests(
  { tx, brandId }: Scope,
  whose: Whose,
): Promise<Map<string, Digest>> {
  const { rows } = await tx.execute<Digest & { id: string } & Record<string, unknown>>(sql`
    select employee_id as id, keys, sent_on::text as "sentOn" from task_digest
    where brand_id = ${brandId}
      and ${whose === 'everybody' ? sql`true` : sql`employee_id in ${idList(whose)}`}`);
  return new Map(rows.map(({ id, ...digest }) => [id, digest]));
}

export interface Telling {
  employeeId: string;
  keys: readonly string[];
}

/**
 * Notes what these people are told on this day, and returns those who are to be told now, with their e-mails. Of two
 * callers only one gets the same person: nobody who was told that day gets another letter, unless its reason is one that
 * doesn't wait (`again`).
 */
export async function takeTold(
  { tx, brandId }: Scope,
  tellings: readonly Telling[],
  { today, again }: { today: string; again: boolean },
): Promise<{ employeeId: string; email: string }[]> {
  const { rows } = await tx.execute<{ employeeId: string; email: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(tellings)}::jsonb)
        as g("employeeId" uuid, keys jsonb)
    ), told as (
      insert into task_digest (brand_id, employee_id, keys, sent_on)
      select ${brandId}, e.id, array(select jsonb_array_elements_text(g.keys)), ${today}::date
      from given g join employee e on e.brand_id = ${brandId} and e.id = g."employeeId"
      where e.deleted_at is null and e.fired_at is null
      order by e.id
      on conflict (brand_id, employee_id) do update
      set keys = excluded.keys, sent_on = excluded.sent_on
      where task_digest.sent_on < excluded.sent_on
        or ${again} and not task_digest.keys @> excluded.keys
      returning employee_id
    )
    select e.id as "employeeId", e.email from told
    join employee e on e.brand_id = ${brandId} and e.id = told.employee_id
    order by e.id`);
  return rows;
}

/** How many of these people a letter of tasks that waits for the next day would go to now. */
export async function countTellable(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
  today: string,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from employee e
    where e.brand_id = ${brandId} and e.id in ${idList(employeeIds)}
      and e.deleted_at is null and e.fired_at is null
      and not exists (select from task_digest d where d.brand_id = e.brand_id
        and d.employee_id = e.id and d.sent_on >= ${today}::date)`);
  return rows[0]?.count ?? 0;
}

/** The names of these people in parts, by id. */
export async function findParts(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await tx.execute<Named & { id: string } & Record<string, unknown>>(sql`
    select id, last_name as "lastName", first_name as "firstName" from employee
    where brand_id = ${brandId} and id in ${idList(employeeIds)}`);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** HR's own words for whoever takes part in these cycles. */
export async function listMessages(
  { tx, brandId }: Scope,
  cycleIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ message: string }>(sql`
    select message from cycle
    where brand_id = ${brandId} and message is not null and id in ${idList(cycleIds)}
    order by number`);
  return rows.map(({ message }) => message);
}
