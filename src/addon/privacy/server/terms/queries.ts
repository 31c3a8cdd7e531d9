import { eq, type SQL, sql } from 'drizzle-orm';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { loggedNameIn } from '#core/employee/server/tables/people.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Reports and former people whose term is over (rule 113). */

/** How many days' worth may go in one night. A clock that is years ahead then costs a month, not everything. */
const mostDays = 31;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What is deleted by a term of its own: reports, and former people. */
export type TermOf = 'reports' | 'people';

/** A condition on the brand `b`: it has such a term. */
export const hasTerms: SQL = sql`(b.report_months is not null or b.former_months is not null)`;

const columns = {
  reports: { months: brand.reportMonths, toldAt: brand.reportsToldAt },
  people: { months: brand.formerMonths, toldAt: brand.formerToldAt },
};

/**
 * After how many months it is deleted, null for never, and when that was told before the first time. Both stay so until
 * the transaction ends.
 */
export async function getTerm({ tx, brandId }: Scope, what: TermOf) {
  const [row] = await tx
    .select(columns[what])
    .from(brand)
    .where(eq(brand.id, brandId))
    .for('no key update');
  return row ?? { months: null, toldAt: null };
}

export async function noteTold({ tx, brandId }: Scope, what: TermOf, now: Date): Promise<void> {
  const set = what === 'reports' ? { reportsToldAt: now } : { formerToldAt: now };
  await tx.update(brand).set(set).where(eq(brand.id, brandId));
}

/** What is so many months old by `until` is too old; `most`: how many of it are listed. */
export interface Old {
  months: number;
  until: Date;
  most: number;
}

/** Reports about one person in one assessment: the final one, and the interim ones before it. */
export interface OldReport extends ReportKey {
  number: number;
  subject: string;
  /** When the last of them was made here, or brought in. */
  at: string;
  /** The assessment, which goes with its last report, where it was brought in from a file; else null. */
  assessment: NonNullable<AuditDetails['assessment']> | null;
  /** How many there are in all. */
  count: number;
  [column: string]: unknown;
}

/** Answers wait for a report there, or still arrive. */
const isOpen = (q: SQL) => sql`(${q}.status = 'inwork' or exists (
  select from sheet h where h.brand_id = ${q}.brand_id and h.questionary_id = ${q}.id
    and not exists (select from report r where r.brand_id = h.brand_id
      and r.questionary_id = h.questionary_id and r.employee_id = h.subject_id and r.kind = 'final')))`;

/** The oldest reports whose term is over by then. */
export async function listOldReports(
  { tx, brandId }: Scope,
  { months, until, most }: Old,
): Promise<OldReport[]> {
  const { rows } = await tx.execute<OldReport>(sql`
    with old as (
      select r.questionary_id as "questionaryId", r.employee_id as "employeeId", r.number,
        r.content ->> 'subject' as subject,
        case when q.brought_at is not null then jsonb_build_object('title', q.title,
          'dateStart', q.date_start, 'dateEnd', q.date_end) end as assessment,
        greatest(r.created_at, q.brought_at, (select max(i.created_at) from report i
          where i.brand_id = r.brand_id and i.questionary_id = r.questionary_id
            and i.employee_id = r.employee_id)) as at
      from report r
      join questionary q on q.brand_id = r.brand_id and q.id = r.questionary_id
      where r.brand_id = ${brandId} and r.kind = 'final'
        and r.created_at < ${moment(until)} - make_interval(months => ${months}::int)
        and q.status in ('done', 'archived') and not ${isOpen(sql`q`)}
    )
    select *, count(*) over ()::int as count from old
    where at < ${moment(until)} - make_interval(months => ${months}::int)
    order by at, number, "employeeId" limit ${most}`);
  return rows;
}

/** Those of these that may go tonight: what lies within a month from the oldest on. */
export function ofOneMonth<One extends { at: string }>(old: readonly One[], oldest: One): One[] {
  const end = new Date(oldest.at).getTime() + mostDays * 24 * 60 * 60 * 1000;
  return old.filter(({ at }) => new Date(at).getTime() < end);
}

/** Deletes them with what they were made from and what was sent of them. Returns the assessments. */
export async function deleteOldReports(
  { tx, brandId }: Scope,
  old: readonly OldReport[],
): Promise<string[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(old)}::jsonb)
    as o("questionaryId" uuid, "employeeId" uuid, at timestamptz)`;
  for (const [table, subject] of [
    [sql`report`, sql`employee_id`],
    [sql`report_sending`, sql`employee_id`],
    [sql`follow_up`, sql`employee_id`],
    [sql`sheet`, sql`subject_id`],
  ])
    await tx.execute(sql`delete from ${table} t using ${given}
      where t.brand_id = ${brandId} and t.questionary_id = o."questionaryId" and t.${subject} = o."employeeId"`);
  return [...new Set(old.map(({ questionaryId }) => questionaryId))];
}

/** What was brought in from a file and has no reports any more. */
export async function deleteEmptyImported({ tx, brandId }: Scope, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from questionary q
    where q.brand_id = ${brandId} and q.brought_at is not null
      and q.id in ${idList(ids)}
      and not exists (select from report r
        where r.brand_id = q.brand_id and r.questionary_id = q.id)`);
}

/** Somebody who left the company: dismissed, or else deleted from the directory. */
export interface Former {
  id: string;
  name: string;
  /** When they left. */
  at: string;
  [column: string]: unknown;
}

/** Who left so long ago and is still known by name, the earliest first. */
export async function listFormer(
  { tx, brandId }: Scope,
  { months, until, most }: Old,
): Promise<Former[]> {
  const { rows } = await tx.execute<Former>(sql`
    select e.id, ${loggedNameIn('e')} as name, coalesce(e.fired_at, e.deleted_at)::text as at
    from employee e
    where e.brand_id = ${brandId} and e.erased_number is null
      and coalesce(e.fired_at, e.deleted_at) < ${moment(until)} - make_interval(months => ${months}::int)
    order by coalesce(e.fired_at, e.deleted_at), e.id limit ${most}`);
  return rows;
}
