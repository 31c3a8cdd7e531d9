import { and, asc, desc, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import { employee } from '#core/employee/server/tables/employee.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { NameParts } from '#core/report/contract/content/report-content.ts';
import type { Job } from '#core/report/contract/report-archive.ts';
import { archiveLasts } from '#core/report/contract/report-archive.ts';
import { isOpenTo } from '#core/report/server/sharing/open-queries.ts';
import {
  type ReportKey,
  report,
  reportArchive,
  reportPdf,
} from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';

/** Files of reports; those of one's own data are asked for elsewhere (rule 112). */
const ofReports = eq(reportArchive.kind, 'reports');

const ofBrand = ({ brandId }: Scope, id: string) =>
  and(eq(reportArchive.brandId, brandId), eq(reportArchive.id, id));

/** The archives that can still be downloaded. */
export const standing = (now: Date) =>
  gte(reportArchive.createdAt, new Date(now.getTime() - archiveLasts));

/** Final reports of these questionaries that the reader may open now, by number and name. */
export async function listReportKeys(
  { tx, brandId }: Scope,
  questionaryIds: readonly string[],
  readable: Readable,
): Promise<ReportKey[]> {
  return tx
    .select({ questionaryId: report.questionaryId, employeeId: report.employeeId })
    .from(report)
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(employee.id, report.employeeId)))
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.kind, 'final'),
        inArray(report.questionaryId, [...questionaryIds]),
        isOpenTo(readable),
      ),
    )
    .orderBy(asc(report.number), asc(inAlphabet(employee.lastName)), asc(employee.id));
}

/** A lock that a person who asks for one more archive takes first, until the transaction ends. */
export async function lockArchives({ tx }: Scope, membershipId: string): Promise<void> {
  const key = `archives ${membershipId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function insertArchive(
  { tx, brandId }: Scope,
  row: Omit<typeof reportArchive.$inferInsert, 'brandId'>,
): Promise<void> {
  await tx.insert(reportArchive).values({ brandId, ...row });
}

const shown = {
  id: reportArchive.id,
  state: reportArchive.state,
  doneCount: reportArchive.doneCount,
  totalCount: sql<number>`jsonb_array_length(${reportArchive.reportList})`,
  failedCount: sql<number>`jsonb_array_length(${reportArchive.failedList})`,
  createdAt: reportArchive.createdAt,
};

/** A member's own archives, the newest first. */
export async function listJobs(
  { tx, brandId }: Scope,
  membershipId: string,
  now: Date,
): Promise<Job[]> {
  const rows = await tx
    .select(shown)
    .from(reportArchive)
    .where(
      and(
        eq(reportArchive.brandId, brandId),
        eq(reportArchive.membershipId, membershipId),
        ofReports,
        standing(now),
      ),
    )
    .orderBy(desc(reportArchive.createdAt), asc(reportArchive.id));
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    expiresAt: new Date(createdAt.getTime() + archiveLasts).toISOString(),
  }));
}

/** How many bytes of PDFs are in the archives that this member can still download, each archive for itself. */
export async function sumStanding(
  { tx, brandId }: Scope,
  membershipId: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${reportPdf.file})), 0)` })
    .from(reportArchive)
    .innerJoinLateral(
      sql`jsonb_to_recordset(${reportArchive.reportList}) as of ("questionaryId" uuid, "employeeId" uuid)`,
      sql`true`,
    )
    .innerJoin(
      reportPdf,
      and(
        eq(reportPdf.brandId, brandId),
        eq(reportPdf.questionaryId, sql`of."questionaryId"`),
        eq(reportPdf.employeeId, sql`of."employeeId"`),
        eq(reportPdf.kind, 'final'),
        eq(reportPdf.locale, reportArchive.locale),
        eq(reportPdf.voice, 'other'),
      ),
    )
    .where(
      and(
        eq(reportArchive.brandId, brandId),
        eq(reportArchive.membershipId, membershipId),
        ofReports,
        standing(now),
      ),
    );
  return Number(row?.bytes ?? 0);
}

export async function findArchive(scope: Scope, id: string) {
  const [row] = await scope.tx.select().from(reportArchive).where(ofBrand(scope, id));
  return row;
}

/** 404 unless it is that member's and still stands. */
export async function getOwnArchive(scope: Scope, id: string, membershipId: string, now: Date) {
  const [row] = await scope.tx
    .select()
    .from(reportArchive)
    .where(
      and(
        ofBrand(scope, id),
        eq(reportArchive.membershipId, membershipId),
        ofReports,
        standing(now),
      ),
    );
  return orNotFound(row);
}

/**
 * Notes that the next `count` reports are tried, and that all are when they are. False where
 * somebody else has noted it, or the archive is gone.
 */
export async function advance(
  scope: Scope,
  { id, doneCount }: { id: string; doneCount: number },
  { count, failed }: { count: number; failed: readonly ReportKey[] },
): Promise<boolean> {
  const { rowCount } = await scope.tx
    .update(reportArchive)
    .set({
      doneCount: doneCount + count,
      failedList: sql`${reportArchive.failedList} || ${JSON.stringify(failed)}::jsonb`,
      state: sql`case when jsonb_array_length(${reportArchive.reportList}) > ${doneCount + count}
        then 'running' else 'done' end`,
    })
    .where(
      and(
        ofBrand(scope, id),
        eq(reportArchive.state, 'running'),
        eq(reportArchive.doneCount, doneCount),
      ),
    );
  return rowCount === 1;
}

export async function failArchive(scope: Scope, id: string): Promise<void> {
  await scope.tx.update(reportArchive).set({ state: 'failed' }).where(ofBrand(scope, id));
}

/** Goes on with an archive that was given up. True where it had been. */
export async function resumeArchive(scope: Scope, id: string): Promise<boolean> {
  const { rowCount } = await scope.tx
    .update(reportArchive)
    .set({ state: 'running' })
    .where(and(ofBrand(scope, id), eq(reportArchive.state, 'failed')));
  return rowCount === 1;
}

export async function deleteArchive(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(reportArchive).where(ofBrand(scope, id));
}

/** The brand `b` has an archive from before then. */
export const hasOldArchives = (moment: Date): SQL => sql`exists (select from report_archive a
  where a.brand_id = b.id and a.created_at < ${moment.toISOString()}::timestamptz)`;

export async function deleteArchivesBefore({ tx, brandId }: Scope, moment: Date): Promise<void> {
  await tx
    .delete(reportArchive)
    .where(and(eq(reportArchive.brandId, brandId), lt(reportArchive.createdAt, moment)));
}

/** Whether one of these final reports is there and the reader may not open it, or not yet. */
export async function isOneClosed(
  { tx, brandId }: Scope,
  keys: readonly ReportKey[],
  readable: Readable,
): Promise<boolean> {
  const ids = (key: keyof ReportKey) => sql.param(keys.map((one) => one[key]));
  const open = isOpenTo(readable);
  if (!open) return false;
  const [row] = await tx
    .select({ questionaryId: report.questionaryId })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.kind, 'final'),
        sql`(${report.questionaryId}, ${report.employeeId}) in (
          select * from unnest(${ids('questionaryId')}::uuid[], ${ids('employeeId')}::uuid[]))`,
        not(open),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The numbers of these questionaries, as their reports show them. */
export async function listNumbers({ tx, brandId }: Scope, ids: string[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ number: report.number })
    .from(report)
    .where(and(eq(report.brandId, brandId), inArray(report.questionaryId, ids)))
    .orderBy(asc(report.number));
  return rows.map(({ number }) => number);
}

/** What a report is, where it cannot be shown. Undefined where it is gone. */
export async function nameReport({ tx, brandId }: Scope, { questionaryId, employeeId }: ReportKey) {
  const [row] = await tx
    .select({
      number: report.number,
      subject: sql<string>`${report.content} ->> 'subject'`,
      subjectParts: sql<NameParts>`${report.content} -> 'subjectParts'`,
    })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.kind, 'final'),
        eq(report.questionaryId, questionaryId),
        eq(report.employeeId, employeeId),
      ),
    );
  return row;
}
