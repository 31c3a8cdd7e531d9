import { nextDates } from '#contract/assessment/rules/next-dates.ts';
import { notifyStaff } from '#server/company/notification/notify.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { copyQuestionary } from './duplicate-questionary.ts';
import { findName } from './record/name-queries.ts';
import { getQuestionaryRow, type QuestionaryRow, queueReports, setDone } from './record/queries.ts';

/**
 * A questionary in work becomes done (rule 17). In the same transaction its reports are queued, if it
 * repeats the next one is created (rule 19), and HR is told of both, so all of it happens once. Returns
 * whether it changed: one that is not in work stays as it is.
 */
export async function markDone(scope: Scope, questionaryId: string, now: Date): Promise<boolean> {
  const done = await setDone(scope, questionaryId, now);
  if (!done) return false;
  await queueReports(scope, questionaryId);
  const name = await findName(scope, questionaryId);
  await notifyStaff(scope, 'questionaryDone', valuesOf(done, name), now);
  const next = await createNext(scope, done, now);
  if (next) await notifyStaff(scope, 'nextCreated', valuesOf(next, name), now);
  return true;
}

/** A questionary archived by hand never becomes done, so archiving ends the repetition. */
async function createNext(
  scope: Scope,
  row: QuestionaryRow,
  now: Date,
): Promise<QuestionaryRow | undefined> {
  const { periodType } = row;
  if (!periodType) return undefined;
  const id = await copyQuestionary(scope, row, nextDates({ ...row, periodType }), now);
  return getQuestionaryRow(scope, id);
}

const valuesOf = (
  { id: questionaryId, number, dateStart, dateEnd }: QuestionaryRow,
  name: string,
) => ({ questionaryId, number, name, dateStart, dateEnd });
