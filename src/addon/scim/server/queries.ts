import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { scimUser } from '#addon/scim/server/tables/scim.ts';
import { loggedNameIn } from '#core/employee/server/tables/people.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { networkName } from '#platform/contract/call/host.ts';
import { inSmall } from '#platform/server/db/columns.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { isId } from './is-id.ts';
import type { FilterField, FilterTerm } from './syntax/filter.ts';
import type { ScimPerson } from './syntax/path.ts';

/** An employee as SCIM sees them, with all that an answer says. */
export type ScimRow = Omit<ScimPerson, 'userName' | 'givenName' | 'familyName' | 'email'> & {
  id: string;
  version: number;
  userName: string;
  givenName: string;
  familyName: string;
  email: string;
  title: string;
  department: string;
  /** Null: their manager is not found, or there is none. */
  managerName: string | null;
  /** As PostgreSQL writes moments. */
  createdAt: string;
  /** Deleted by SCIM while away: seen no more. */
  isGone: boolean;
};

const userName = sql`coalesce(s.user_name, e.email)`;
const displayName = sql`coalesce(s.display_name, e.first_name || ' ' || e.last_name)`;

/** Erased people are nobody to a directory of users. */
const select = (brandId: string) => sql`
  select e.id, e.version, ${userName} as "userName", s.external_id as "externalId",
    ${displayName} as "displayName", e.first_name as "givenName", e.last_name as "familyName",
    e.middle_name as "middleName", e.email, p.name as title, d.name as department,
    coalesce(s.manager, l.id::text) as manager,
    case when s.manager is null then ${loggedNameIn('l')} end as "managerName",
    e.fired_at is null as active, to_char(e.created_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
    coalesce(s.is_gone, false) and e.fired_at is not null as "isGone"
  from employee e
    join position p on p.brand_id = e.brand_id and p.id = e.position_id
    join subdivision d on d.brand_id = e.brand_id and d.id = e.subdivision_id
    left join scim_user s on s.brand_id = e.brand_id and s.employee_id = e.id
    left join lateral (select leader.id, leader.first_name, leader.last_name
      from employee_leader led
        join employee leader on leader.brand_id = ${brandId} and leader.id = led.leader_id
      where led.brand_id = ${brandId} and led.employee_id = e.id order by led.place limit 1) l on true
  where e.brand_id = ${brandId} and e.deleted_at is null and e.erased_number is null`;

const isSeen = sql`not (coalesce(s.is_gone, false) and e.fired_at is not null)`;

/**
 * Names are compared without case. One that is an e-mail is also that of the host's other spelling (decision 262): a
 * directory keeps the one that it has sent.
 */
function keysOf(name: string): string[] {
  const read = normalEmail(name);
  const at = read.lastIndexOf('@') + 1;
  const host = at > 0 && networkName(read.slice(at));
  return host ? [read, read.slice(0, at) + host] : [read];
}
const keysIn = (names: readonly string[]): SQL =>
  sql`any (${sql.param(names.flatMap(keysOf))}::text[])`;

/** The ids of who stands under this name, by an index of each table. */
const named = (brandId: string, name: string): SQL => sql`(
  select employee_id from scim_user where brand_id = ${brandId} and name_key = ${keysIn([name])}
  union all select o.id from employee o where o.brand_id = ${brandId} and o.email = ${normalEmail(name)}
    and not exists (select from scim_user n where n.brand_id = ${brandId} and n.employee_id = o.id))`;

const columns: Record<Exclude<FilterField, 'active'>, SQL> = {
  userName,
  displayName,
  externalId: sql`s.external_id`,
  id: sql`e.id::text`,
  email: sql`e.email`,
};
/** The fields that are compared letter by letter (RFC 7643, caseExact). */
const exact: readonly FilterField[] = ['externalId', 'id'];

const condition =
  (brandId: string) =>
  (term: FilterTerm): SQL => {
    if (term.field === 'active') {
      const wanted = term.op === 'pr' || term.value;
      return term.op === 'pr' ? sql`true` : sql`(e.fired_at is null) = ${wanted}`;
    }
    const column = columns[term.field];
    if (term.op === 'pr') return sql`${column} is not null`;
    if (term.op === 'eq' && term.field === 'userName')
      return sql`e.id = any (array ${named(brandId, term.value)})`;
    if (term.op === 'eq' && term.field === 'email')
      return sql`e.email = ${normalEmail(term.value)}`;
    const [own, value] = exact.includes(term.field)
      ? [column, term.value]
      : [inSmall(column), term.value.toLowerCase()];
    if (term.op === 'eq') return sql`${own} = ${value}`;
    return term.op === 'co'
      ? sql`strpos(${own}, ${value}) > 0`
      : sql`starts_with(${own}, ${value})`;
  };

/** A page of those who fit, always in the same order, and how many there are in all. */
export async function listScimUsers(
  { tx, brandId }: Scope,
  { terms, offset, limit }: { terms: readonly FilterTerm[]; offset: number; limit: number },
): Promise<{ rows: ScimRow[]; total: number }> {
  const wanted = sql.join([isSeen, ...terms.map(condition(brandId))], sql` and `);
  const { rows: counted } = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from employee e
      left join scim_user s on s.brand_id = e.brand_id and s.employee_id = e.id
    where e.brand_id = ${brandId} and e.deleted_at is null and e.erased_number is null and ${wanted}`);
  const total = counted[0]?.total ?? 0;
  if (limit === 0 || offset >= total) return { rows: [], total };
  const { rows } = await tx.execute<ScimRow & Record<string, unknown>>(sql`
    ${select(brandId)} and ${wanted} order by e.created_at, e.id limit ${limit} offset ${offset}`);
  return { rows, total };
}

/** Undefined where there is nobody of that id, or nobody any more. */
export async function findScimUser(
  { tx, brandId }: Scope,
  id: string,
): Promise<ScimRow | undefined> {
  const { rows } = await tx.execute<ScimRow & Record<string, unknown>>(
    sql`${select(brandId)} and ${isSeen} and e.id = ${id}`,
  );
  return rows[0];
}

/** Who stands under this name or e-mail, seen or not. */
export async function findBearer(
  { tx, brandId }: Scope,
  { userName: name, email }: { userName: string; email: string },
): Promise<{ byName: ScimRow | undefined; byEmail: ScimRow | undefined }> {
  const { rows } = await tx.execute<ScimRow & Record<string, unknown>>(sql`
    ${select(brandId)} and e.id = any (array(
      select o.id from employee o where o.brand_id = ${brandId} and o.email = ${email}
      union all ${named(brandId, name)}))`);
  return {
    byName: rows.find((row) => normalEmail(row.userName) === normalEmail(name)),
    byEmail: rows.find((row) => row.email === email),
  };
}

type ScimNames = Pick<
  typeof scimUser.$inferSelect,
  'employeeId' | 'userName' | 'externalId' | 'displayName' | 'manager'
>;

/** Keeps the names under which the person is seen from now on. */
export async function saveScimNames({ tx, brandId }: Scope, names: ScimNames): Promise<void> {
  const row = { ...names, isGone: false };
  // Whoever had the name and isn't seen any more gives it up.
  await tx.execute(sql`
    update scim_user set user_name = employee_id::text, external_id = null
    where brand_id = ${brandId} and name_key = ${keysIn([names.userName])}
      and employee_id <> ${names.employeeId}`);
  await tx
    .insert(scimUser)
    .values({ ...row, brandId })
    .onConflictDoUpdate({ target: [scimUser.brandId, scimUser.employeeId], set: row });
}

/** Hides the person from SCIM, as long as they are away. */
export async function hideFromScim(
  { tx, brandId }: Scope,
  { id, userName: name }: { id: string; userName: string },
): Promise<void> {
  await tx
    .insert(scimUser)
    .values({ brandId, employeeId: id, userName: name, isGone: true })
    .onConflictDoUpdate({
      target: [scimUser.brandId, scimUser.employeeId],
      set: { isGone: true, manager: null },
    });
}

/** Forgets whatever these people were called. */
export const deleteScimNames = (
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<unknown> =>
  tx
    .delete(scimUser)
    .where(and(eq(scimUser.brandId, brandId), inArray(scimUser.employeeId, [...employeeIds])));

/** The one person who works here and is meant by an id, a name or an e-mail. */
export async function findManager(
  { tx, brandId }: Scope,
  meant: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id from employee e
    where e.brand_id = ${brandId} and e.deleted_at is null and e.fired_at is null and e.id = any (array(
      select o.id from employee o where o.brand_id = ${brandId} and o.id = ${isId(meant) ? meant : null}
      union all select o.id from employee o
        where o.brand_id = ${brandId} and o.email = ${normalEmail(meant)}
      union all select s.employee_id from scim_user s
        where s.brand_id = ${brandId} and s.external_id = ${meant}
      union all ${named(brandId, meant)}))
    limit 2`);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** The people whose manager was named in one of these words before there was anybody to find. */
export async function listManagerless(
  { tx, brandId }: Scope,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select s.employee_id as id from scim_user s
    where s.brand_id = ${brandId} and s.manager_key = ${keysIn(words)}
    order by s.employee_id`);
  return rows.map(({ id }) => id);
}

export async function clearManager({ tx, brandId }: Scope, id: string): Promise<void> {
  await tx
    .update(scimUser)
    .set({ manager: null })
    .where(and(eq(scimUser.brandId, brandId), eq(scimUser.employeeId, id)));
}
