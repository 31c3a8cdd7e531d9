import { type SQL, sql } from 'drizzle-orm';
import { account } from '#core/company/server/tables/installation.ts';
import { type NamesWith, namesWith } from '#core/employee/contract/rules/person-fields.ts';
import { personColumns } from '#core/employee/server/person-columns.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { type Scope, seeing } from '#platform/server/db/scope.ts';
import type { Erasable } from './erase-queries.ts';

/** What is forgotten of people in one statement each. In all SQL here `p` is a person. */

/** Somebody who is erased, with the name that they get instead. */
export interface ErasedPerson extends Erasable {
  lastName: string;
  firstName: string;
}

const peopleOf = (people: readonly ErasedPerson[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id uuid, number int,
    "lastName" text, "firstName" text, "nameList" jsonb, "ownNameList" jsonb, "addressList" jsonb,
    "membershipId" uuid, "accountId" uuid)`;

/**
 * What hangs on an employee and is nothing without the person, and what raters wrote to HR of them. Add-ons forget what
 * they hold once `person.erased` has happened.
 */
export async function forgetBelongings(
  { tx, brandId }: Scope,
  people: readonly ErasedPerson[],
): Promise<void> {
  const own = (table: SQL) =>
    tx.execute(sql`delete from ${table} t using ${peopleOf(people)}
      where t.brand_id = ${brandId} and t.employee_id = p.id`);
  for (const table of [
    sql`photo`,
    sql`former_name`,
    sql`invitation`,
    sql`task_digest`,
    sql`plan`,
    sql`follow_up`,
    sql`position_wish`,
    sql`people_run_person`,
  ])
    await own(table);
  await tx.execute(sql`
    update cycle_subject t set note = null from ${peopleOf(people)}
    where t.brand_id = ${brandId} and t.employee_id = p.id and t.note is not null`);
  await tx.execute(sql`
    update cycle_subject t set problem = null from ${peopleOf(people)}
    where t.brand_id = ${brandId} and t.problem is not null and (t.employee_id = p.id
      or exists (select from jsonb_array_elements_text(p."nameList") name
        where position(name in t.problem::text) > 0))`);
  await tx.execute(sql`
    delete from knowledge k using ${peopleOf(people)}
    where k.brand_id = ${brandId} and (k.person_id = p.id or k.reader_id in (p.id, p."accountId"))`);
  await tx.execute(sql`
    delete from company_told t using ${peopleOf(people)}
    where t.brand_id = ${brandId} and t.account_id = p."accountId"`);
  await tx.execute(sql`
    delete from employee_leader l using ${peopleOf(people)}
    where l.brand_id = ${brandId} and p.id in (l.employee_id, l.leader_id)`);
  await tx.execute(sql`
    update assignment a set decline_note = null from ${peopleOf(people)}
    where a.brand_id = ${brandId} and p.id in (a.participant_id, a.subject_id)
      and a.decline_note is not null`);
  for (const table of [sql`questionary_subject`, sql`questionary_participant`])
    await tx.execute(sql`update ${table} t set asked_name = null from ${peopleOf(people)}
      where t.brand_id = ${brandId} and t.employee_id = p.id`);
}

/** Messages to them, and what was written about them. */
export async function forgetMessages(
  { tx, brandId }: Scope,
  people: readonly ErasedPerson[],
): Promise<void> {
  await tx.execute(sql`
    delete from delivery d using ${peopleOf(people)}
    where d.brand_id = ${brandId} and (
      d.payload ->> 'employeeId' = p.id::text
      or d.payload ->> 'membershipId' = p."membershipId"::text
      or d.payload ->> 'accountId' = p."accountId"::text
      or p."addressList" ? d.recipient
      or p."addressList" ? (d.payload #>> '{news,email}'))`);
  await tx.execute(sql`
    update delivery d set payload = jsonb_set(payload, '{news,by}', to_jsonb(${nameOf}))
    from ${peopleOf(people)}
    where d.brand_id = ${brandId} and d.type in ('rights', 'sso') and p."ownNameList" ? (d.payload #>> '{news,by}')`);
  await tx.execute(sql`
    update delivery d set payload = jsonb_set(payload, '{by}', to_jsonb(${nameOf}))
    from ${peopleOf(people)}
    where d.brand_id = ${brandId} and d.type = 'settings' and p."ownNameList" ? (d.payload ->> 'by')`);
  await tx.execute(sql`
    delete from hook_delivery h using ${peopleOf(people)}
    where h.brand_id = ${brandId} and (h.payload ->> 'employeeId' = p.id::text
      or h.payload ->> 'userId' = p."membershipId"::text)`);
  await tx.execute(sql`
    delete from report_sending s using ${peopleOf(people)}
    where s.brand_id = ${brandId} and s.employee_id = p.id`);
  await tx.execute(sql`
    delete from sso_asked a using ${peopleOf(people)}
    where a.brand_id = ${brandId} and (p."addressList" ? lower(a.email)
      or exists (select from sso_identity i where i.brand_id = ${brandId}
        and i.membership_id = p."membershipId" and i.connection_id = a.connection_id
        and i.subject = a.subject))`);
  await tx.execute(sql`
    update report_sending s set sender_name = ${nameOf}, sender_email = '', text = ''
    from ${peopleOf(people)}
    where s.brand_id = ${brandId} and p."addressList" ? s.sender_email`);
}

/** What others' bells say of them. Their own goes with the membership. */
export async function forgetNews(
  { tx, brandId }: Scope,
  people: readonly ErasedPerson[],
): Promise<void> {
  await tx.execute(sql`
    delete from notification n using ${peopleOf(people)}
    where n.brand_id = ${brandId} and (
      p."addressList" ? (n.values ->> 'email')
      or n.type = 'tasks' and exists (select from jsonb_array_elements(n.values -> 'taskList') task
        where p."nameList" ? (task ->> 'name'))
      or exists (select from questionary_subject s, jsonb_array_elements_text(p."nameList") name
        where s.brand_id = ${brandId} and s.employee_id = p.id
          and s.questionary_id::text = n.values ->> 'questionaryId'
          and position(name in n.values ->> 'name') > 0))`);
  await tx.execute(sql`
    update notification n set values = jsonb_set(n.values, '{by}', to_jsonb(${nameOf}))
    from ${peopleOf(people)}
    where n.brand_id = ${brandId} and n.type = 'rights' and p."ownNameList" ? (n.values ->> 'by')`);
}

const nameOf = sql`p."lastName" || ' ' || p."firstName"`;

const blank = namesWith(personColumns, { leaves: 'nothing' });
type Replaced = NamesWith<typeof personColumns, { leaves: 'another' }>;

/**
 * Empties employees but for what assessments hang on: the place, and when they left. The e-mail is none that
 * anybody could type, so whoever comes back is somebody new.
 */
export async function blankEmployees(
  { tx, brandId }: Scope,
  people: readonly ErasedPerson[],
  now: Date,
): Promise<void> {
  const left = sql`coalesce(e.fired_at, e.deleted_at::date)`;
  const another: Record<Replaced, SQL> = {
    lastName: sql`p."lastName"`,
    firstName: sql`p."firstName"`,
    email: sql`'erased:' || p.number`,
    erasedNumber: sql`p.number`,
    deletedAt: sql`coalesce(e.deleted_at, ${now.toISOString()}::timestamptz)`,
    inCompany: left,
    inPosition: left,
    isBirthDateHide: sql`false`,
    version: sql`e.version + 1`,
  };
  const nothing = Object.fromEntries(blank.map((name) => [name, sql`null`]));
  const columns = Object.entries({ ...nothing, ...another }).map(
    ([name, value]) => sql`${sql.identifier(employee[name as Replaced].name)} = ${value}`,
  );
  await tx.execute(sql`
    update employee e set ${sql.join(columns, sql`, `)}
    from ${peopleOf(people)}
    where e.brand_id = ${brandId} and e.id = p.id`);
}

/** Ends their access here, with all that hangs on it. */
export async function deleteMemberships(
  { tx, brandId }: Scope,
  people: readonly ErasedPerson[],
): Promise<void> {
  await tx.execute(sql`
    delete from membership m using ${peopleOf(people)}
    where m.brand_id = ${brandId} and m.id = p."membershipId"`);
}

/** Deletes an account that no company has any more, with its sessions and links. */
export const deleteAccount = ({ tx }: Scope, accountId: string): Promise<unknown> =>
  seeing(tx, 'app.account_id', accountId, () =>
    tx.execute(sql`delete from ${account} where id = ${accountId}`),
  );
