import type { Scope } from '#server/db/scope.ts';
import { copyQuestionary } from './duplicate-questionary.ts';
import { type QuestionaryRow, queueReports, setDone } from './record/queries.ts';
import { nextDates } from './record/rules.ts';

/**
 * A questionary in work becomes done (rule 17). In the same transaction its reports are queued, and
 * if it repeats the next one is created (rule 19), so both happen once. Returns whether it changed:
 * one that is not in work stays as it is.
 */
export async function markDone(scope: Scope, questionaryId: string, now: Date): Promise<boolean> {
  const done = await setDone(scope, questionaryId, now);
  if (!done) return false;
  await queueReports(scope, questionaryId);
  await createNext(scope, done, now);
  return true;
}

/** A questionary archived by hand never becomes done, so archiving ends the repetition. */
async function createNext(scope: Scope, row: QuestionaryRow, now: Date): Promise<void> {
  const { periodType } = row;
  if (periodType) await copyQuestionary(scope, row, nextDates({ ...row, periodType }), now);
}
