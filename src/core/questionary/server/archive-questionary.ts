import { endKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import { forgetBegun } from './record/begun-queries.ts';
import { hasSheets, type QuestionaryRow, queueReports, updateRow } from './record/queries.ts';
import { requireStatus } from './record/require-status.ts';

/** Closes it for good. Answers given while it was in work still become reports (rule 18). */
export async function archiveQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  now: Date,
): Promise<void> {
  requireStatus(row, 'archive');
  const { id, status } = row;
  const endsWork = status === 'inwork';
  await updateRow(scope, id, { status: 'archived', ...(endsWork && { doneAt: now }) });
  if (!endsWork) return;
  await forgetBegun(scope, id);
  const facts = { questionaryId: id, number: row.number };
  await happened(scope, [{ event: 'assessment.finished', facts }], now);
  if (await hasSheets(scope, id)) await queueReports(scope, id);
  else await endKeys(scope, id);
}
