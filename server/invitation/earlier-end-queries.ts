import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { employee } from '#server/db/schema/directory.ts';
import { questionaryParticipant } from '#server/db/schema/questionary.ts';
import type { Scope } from '#server/db/scope.ts';

/** Who was invited, still works here and has something to answer. */
export function listWaitedFor({ tx, brandId }: Scope, questionaryId: string) {
  const invited = questionaryParticipant;
  return tx
    .select({ employeeId: employee.id, email: employee.email })
    .from(invited)
    .innerJoin(
      employee,
      and(eq(employee.brandId, invited.brandId), eq(employee.id, invited.employeeId)),
    )
    .where(
      and(
        eq(invited.brandId, brandId),
        eq(invited.questionaryId, questionaryId),
        isNotNull(invited.invitedAt),
        isNull(employee.deletedAt),
        isNull(employee.firedAt),
        sql`exists (select from assignment a where a.brand_id = ${invited.brandId}
          and a.questionary_id = ${invited.questionaryId}
          and a.participant_id = ${invited.employeeId} and a.status <> 'done')`,
      ),
    );
}
