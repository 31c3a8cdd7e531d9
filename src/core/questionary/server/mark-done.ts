import { notifyStaff } from '#core/notification/server/notify.ts';
import { nextOf } from '#core/questionary/contract/rules/next-dates.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { keepsAnonymity, type RepeatType } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import { copyQuestionary } from './duplicate-questionary.ts';
import { endToldAt } from './end-told.ts';
import { forgetBegun } from './record/begun-queries.ts';
import { findName, type SubjectName } from './record/name-queries.ts';
import {
  getQuestionaryRow,
  getThreshold,
  type QuestionaryRow,
  queueReports,
  setDone,
} from './record/queries.ts';
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
  await happened(scope, [{ event: 'assessment.finished', facts, at }], now);
  const name = await findName(scope, questionaryId);
  // HR hears of a cycle, not of each of its questionaries (rule 120).
  if (!done.cycleId) await notifyStaff(scope, 'questionaryDone', factsOf(done, name), now);
  const { periodType } = done;
  if (periodType) await createNext(scope, { ...done, periodType }, { name, now, timeZone });
  return true;
}

/**
 * Tells HR what is other than before, too. A questionary archived by hand never becomes done, so archiving ends the
 * repetition. Either it or its next one may be anonymous, as the company's threshold may have changed.
 */
async function createNext(
  scope: Scope,
  done: QuestionaryRow & { periodType: RepeatType },
  { name, now, timeZone }: Clock & { name: SubjectName },
): Promise<void> {
  const anonymityThreshold = Math.max(done.anonymityThreshold ?? 1, await getThreshold(scope));
  const isAnonymous = keepsAnonymity({ ...done, anonymityThreshold });
  const { freeFrom, ...dates } = nextOf(done, { isAnonymous, doneOn: dateIn(timeZone, now) });
  const id = await copyQuestionary(scope, done, dates, now);
  const next = await getQuestionaryRow(scope, id);
  const isQuarterly = done.periodType === 'month' && dates.periodType === 'quarter';
  const told = { ...factsOf(next, name), freeFrom, isQuarterly };
  await notifyStaff(scope, 'nextCreated', told, now);
}

/** What a notification says of a questionary. */
export const factsOf = (
  { id: questionaryId, number, dateStart, dateEnd }: QuestionaryRow,
  name: SubjectName,
) => ({ questionaryId, number, ...name, dateStart, dateEnd });
