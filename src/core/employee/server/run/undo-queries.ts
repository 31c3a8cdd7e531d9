import { sql } from 'drizzle-orm';
import { namesWith, profileOnlyFields } from '#core/employee/contract/rules/person-fields.ts';
import type { StayReason } from '#core/employee/contract/run/run.ts';
import { columnsOf } from '#core/employee/server/person-columns.ts';
import { peopleRun, peopleRunPerson } from '#core/employee/server/tables/run.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import { isRun, type KeptPerson } from './queries.ts';

/** A run that nobody else takes back until the transaction ends. */
export async function lockRun(scope: Scope, id: string) {
  const { name, state, at, undoneAt } = peopleRun;
  const [row] = await scope.tx
    .select({ id: peopleRun.id, name, state, at, undoneAt })
    .from(peopleRun)
    .where(isRun(scope, id))
    .for('update');
  return orNotFound(row);
}

export async function listKeptPeople({ tx, brandId }: Scope, runId: string): Promise<KeptPerson[]> {
  const { rows } = await tx.execute<KeptPerson & Record<string, unknown>>(sql`
    select employee_id as "employeeId", kind, before, after, fired_at::text as "firedAt",
      deleted_at::text as "deletedAt"
    from people_run_person where brand_id = ${brandId} and run_id = ${runId}`);
  return rows;
}

const employeeRole: Role = 'ROLE_EMPLOYEE';

/** What only the profile's forms fill. */
const profileColumns = columnsOf(namesWith(profileOnlyFields, { leaves: 'nothing' }));
const ofProfile = sql.join(
  Object.values(profileColumns).map(({ name }) => sql`e.${sql.identifier(name)}`),
  sql`, `,
);

/**
 * What hangs on the people whom a run has brought: an assessment (for who returned, one that goes on), an
 * account that is used or was there before, or a profile that somebody has filled in.
 */
export async function findHung(
  { tx, brandId }: Scope,
  { id, at }: { id: string; at: Date },
): Promise<Map<string, StayReason>> {
  const since = sql`${at.toISOString()}::timestamptz`;
  const asked = sql`(
    select s.employee_id, s.questionary_id from questionary_subject s where s.brand_id = ${brandId}
    union all
    select p.employee_id, p.questionary_id from questionary_participant p where p.brand_id = ${brandId})`;
  const { rows } = await tx.execute<{ id: string; why: StayReason }>(sql`
    select id, why from (
      select e.id, case
        when e.id in (select a.employee_id from ${asked} a
          join questionary q on q.brand_id = ${brandId} and q.id = a.questionary_id
          where q.status in ('created', 'inwork')) then 'asked'
        when e.id in (select s.employee_id from cycle_subject s
            join cycle c on c.brand_id = ${brandId} and c.id = s.cycle_id
            where s.brand_id = ${brandId} and c.status in ('created', 'nominating', 'inwork'))
          or e.id in (select employee_id from cycle_rater where brand_id = ${brandId})
          or e.id in (select approver_id from cycle_subject
            where brand_id = ${brandId} and approver_id is not null) then 'asked'
        when r.kind = 'created' and (
          e.id in (select a.employee_id from ${asked} a)
          or e.id in (select employee_id from cycle_subject where brand_id = ${brandId})
          or e.id in (select employee_id from report where brand_id = ${brandId})
          or e.id in (select employee_id from plan where brand_id = ${brandId})) then 'asked'
        when m.roles <> array[${employeeRole}::text] or m.own_entry_at >= ${since}
          or m.account_id in (select actor_id from audit
            where brand_id = ${brandId} and at >= ${since} and actor_id is not null)
          or (r.kind = 'created' and (a.waits_in is null or m.created_at < ${since}))
          then case when m.id is not null then 'signsIn' end
        when r.kind = 'created' and num_nonnulls(${ofProfile}) > 0 then 'changed'
      end as why
      from people_run_person r
      join employee e on e.brand_id = ${brandId} and e.id = r.employee_id
      left join membership m on m.brand_id = ${brandId} and m.employee_id = e.id
      left join account a on a.id = m.account_id
      where r.brand_id = ${brandId} and r.run_id = ${id} and r.kind in ('created', 'returned')) found
    where why is not null`);
  return new Map(rows.map(({ id: person, why }) => [person, why]));
}

/** Those of these people who were erased: they lead nobody any more. */
export async function listErased({ tx, brandId }: Scope, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from employee
    where brand_id = ${brandId} and erased_number is not null and id in ${idList(ids)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Hides who was new, and lets who returned have left as before. None of them signs in any more. */
export async function sendAway(
  { tx, brandId }: Scope,
  people: readonly Pick<KeptPerson, 'employeeId' | 'kind' | 'firedAt' | 'deletedAt'>[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r("employeeId" uuid,
    kind text, "firedAt" date, "deletedAt" timestamptz)`;
  await tx.execute(sql`
    update employee e set fired_at = r."firedAt", version = e.version + 1, deleted_at =
      case r.kind when 'created' then ${now.toISOString()}::timestamptz else r."deletedAt" end
    from ${rows} where e.brand_id = ${brandId} and e.id = r."employeeId"`);
  await tx.execute(sql`
    update membership m set disabled = true, version = m.version + 1
    from ${rows} where m.brand_id = ${brandId} and m.employee_id = r."employeeId" and not m.disabled`);
}

/** Notes that a run was taken back, and who stayed. */
export async function closeRun(
  scope: Scope,
  id: string,
  {
    membershipId,
    now,
    staying,
  }: { membershipId: string; now: Date; staying: ReadonlyMap<string, StayReason> },
): Promise<void> {
  const { tx, brandId } = scope;
  await tx.update(peopleRun).set({ undoneAt: now, undoneBy: membershipId }).where(isRun(scope, id));
  const rows = JSON.stringify([...staying].map(([employeeId, reason]) => ({ employeeId, reason })));
  await tx.execute(sql`
    update ${peopleRunPerson} p set stayed = r.reason
    from jsonb_to_recordset(${rows}::jsonb) as r("employeeId" uuid, reason text)
    where p.brand_id = ${brandId} and p.run_id = ${id} and p.employee_id = r."employeeId"`);
}
