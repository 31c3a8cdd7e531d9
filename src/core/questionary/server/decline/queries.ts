import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DeclineReason } from '#core/questionary/contract/rules/cycle.ts';
import { assignment } from '#core/questionary/server/tables/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Who has declined whom there, or is excused, with their lines as they are kept. */
export async function listDeclined({ tx, brandId }: Scope, questionaryId: string) {
  const { participantId, subjectId, declined, declineNote } = assignment;
  return tx
    .select({
      participantId,
      subjectId,
      reason: sql<DeclineReason>`${declined}`,
      note: declineNote,
    })
    .from(assignment)
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        isNotNull(declined),
      ),
    )
    .orderBy(asc(participantId), asc(subjectId));
}

/**
 * Excuses a rater from what they have not answered about others, or takes that back. What they have declined
 * themselves stays theirs. Returns how many assignments are excused now, or were until now.
 */
export async function setExcused(
  { tx, brandId }: Scope,
  { questionaryId, participantId }: { questionaryId: string; participantId: string },
  isExcused: boolean,
): Promise<number> {
  const excused = sql`declined = 'excused'`;
  const { rowCount } = await tx.execute(sql`
    update assignment set declined = ${isExcused ? 'excused' : null}
    where brand_id = ${brandId} and questionary_id = ${questionaryId}
      and participant_id = ${participantId} and subject_id <> participant_id and status <> 'done'
      and ${isExcused ? sql`(declined is null or ${excused})` : excused}`);
  return rowCount ?? 0;
}

/** Whether the caller is assessed in the questionary; null has no employee record. */
export async function isSubjectOf(
  { tx, brandId }: Scope,
  questionaryId: string,
  employeeId: string | null,
): Promise<boolean> {
  if (employeeId === null) return false;
  const { rowCount } = await tx.execute(sql`
    select from questionary_subject where brand_id = ${brandId}
      and questionary_id = ${questionaryId} and employee_id = ${employeeId}`);
  return (rowCount ?? 0) > 0;
}
