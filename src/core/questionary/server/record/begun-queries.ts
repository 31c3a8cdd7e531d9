import { and, eq, sql } from 'drizzle-orm';
import { begun, handover } from '#core/answering/server/tables/handover.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** Forgets where unsent answers are, once a questionary takes none any more (rule 139). */
export async function forgetBegun({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  for (const table of [begun, handover]) {
    await tx
      .delete(table)
      .where(and(eq(table.brandId, brandId), eq(table.questionaryId, questionaryId)));
  }
}

/** The same of whatever one rater has declined, or is excused from: nothing of it waits any more (rule 128). */
export async function forgetDeclined(
  { tx, brandId }: Scope,
  { questionaryId, participantId }: { questionaryId: string; participantId: string },
): Promise<void> {
  for (const table of [begun, handover]) {
    await tx.execute(sql`
      delete from ${table} b using assignment a
      where b.brand_id = ${brandId} and b.questionary_id = ${questionaryId}
        and b.participant_id = ${participantId} and a.brand_id = b.brand_id
        and a.questionary_id = b.questionary_id and a.participant_id = b.participant_id
        and a.subject_id = b.subject_id and a.declined is not null`);
  }
}
