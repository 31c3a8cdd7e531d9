import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { audit } from '#core/audit/server/tables/audit.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { NameParts } from '#core/report/contract/content/report-content.ts';
import { type ReportKey, report } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { isClosed, isOpenTo, ofQuestionary, sharingShown, toSharing } from './open-queries.ts';

/** Opening and holding reports. Opening is for good (rule 132). */

/** A final report that was opened, for whoever is told of it. */
export interface Released extends ReportKey {
  number: number;
  dateStart: string;
  dateEnd: string;
}

/** A final report that the reader may open now, locked until the transaction ends. 404 where there is none. */
export async function lockReport(scope: Scope, readable: Readable, of: ReportKey) {
  const [row] = await scope.tx
    .select({
      ...sharingShown,
      number: report.number,
      method: report.method,
      type: report.type,
      kind: report.kind,
      subject: sql<string>`${report.content} ->> 'subject'`,
      subjectParts: sql<NameParts>`${report.content} -> 'subjectParts'`,
    })
    .from(report)
    .innerJoin(questionary, ofQuestionary)
    .where(
      and(
        eq(report.brandId, scope.brandId),
        eq(report.questionaryId, of.questionaryId),
        eq(report.employeeId, of.employeeId),
        eq(report.kind, 'final'),
        isOpenTo(readable),
      ),
    )
    .for('update', { of: report });
  if (!row) throw notFound();
  const { releasedAt, holdNote, way, until, ...shown } = row;
  return { ...shown, opening: toSharing({ releasedAt, holdNote, way, until }, readable) };
}

/** Opens a report, with the interim ones before it. Undefined where it is open already. */
export async function release(
  scope: Scope,
  { questionaryId, employeeId }: ReportKey,
  now: Date,
): Promise<Released | undefined> {
  const one = sql`r.questionary_id = ${questionaryId} and r.employee_id = ${employeeId}`;
  return (await openAll(scope, one, { most: 1, now }))[0];
}

/**
 * Opens reports whose day has come and that nobody holds, at most so many. Another process may be doing so too: what it
 * has in hand is left to it.
 */
export const shareDue = (
  scope: Scope,
  { today, ...how }: { today: string; most: number; now: Date },
): Promise<Released[]> => openAll(scope, sql`r.hold_note is null and ${isDue(today)}`, how);

/** Opens these reports, but for those that are held. */
export const shareAll = (
  scope: Scope,
  reports: readonly ReportKey[],
  now: Date,
): Promise<Released[]> =>
  openAll(scope, sql`r.hold_note is null and ${isAmongThese(reports)}`, {
    most: reports.length,
    now,
  });

// A process of the release before doesn't write that a report is open as it is made.
const isDue = (day: string) => sql`(q.release = 'atOnce' or q.release_on <= ${day}::date)`;

const isAmongThese = (reports: readonly ReportKey[]): SQL => {
  const keys = reports.map(({ questionaryId, employeeId }) => ({ questionaryId, employeeId }));
  return sql`(r.questionary_id, r.employee_id) in (
    select k."questionaryId", k."employeeId"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k("questionaryId" uuid, "employeeId" uuid))`;
};

async function openAll(
  { tx, brandId }: Scope,
  wanted: SQL,
  { most, now }: { most: number; now: Date },
): Promise<Released[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Released & { kind: string } & Record<string, unknown>>(sql`
    with due as (
      select r.questionary_id, r.employee_id from report r
      join questionary q on q.brand_id = r.brand_id and q.id = r.questionary_id
      where r.brand_id = ${brandId} and r.kind = 'final' and r.released_at is null and ${wanted}
      order by r.employee_id, r.questionary_id
      limit ${most} for update of r skip locked)
    update report r
    set leader_at = coalesce(r.leader_at, ${moment}), released_at = ${moment}, hold_note = null
    from due
    where r.brand_id = ${brandId} and r.questionary_id = due.questionary_id
      and r.employee_id = due.employee_id and r.released_at is null
    returning r.kind, r.questionary_id as "questionaryId", r.employee_id as "employeeId", r.number,
      r.date_start::text as "dateStart", r.date_end::text as "dateEnd"`);
  return rows.filter(({ kind }) => kind === 'final').map(({ kind: _, ...row }) => row);
}

/** Holds a report for a reason; with null it is let go. */
export async function setHold(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: ReportKey,
  holdNote: string | null,
): Promise<void> {
  await tx
    .update(report)
    .set({ holdNote })
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.questionaryId, questionaryId),
        eq(report.employeeId, employeeId),
        isClosed,
      ),
    );
}

/** Holds those of these reports that wait, for this reason. Returns which. */
export async function holdAll(
  { tx, brandId }: Scope,
  reports: readonly ReportKey[],
  reason: string,
): Promise<(ReportKey & { number: number })[]> {
  const { rows } = await tx.execute<ReportKey & { number: number } & Record<string, unknown>>(sql`
    update report r set hold_note = ${reason}
    where r.brand_id = ${brandId} and r.kind = 'final' and r.released_at is null
      and r.hold_note is null and ${isAmongThese(reports)}
    returning r.questionary_id as "questionaryId", r.employee_id as "employeeId", r.number`);
  return rows;
}

/** The day on which the reports of a questionary open by themselves. */
export async function findShareDay({ tx, brandId }: Scope, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: questionary.releaseOn })
    .from(questionary)
    .where(and(eq(questionary.brandId, brandId), eq(questionary.id, id)));
  return row?.day ?? null;
}

/** Who has opened a report. Undefined where the clock has, or nobody needed to. */
export async function findOpener(
  { tx, brandId }: Scope,
  { questionaryId, employeeId }: ReportKey,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: audit.actorName })
    .from(audit)
    .where(
      and(
        eq(audit.brandId, brandId),
        eq(audit.entityId, employeeId),
        eq(audit.kind, 'report'),
        eq(audit.verb, 'release'),
        sql`${audit.details} ->> 'questionaryId' = ${questionaryId}`,
      ),
    )
    .orderBy(desc(audit.at))
    .limit(1);
  return row?.name || undefined;
}

/** What reports about somebody wait for, each with who sent their assessment to work. */
export const listWaitingReports = ({ tx, brandId }: Scope, employeeId: string) =>
  tx
    .select({
      way: questionary.release,
      until: questionary.releaseOn,
      cycleId: questionary.cycleId,
      cycleName: sql<string | null>`(select c.name from cycle c
        where c.brand_id = ${brandId} and c.id = ${questionary.cycleId})`,
      askName: sql<string | null>`(select a.first_name || ' ' || a.last_name from membership m
        join account a on a.id = m.account_id
        where m.brand_id = ${brandId} and m.account_id = ${questionary.sentBy} and not m.disabled)`,
    })
    .from(report)
    .innerJoin(questionary, ofQuestionary)
    .where(and(eq(report.brandId, brandId), eq(report.employeeId, employeeId), isClosed))
    .orderBy(asc(questionary.releaseOn), asc(report.questionaryId));

/** The subjects of reports that are held though their day of opening was before this one. */
export async function listHeldOver({ tx, brandId }: Scope, today: string): Promise<string[]> {
  const rows = await tx
    .select({ employeeId: report.employeeId })
    .from(report)
    .innerJoin(questionary, ofQuestionary)
    .where(
      and(
        eq(report.brandId, brandId),
        isClosed,
        isNotNull(report.holdNote),
        lt(questionary.releaseOn, today),
      ),
    );
  return rows.map(({ employeeId }) => employeeId);
}

/** The brand `b` has reports that open, or have been held over, on a day that has come anywhere on earth. */
export const hasReportsDue = (last: string): SQL => sql`exists (
  select from report r
  join questionary q on q.brand_id = r.brand_id and q.id = r.questionary_id
  where r.brand_id = b.id and r.kind = 'final' and r.released_at is null
    and ${isDue(last)})`;
