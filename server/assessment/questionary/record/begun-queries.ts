import { and, eq } from 'drizzle-orm';
import { begun, handover } from '#server/platform/db/schema/handover.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/** Forgets where unsent answers are, once a questionary takes none any more (rule 139). */
export async function forgetBegun({ tx, brandId }: Scope, questionaryId: string): Promise<void> {
  for (const table of [begun, handover]) {
    await tx
      .delete(table)
      .where(and(eq(table.brandId, brandId), eq(table.questionaryId, questionaryId)));
  }
}
