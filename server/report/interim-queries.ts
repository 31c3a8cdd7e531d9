import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { ReportLogEntry } from '#contract/report.ts';
import { assignment } from '#server/db/schema/questionary.ts';
import { report } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';

/** A questionary's interim reports, newest first. There are no more of them than assignments. */
export async function listInterims(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<ReportLogEntry[]> {
  const { employeeId, createdAt, passedParticipantCount } = report;
  const rows = await tx
    .select({ employeeId, createdAt, passedParticipantCount })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.questionaryId, questionaryId),
        eq(report.kind, 'interim'),
      ),
    )
    .orderBy(desc(createdAt), desc(passedParticipantCount), asc(employeeId));
  return rows.map((row) => ({ questionaryId, ...row, createdAt: row.createdAt.toISOString() }));
}

/** The subjects that somebody has answered about, and how many have. */
export function countAnswered({ tx, brandId }: Scope, questionaryId: string) {
  return tx
    .select({ employeeId: assignment.subjectId, passedParticipantCount: count() })
    .from(assignment)
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        eq(assignment.status, 'done'),
      ),
    )
    .groupBy(assignment.subjectId)
    .orderBy(asc(assignment.subjectId));
}
