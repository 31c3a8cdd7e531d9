import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { employee, formerName } from '#core/employee/server/tables/employee.ts';
import { idList } from '#platform/server/db/listed.ts';
import { hasNearlyWords } from '#platform/server/db/name-sieve.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Name } from '#platform/server/shared/same-name.ts';
import type { FormerName, HeldName, NameChange } from './rules.ts';

/** Two at once would not see each other's names. Held until the transaction ends. */
export async function lockNames({ tx, brandId }: Scope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names ${brandId}`}, 0))`);
}

const since = sql`coalesce(e.name_since, e.created_at)`;

/** Keeps the names that these records give up at `now`. Call it before `noteNames`. */
export async function keepFormerNames(
  { tx, brandId }: Scope,
  changes: readonly NameChange[],
  now: Date,
): Promise<void> {
  const rows = changes.map(({ id, before }) => ({ id, ...before }));
  await tx.execute(sql`
    insert into former_name
      (brand_id, id, employee_id, first_name, last_name, email, since, until)
    select ${brandId}, gen_random_uuid(), e.id, r."firstName", r."lastName", r.email, ${since},
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, "firstName" text, "lastName" text, email text)
    join employee e on e.brand_id = ${brandId} and e.id = r.id`);
}

/** The names that records of the brand have given up since then. */
export async function listFormerNames({ tx, brandId }: Scope, from: Date): Promise<FormerName[]> {
  const { employeeId, firstName, lastName, email, since: began, until } = formerName;
  return tx
    .select({
      employeeId,
      firstName,
      lastName,
      email,
      since: began,
      until,
      now: {
        firstName: employee.firstName,
        lastName: employee.lastName,
        email: employee.email,
        isHere: sql<boolean>`${employee.deletedAt} is null and ${employee.firedAt} is null`,
      },
    })
    .from(formerName)
    .innerJoin(
      employee,
      and(eq(employee.brandId, formerName.brandId), eq(employee.id, formerName.employeeId)),
    )
    .where(and(eq(formerName.brandId, brandId), gte(until, from)));
}

/** Up to so many names are looked for one by one; for more of them everybody is read. */
const mostLookedFor = 50;

/** Whoever is here and may have nearly one of these names, with since when. */
export async function listStanding(
  { tx, brandId }: Scope,
  names: readonly Name[],
): Promise<HeldName[]> {
  const { id, firstName, lastName, email, nameSince, nameSieve, createdAt } = employee;
  const rows = await tx
    .select({ employeeId: id, firstName, lastName, email, nameSince, createdAt })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        isNull(employee.deletedAt),
        isNull(employee.firedAt),
        names.length > mostLookedFor ? undefined : hasNearlyWords(sql`${nameSieve}`, names),
      ),
    );
  return rows.map(({ nameSince: given, createdAt: made, ...row }) => ({
    ...row,
    since: given ?? made,
  }));
}

/** A record that stands under its name from now on: it was renamed, or has come back. */
export interface NewName {
  id: string;
  /** Set for a rename: whether the name is another than 30 days before, and whether the person themself changed it. */
  renamed?: { isOther: boolean; isOwn: boolean };
}

/** Notes these names at `now`. One statement, as each writes the whole row and all its indexes. */
export async function noteNames(
  { tx, brandId }: Scope,
  names: readonly NewName[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = names.map(({ id, renamed }) => ({ id, ...renamed }));
  await tx.execute(sql`
    update employee e set
      name_since = ${at},
      renamed_at = case when r."isOther" is null then e.renamed_at when r."isOther" then ${at} end,
      name_replaced_at = case
        when r."isOther" is null or r."isOther" and r."isOwn" then e.name_replaced_at
        when r."isOther" then ${at} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, "isOther" boolean, "isOwn" boolean)
    where e.brand_id = ${brandId} and e.id = r.id`);
}

/**
 * Notes at the records that one has taken over the other's name. It locks them as a changed e-mail
 * does, so that no questionary goes to work meanwhile without seeing it.
 */
export async function noteRemade(
  { tx, brandId }: Scope,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    select from employee where brand_id = ${brandId} and id in ${idList(ids)}
    order by id for update`);
  await tx.execute(sql`
    update employee set remade_at = ${now.toISOString()}::timestamptz
    where brand_id = ${brandId} and id in ${idList(ids)}`);
}

/** Who was told by letter since then that another record took a name, each as `address taker`. */
export async function listToldOfTakers({ tx, brandId }: Scope, from: Date): Promise<Set<string>> {
  const { rows } = await tx.execute<{ told: string }>(sql`
    select recipient || ' ' || (payload ->> 'takerId') as told from delivery
    where brand_id = ${brandId} and type = 'nameTaken'
      and created_at >= ${from.toISOString()}::timestamptz`);
  return new Set(rows.map(({ told }) => told));
}

/** The brand `b` has names from before then. */
export const hasFormerNames = (before: Date): SQL => sql`exists (select from former_name f
  where f.brand_id = b.id and f.until < ${before.toISOString()}::timestamptz)`;

/** Forgets names that nothing asks for any more. */
export async function deleteFormerNames({ tx, brandId }: Scope, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from former_name
    where brand_id = ${brandId} and until < ${before.toISOString()}::timestamptz`);
}
