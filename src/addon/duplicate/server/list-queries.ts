import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type {
  Duplicate,
  DuplicateRefusal,
  DuplicateUse,
} from '#addon/duplicate/contract/duplicate.ts';
import type { DuplicateAccess, DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import { competence, position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { fullNameIn, loggedNameIn } from '#core/employee/server/tables/people.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inLocale } from '#platform/server/db/search.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type DuplicateCandidate, ofName, ofPerson, ofText, pairKey } from './find.ts';
import { duplicateApart } from './tables/duplicate.ts';

/** All entries of a directory as they are compared, always in the same order. People who have left are among them. */
export async function listCandidates(
  { tx, brandId }: Scope,
  kind: DuplicateKind,
): Promise<DuplicateCandidate[]> {
  if (kind === 'competence') {
    const rows = await tx
      .select({ id: competence.id, name: competence.name })
      .from(competence)
      .where(eq(competence.brandId, brandId))
      .orderBy(competence.id);
    return rows.map(ofText);
  }
  if (kind === 'employee') {
    const { id, lastName, firstName, middleName, email } = employee;
    const rows = await tx
      .select({ id, lastName, firstName, middleName, email })
      .from(employee)
      .where(
        and(
          eq(employee.brandId, brandId),
          isNull(employee.deletedAt),
          isNull(employee.erasedNumber),
        ),
      )
      .orderBy(employee.id);
    return rows.map(ofPerson);
  }
  const table = kind === 'position' ? position : subdivision;
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.brandId, brandId))
    .orderBy(table.id);
  return rows.map(ofName);
}

/** Pairs of which somebody has said that they are not the same. */
export async function listApart({ tx, brandId }: Scope, kind: DuplicateKind): Promise<Set<string>> {
  const rows = await tx
    .select({ one: duplicateApart.oneId, other: duplicateApart.otherId })
    .from(duplicateApart)
    .where(and(eq(duplicateApart.brandId, brandId), eq(duplicateApart.kind, kind)));
  return new Set(rows.map(({ one, other }) => pairKey(one, other)));
}

export async function keepApart(
  { tx, brandId }: Scope,
  kind: DuplicateKind,
  [one, other]: readonly [string, string],
): Promise<void> {
  const [oneId = one, otherId = other] = [one, other].sort();
  await tx.insert(duplicateApart).values({ brandId, kind, oneId, otherId }).onConflictDoNothing();
}

export interface PersonAccess extends DuplicateAccess {
  id: string;
  memberId: string | null;
  /** The access is not disabled, whether or not it was ever accepted. */
  isOpen: boolean;
  hasLeft: boolean;
}

type Described = Omit<Duplicate, 'useList'> & { uses: Partial<Record<DuplicateUse, number>> };

/** Whether somebody has accepted the access of the employee `e`, or come in by the company's sign-in, and still has it. */
const comesIn = sql`exists (select from membership m join account a on a.id = m.account_id
  where m.brand_id = e.brand_id and m.employee_id = e.id and not m.disabled
    and (a.waits_in is null or exists (select from sso_identity i
      where i.brand_id = m.brand_id and i.membership_id = m.id)))`;

const countIn = (brandId: string, from: SQL): SQL =>
  sql`(select count(*)::int from ${from} and n.brand_id = ${brandId})`;

/** These entries as they are shown side by side. */
export async function describeDuplicates(
  { tx, brandId }: Scope,
  kind: DuplicateKind,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, Described>> {
  const count = (from: SQL) => countIn(brandId, from);
  const wanted = sql`e.brand_id = ${brandId} and e.id in ${idList(ids)}`;
  const selects: Record<DuplicateKind, SQL> = {
    position: sql`select e.id, e.name, coalesce(e.description, '') as note,
        e.archived_at is not null as "isArchived", false as "hasLeft", null as access, jsonb_build_object(
          'employee', ${count(sql`employee n where n.position_id = e.id and n.deleted_at is null`)},
          'competence', ${count(sql`position_competence n where n.position_id = e.id`)},
          'questionary', ${count(sql`questionary n where n.position_id = e.id`)}) as uses
      from position e where ${wanted}`,
    subdivision: sql`select e.id, e.name, '' as note, e.archived_at is not null as "isArchived",
        false as "hasLeft", null as access, jsonb_build_object(
          'employee', ${count(sql`employee n where n.subdivision_id = e.id and n.deleted_at is null`)},
          'questionary', ${count(sql`questionary n where n.subdivision_id = e.id`)}) as uses
      from subdivision e where ${wanted}`,
    competence: sql`select e.id, ${inLocale(sql`e.name`, locale)} as name,
        ${inLocale(sql`e.description`, locale)} as note, e.archived_at is not null as "isArchived",
        false as "hasLeft", null as access, jsonb_build_object(
          'question', ${count(sql`question n where n.competence_id = e.id`)},
          'position', ${count(sql`position_competence n where n.competence_id = e.id`)},
          'questionary', ${count(sql`questionary_competence n where n.competence_id = e.id`)},
          'cycle', ${count(sql`cycle_competence n where n.competence_id = e.id`)}) as uses
      from competence e where ${wanted}`,
    employee: sql`select e.id, ${fullNameIn('e', locale)} as name,
        concat_ws(', ', e.email, p.name, s.name) as note, false as "isArchived",
        e.fired_at is not null as "hasLeft",
        jsonb_build_object('email', e.email, 'comesIn', ${comesIn}) as access, jsonb_build_object(
          'assessed', ${count(sql`questionary_subject n where n.employee_id = e.id`)},
          'asked', ${count(sql`questionary_participant n where n.employee_id = e.id`)},
          'leader', ${count(sql`employee_leader n where n.employee_id = e.id`)},
          'led', ${count(sql`employee_leader n where n.leader_id = e.id`)}) as uses
      from employee e join position p on p.brand_id = e.brand_id and p.id = e.position_id
      join subdivision s on s.brand_id = e.brand_id and s.id = e.subdivision_id where ${wanted}`,
  };
  const { rows } = await tx.execute<Described & Record<string, unknown>>(selects[kind]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The assessments in which somebody stands, as whoever is assessed or answers. */
const questionariesOf = (brandId: string, who: SQL): SQL => sql`
  select s.questionary_id from questionary_subject s
    where s.brand_id = ${brandId} and s.employee_id = ${who}
  union select p.questionary_id from questionary_participant p
    where p.brand_id = ${brandId} and p.employee_id = ${who}`;
const cyclesOf = (brandId: string, who: SQL): SQL => sql`
  select s.cycle_id from cycle_subject s
    where s.brand_id = ${brandId} and (s.employee_id = ${who} or s.approver_id = ${who})
  union select r.cycle_id from cycle_rater r where r.brand_id = ${brandId} and r.employee_id = ${who}`;

/** Whether somebody stands in an assessment or cycle that is not over, or that still has a report to be made. */
const isAtWork = (brandId: string, who: SQL): SQL => sql`(
  exists (select from questionary q
    where q.brand_id = ${brandId} and q.id in (${questionariesOf(brandId, who)})
      and (q.status in ('created', 'inwork')
        or exists (select from sheet_key k where k.brand_id = ${brandId} and k.questionary_id = q.id)
        or exists (select from sheet h where h.brand_id = ${brandId} and h.questionary_id = q.id
          and not exists (select from report r where r.brand_id = ${brandId}
            and r.questionary_id = q.id and r.employee_id = h.subject_id and r.kind = 'final'))))
  or exists (select from cycle c where c.brand_id = ${brandId}
    and c.id in (${cyclesOf(brandId, who)}) and c.status in ('created', 'nominating', 'inwork')))`;

/** Why these pairs of people can't be merged, by `pairKey`. */
export async function findRefusals(
  { tx, brandId }: Scope,
  pairs: readonly (readonly [string, string])[],
): Promise<Map<string, DuplicateRefusal>> {
  if (pairs.length === 0) return new Map();
  const given = JSON.stringify(pairs.map(([one, other]) => ({ one, other })));
  const [one, other] = [sql`pair.one`, sql`pair.other`];
  const { rows } = await tx.execute<{ one: string; other: string; refusal: DuplicateRefusal }>(sql`
    select * from (
      select pair.one, pair.other, case
        when exists ((${questionariesOf(brandId, one)}) intersect (${questionariesOf(brandId, other)}))
          or exists ((${cyclesOf(brandId, one)}) intersect (${cyclesOf(brandId, other)}))
          then 'together'
        when ${isAtWork(brandId, one)} or ${isAtWork(brandId, other)} then 'atWork'
        when (select count(distinct l.employee_id) from employee_leader l
          where l.brand_id = ${brandId} and l.leader_id in (pair.one, pair.other)) > ${mostSubordinates}
          then 'leadsTooMany' end as refusal
      from jsonb_to_recordset(${given}::jsonb) as pair(one uuid, other uuid)
    ) found where refusal is not null`);
  return new Map(rows.map((row) => [pairKey(row.one, row.other), row.refusal]));
}

/** The e-mail and the membership of a person's record, and whether they come in by it. */
export async function getAccess({ tx, brandId }: Scope, id: string): Promise<PersonAccess> {
  const { rows } = await tx.execute<PersonAccess & Record<string, unknown>>(sql`
    select e.id, e.email, m.id as "memberId", m.disabled is false as "isOpen",
      e.fired_at is not null as "hasLeft", ${comesIn} as "comesIn"
    from employee e left join membership m on m.brand_id = e.brand_id and m.employee_id = e.id
    where e.brand_id = ${brandId} and e.id = ${id}`);
  const [found] = rows;
  return orNotFound(found);
}

/** The name of an entry, as the activity log calls it. */
export async function nameDuplicate(
  scope: Scope,
  kind: DuplicateKind,
  id: string,
): Promise<string> {
  const { tx, brandId } = scope;
  const names: Record<DuplicateKind, SQL> = {
    position: sql`select e.name from position e`,
    subdivision: sql`select e.name from subdivision e`,
    competence: sql`select e.name ->> 'ru' as name from competence e`,
    employee: sql`select ${loggedNameIn('e')} || ', ' || e.email as name from employee e`,
  };
  const { rows } = await tx.execute<{ name: string }>(
    sql`${names[kind]} where e.brand_id = ${brandId} and e.id = ${id}`,
  );
  return rows[0]?.name ?? '';
}
