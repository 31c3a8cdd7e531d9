import { nextDates, nextIsFreeFrom } from '#contract/assessment/rules/next-dates.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import { tellHooks } from '#server/company/hook/tell.ts';
import { notifyStaff } from '#server/company/notification/notify.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { copyQuestionary } from './duplicate-questionary.ts';
import { endToldAt } from './end-told.ts';
import { forgetBegun } from './record/begun-queries.ts';
import { findName } from './record/name-queries.ts';
import { getQuestionaryRow, type QuestionaryRow, queueReports, setDone } from './record/queries.ts';
import type { Clock } from './work/work-facts.ts';

/**
 * A questionary in work becomes done (rule 17). In the same transaction its reports are queued, if it
 * repeats the next one is created (rule 19), and HR is told of both, so all of it happens once. Returns
 * whether it changed: one that is not in work stays as it is.
 */
export async function markDone(
  scope: Scope,
  questionaryId: string,
  { now, timeZone }: Clock,
): Promise<boolean> {
  const done = await setDone(scope, questionaryId, now);
  if (!done) return false;
  await forgetBegun(scope, questionaryId);
  await queueReports(scope, questionaryId);
  const facts = { questionaryId, number: done.number };
  const at = endToldAt(done, { now, timeZone });
  await tellHooks(scope, [{ event: 'assessment.finished', facts, at }], now);
  const name = await findName(scope, questionaryId);
  // HR hears of a cycle, not of each of its questionaries (rule 120).
  if (!done.cycleId) await notifyStaff(scope, 'questionaryDone', factsOf(done, name), now);
  const next = await createNext(scope, done, now);
  if (next) {
    const freeFrom = whenFree(done, dateIn(timeZone, now));
    await notifyStaff(scope, 'nextCreated', { ...factsOf(next, name), freeFrom }, now);
  }
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

/** Only reports of an anonymous questionary keep something back. */
function whenFree({ periodType, ...done }: QuestionaryRow, reportDay: string): string | null {
  const { anonymityThreshold } = done;
  const keeps = keepsAnonymity({ ...done, anonymityThreshold: anonymityThreshold ?? 1 });
  return periodType && keeps ? nextIsFreeFrom({ ...done, periodType }, reportDay) : null;
}

/** What a notification says of it. */
export const factsOf = (
  { id: questionaryId, number, dateStart, dateEnd }: QuestionaryRow,
  name: string,
) => ({ questionaryId, number, name, dateStart, dateEnd });
