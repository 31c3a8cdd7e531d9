import { sql } from 'drizzle-orm';
import type { MachineCounts } from '#core/employee/contract/rules/machine-limits.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

export type DayCounts = Omit<MachineCounts, 'listed'>;

/**
 * What machines have done among people since then without anybody's yes: files sent with keys, sources that take
 * unasked, SCIM. Whoever was changed twice is one.
 */
export async function countByMachine({ tx, brandId }: Scope, since: Date): Promise<DayCounts> {
  const from = since.toISOString();
  const { rows } = await tx.execute<DayCounts & Record<string, unknown>>(sql`
    with done as (
      select kind, subject from scim_change
      where brand_id = ${brandId} and state = 'done' and at > ${from}
      union
      select done.kind, p.employee_id || done.address
      from people_run r
        join people_run_person p on p.brand_id = ${brandId} and p.run_id = r.id
        cross join lateral (values
          (case when p.kind in ('created', 'returned') then 'created'
            when p.kind = 'left' then 'left' else 'changed' end, ''),
          (case when p.kind <> 'created' and p.after ?| array['email', 'slackId'] then 'emails' end,
            concat(' ', p.after ->> 'email', ' ', p.after ->> 'slackId'))
        ) as done(kind, address)
      where r.brand_id = ${brandId} and r.at > ${from} and r.origin <> 'file'
        and r.state = 'taken' and r.by is null)
    select (select count(*)::int from employee e
        where e.brand_id = ${brandId} and e.deleted_at is null and e.fired_at is null) as present,
      (count(*) filter (where kind = 'left'))::int as left,
      (count(*) filter (where kind = 'emails'))::int as emails,
      (count(*) filter (where kind = 'created'))::int as created,
      (count(*) filter (where kind = 'changed'))::int as changed
    from done`);
  return rows[0] as DayCounts;
}

/** Those of these people whom an anonymous assessment that goes on has asked. */
export async function listAskedAnonymously(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct p.employee_id as id from questionary_participant p
      join questionary q on q.brand_id = ${brandId} and q.id = p.questionary_id
    where p.brand_id = ${brandId} and p.employee_id in ${idList(ids)}
      and q.is_anonymous and q.status = 'inwork'`);
  return new Set(rows.map(({ id }) => id));
}
