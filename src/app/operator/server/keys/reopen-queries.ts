import { and, eq, inArray, isNull } from 'drizzle-orm';
import { employee } from '#core/employee/server/tables/employee.ts';
import { assignment } from '#core/questionary/server/tables/questionary.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Those who have answered about these subjects have to answer again. Returns who of them still works here. */
export async function reopenAssignments(
  { tx, brandId }: Scope,
  questionaryId: string,
  subjectIds: readonly string[],
): Promise<{ employeeId: string; email: string }[]> {
  const reopened = await tx
    .update(assignment)
    .set({ status: 'no_progress' })
    .where(
      and(
        eq(assignment.brandId, brandId),
        eq(assignment.questionaryId, questionaryId),
        eq(assignment.status, 'done'),
        inArray(assignment.subjectId, [...subjectIds]),
      ),
    )
    .returning({ employeeId: assignment.participantId });
  const ids = [...new Set(reopened.map(({ employeeId }) => employeeId))];
  return tx
    .select({ employeeId: employee.id, email: employee.email })
    .from(employee)
    .where(
      and(
        eq(employee.brandId, brandId),
        inArray(employee.id, ids),
        isNull(employee.firedAt),
        isNull(employee.deletedAt),
      ),
    );
}
