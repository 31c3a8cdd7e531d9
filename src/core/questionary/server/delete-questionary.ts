import type { Scope } from '#platform/server/db/scope.ts';
import { deleteRow, leaveCycle, type QuestionaryRow } from './record/queries.ts';
import { requireStatus } from './record/require-status.ts';

/** Deletes a created questionary with everything in it (rule 20): a cycle loses that person. 409 for any other. */
export async function deleteQuestionary(scope: Scope, row: QuestionaryRow): Promise<void> {
  requireStatus(row, 'delete');
  if (row.cycleId) await leaveCycle(scope, row.id);
  await deleteRow(scope, row.id, 'created');
}
