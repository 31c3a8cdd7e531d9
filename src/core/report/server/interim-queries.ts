import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { assignment } from '#core/questionary/server/tables/questionary.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportLogEntry } from '#core/report/contract/report.ts';
import { report, reportLedger } from '#core/report/server/tables/report.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Ledger } from './content/atoms.ts';
import { isOpenTo } from './sharing/open-queries.ts';

/**
 * A questionary's interim reports that the reader may open, newest first. There are no more of them than assignments.
 */
export async function listInterims(
  { tx, brandId }: Scope,
  readable: Readable,
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
        isOpenTo(readable),
      ),
    )
    .orderBy(desc(createdAt), desc(passedParticipantCount), asc(employeeId));
  return rows.map((row) => ({ questionaryId, ...row, createdAt: row.createdAt.toISOString() }));
}

/** Who is asked to rate these subjects in an anonymous role, and has answered or not. */
export function listAnonymousAssignments(
  { tx, brandId }: Scope,
  questionaryId: string,
  subjectIds: readonly string[],
) {
  const { subjectId, participantId, type, status, isCounted } = assignment;
  return tx
    .select({ subjectId, participantId, type, status, isCounted })
    .from(assignment)
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        inArray(subjectId, [...subjectIds]),
        inArray(type, [...anonymousTypes]),
      ),
    );
}

/** The ledgers of a questionary. Subjects without an interim report have none. */
export async function listLedgers({ tx, brandId }: Scope, questionaryId: string) {
  const { employeeId, ledger, readerIds } = reportLedger;
  const rows = await tx
    .select({ employeeId, ledger, readerIds })
    .from(reportLedger)
    .where(and(eq(reportLedger.brandId, brandId), eq(reportLedger.questionaryId, questionaryId)));
  return rows.map((row) => ({ ...row, ledger: row.ledger as Ledger }));
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
