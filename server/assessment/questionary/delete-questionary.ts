import type { Scope } from '#server/platform/db/scope.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { deleteRow, type QuestionaryRow } from './record/queries.ts';

/** Deletes a created questionary with everything in it (rule 20). 409 for any other. */
export async function deleteQuestionary(scope: Scope, row: QuestionaryRow): Promise<void> {
  requireDeletable(row);
  await deleteRow(scope, row.id, 'created');
}

export function requireDeletable({ status }: Pick<QuestionaryRow, 'status'>): void {
  if (status !== 'created') {
    throw conflict({ path: 'status', key: 'questionaryMessages.onlyCreatedDeleted' });
  }
}
