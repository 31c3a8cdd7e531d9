import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { position } from '#core/directory/server/tables/directory.ts';
import { employee, employeeLeader } from '#core/employee/server/tables/employee.ts';
import { atPosition, loggedNameIn } from '#core/employee/server/tables/people.ts';
import type { CompanyInfo } from '#core/profile/contract/profile.ts';
import { insertLed } from '#core/report/server/known/queries.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import type { LeaderChange } from './rules.ts';

/**
 * Lets only one save employees, or who leads them, at a time: two at once would both find an e-mail
 * unknown, or make two people each other's leaders. Take it after the brand and before any row.
 */
export async function lockEmployees({ tx, brandId }: Scope): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`employees ${brandId}`}, 0))`,
  );
}

// Drizzle leaves a table's name away where there is only one, so these spell it.
/** For a select from `employee`: the ids of the leaders in their order, including who has left. */
export const leaderIds = sql<string[]>`array(select l.leader_id from employee_leader l
  where l.brand_id = employee.brand_id and l.employee_id = employee.id order by l.place)`;

/** For a select from `membership`: the ids of whom the user leads, including who has left. */
export const subordinateIds = sql<string[]>`array(select l.employee_id from employee_leader l
  where l.brand_id = membership.brand_id and l.leader_id = membership.employee_id)`;

/** The ids of these people's leaders, or of everybody's, in their order, by the people's. Who has none is left out. */
export async function listLeaderIds(
  { tx, brandId }: Scope,
  employeeIds?: readonly string[],
): Promise<Map<string, string[]>> {
  if (employeeIds?.length === 0) return new Map();
  const ofThese = employeeIds ? sql`and employee_id in ${idList(employeeIds)}` : sql``;
  const { rows } = await tx.execute<{ employeeId: string; leaderIds: string[] }>(sql`
    select employee_id as "employeeId", array_agg(leader_id order by place) as "leaderIds"
    from employee_leader
    where brand_id = ${brandId} ${ofThese}
    group by employee_id`);
  return new Map(rows.map((row) => [row.employeeId, row.leaderIds]));
}

export interface Subordinate {
  id: string;
  firstName: string;
  lastName: string;
}

const named = { id: employee.id, firstName: employee.firstName, lastName: employee.lastName };
const worksHere = and(isNull(employee.deletedAt), isNull(employee.firedAt));
const ofSubordinate = and(
  eq(employee.brandId, employeeLeader.brandId),
  eq(employee.id, employeeLeader.employeeId),
);
const ledBy = (brandId: string, leaderIds: readonly string[]) =>
  and(
    eq(employeeLeader.brandId, brandId),
    inArray(employeeLeader.leaderId, [...leaderIds]),
    worksHere,
  );
const byName = [inAlphabet(employee.lastName), inAlphabet(employee.firstName), asc(employee.id)];

/** Those of these employees who still work here, by name. */
export async function listStaff(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Subordinate[]> {
  if (ids.length === 0) return [];
  return tx
    .select(named)
    .from(employee)
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...ids]), worksHere))
    .orderBy(...byName);
}

/** Who leads somebody, in their order, and whom they lead, by name: those who still work here. */
export type Team = Pick<CompanyInfo, 'leaderList' | 'subordinateList'>;

/** Both sides of the relation around one employee, in one statement. */
export async function findTeam({ tx, brandId }: Scope, id: string): Promise<Team> {
  const { employeeId, leaderId, place } = employeeLeader;
  const other = sql`case ${leaderId} when ${id} then ${employeeId} else ${leaderId} end`;
  const rows = await tx
    .select({
      leads: sql<boolean>`${employeeId} = ${id}`,
      employeeId: employee.id,
      firstName: employee.firstName,
      lastName: employee.lastName,
      photoUrl: employee.photoUrl,
      position: position.name,
    })
    .from(employeeLeader)
    .innerJoin(employee, and(eq(employee.brandId, employeeLeader.brandId), eq(employee.id, other)))
    .innerJoin(position, atPosition)
    .where(
      and(eq(employeeLeader.brandId, brandId), or(eq(employeeId, id), eq(leaderId, id)), worksHere),
    )
    .orderBy(sql`case ${employeeId} when ${id} then ${place} end`, ...byName);
  const side = (isLeader: boolean) =>
    rows.filter(({ leads }) => leads === isLeader).map(({ leads: _, ...person }) => person);
  return { leaderList: side(true), subordinateList: side(false) };
}

/** Whom these people lead: those who still work here, by name, each with the leader's id. */
export async function listSubordinates(
  { tx, brandId }: Scope,
  leaderIds: readonly string[],
): Promise<(Subordinate & { leaderId: string })[]> {
  if (leaderIds.length === 0) return [];
  return tx
    .select({ leaderId: employeeLeader.leaderId, ...named })
    .from(employeeLeader)
    .innerJoin(employee, ofSubordinate)
    .where(ledBy(brandId, leaderIds))
    .orderBy(...byName);
}

/** How many people each of these leads who still work here. Who leads nobody is left out. */
export async function countSubordinates(
  { tx, brandId }: Scope,
  leaderIds: readonly string[],
): Promise<Map<string, number>> {
  if (leaderIds.length === 0) return new Map();
  const rows = await tx
    .select({ leaderId: employeeLeader.leaderId, count: count() })
    .from(employeeLeader)
    .innerJoin(employee, ofSubordinate)
    .where(ledBy(brandId, leaderIds))
    .groupBy(employeeLeader.leaderId);
  return new Map(rows.map((row) => [row.leaderId, row.count]));
}

/** Somebody's leaders in their order: all, and those who still work here. */
export type StandingLeaders = Record<'all' | 'shown', string[]>;

/** Who leads whom in the whole company, by whom they lead. */
export async function listLeaderStructure({
  tx,
  brandId,
}: Scope): Promise<Map<string, StandingLeaders>> {
  const { rows } = await tx.execute<StandingLeaders & { employeeId: string }>(sql`
    select l.employee_id as "employeeId", array_agg(l.leader_id order by l.place) as all,
      coalesce(array_agg(l.leader_id order by l.place) filter (
        where e.deleted_at is null and e.fired_at is null), '{}') as shown
    from employee_leader l
    join employee e on e.brand_id = l.brand_id and e.id = l.leader_id
    where l.brand_id = ${brandId}
    group by l.employee_id`);
  return new Map(rows.map(({ employeeId, ...leaders }) => [employeeId, leaders]));
}

/** The e-mails of everybody's leaders who work here, in their order, by whom they lead. */
export async function listLeaderEmails({ tx, brandId }: Scope): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ employeeId: string; emails: string[] }>(sql`
    select l.employee_id as "employeeId", array_agg(e.email order by l.place) as emails
    from employee_leader l
    join employee e on e.brand_id = l.brand_id and e.id = l.leader_id
    where l.brand_id = ${brandId} and e.deleted_at is null and e.fired_at is null
    group by l.employee_id`);
  return new Map(rows.map(({ employeeId, emails }) => [employeeId, emails]));
}

/** Replaces all leaders of these people, who know the marks of those they lead from now on. Many travel as one JSON text. */
export async function writeLeaders(
  { tx, brandId }: Scope,
  changes: readonly LeaderChange[],
): Promise<void> {
  const rows = JSON.stringify(changes.map(({ employeeId, after }) => ({ employeeId, after })));
  await tx.execute(sql`
    delete from employee_leader where brand_id = ${brandId} and employee_id in (
      select (r ->> 'employeeId')::uuid from jsonb_array_elements(${rows}::jsonb) r)`);
  await tx.execute(sql`
    with led as (
      insert into employee_leader (brand_id, employee_id, leader_id, place)
      select ${brandId}, r."employeeId", l.id::uuid, l.place
      from jsonb_to_recordset(${rows}::jsonb) as r("employeeId" uuid, after jsonb)
      cross join lateral jsonb_array_elements_text(r.after) with ordinality as l(id, place)
      returning employee_id, leader_id)
    ${insertLed(brandId)}`);
}

/** A user whose subordinates have become others. `name` is the record's. */
export interface LedUser {
  id: string;
  name: string;
}

/** The users with these employee records get a new version: their subordinates are others now. */
export async function touchLeaders(
  { tx, brandId }: Scope,
  leaderIds: readonly string[],
): Promise<LedUser[]> {
  const { rows } = await tx.execute<LedUser & Record<string, unknown>>(sql`
    update membership m set version = m.version + 1
    from employee e
    where m.brand_id = ${brandId} and e.brand_id = ${brandId} and e.id = m.employee_id
      and m.employee_id in ${idList(leaderIds)}
    returning m.id, ${loggedNameIn('e')} as name`);
  return rows;
}

/** These employees get a new version: their leaders are others now. */
export async function touchSubordinates(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<void> {
  await tx
    .update(employee)
    .set({ version: sql`${employee.version} + 1` })
    .where(and(eq(employee.brandId, brandId), inArray(employee.id, [...employeeIds])));
}
