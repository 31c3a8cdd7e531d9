import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PlanReport } from '#core/plan/contract/plan.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { isOpenTo } from '#core/report/server/sharing/open-queries.ts';
import { report } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The latest final report about somebody that the reader may open now; `wanted` narrows it. */
export async function findLatestReport(
  { tx, brandId }: Scope,
  readable: Readable,
  employeeId: string,
  wanted?: SQL,
): Promise<PlanReport | undefined> {
  const [row] = await tx
    .select({
      questionaryId: report.questionaryId,
      number: report.number,
      dateEnd: report.dateEnd,
    })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.employeeId, employeeId),
        eq(report.kind, 'final'),
        isOpenTo(readable),
        wanted,
      ),
    )
    .orderBy(desc(report.createdAt), desc(report.number))
    .limit(1);
  return row;
}

/** The same among the reports by that report's method that came after it. */
export const findLaterReport = (
  scope: Scope,
  readable: Readable,
  { employeeId, method, createdAt, number }: ReportContent,
) =>
  findLatestReport(
    scope,
    readable,
    employeeId,
    and(
      eq(report.method, method),
      sql`(${report.createdAt}, ${report.number}) > (${createdAt}::timestamptz, ${number}::int)`,
    ),
  );
