import type { Scope } from '#server/db/scope.ts';
import { copyQuestionary } from './duplicate-questionary.ts';
import { type QuestionaryRow, queueReports, setDone } from './record/queries.ts';
import { nextDates } from './record/rules.ts';

/**
 * In work becomes done (rule 17): its reports are to be made, and the next one is created when it
 * repeats (rule 19); in the same transaction, so both happen once. Answers whether it changed: it
 * stays what it is when it is not in work.
 */
export async function markDone(scope: Scope, questionaryId: string, now: Date): Promise<boolean> {
  const done = await setDone(scope, questionaryId, now);
  if (!done) return false;
  await queueReports(scope, questionaryId);
  await createNext(scope, done, now);
  return true;
}

/** Archived by hand it is not done, so that ends the row of repetitions. */
async function createNext(scope: Scope, row: QuestionaryRow, now: Date): Promise<void> {
  const { periodType } = row;
  if (periodType) await copyQuestionary(scope, row, nextDates({ ...row, periodType }), now);
}
