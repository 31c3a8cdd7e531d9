import { encryptSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import type { Answered, Over } from '#core/answering/contract/answering.ts';
import { notYours } from '#core/answering/server/not-yours.ts';
import { daysIn } from '#core/answering/server/rules.ts';
import { consentMissing } from '#core/consent/server/require-consent.ts';
import type { AskedAgain, answerAgain } from '#core/follow-up/contract/follow-up.ts';
import type { ChangeAnswer } from '#core/follow-up/contract/rules/follow-up.ts';
import type { Body } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';
import { type AwaitedAgain, insertAgain, lockAnswerable, type Which } from './answer-queries.ts';
import { sheetOf } from './rules.ts';

export const askedOf = ({ subjectId, type, ...row }: AwaitedAgain): AskedAgain => ({
  ...row,
  employeeId: subjectId,
  isAnonymous: type !== 'supervisor',
});

interface Sending {
  raterId: string;
  keyring: Keyring;
  now: Date;
  timeZone: string;
}

/**
 * Saves what one rater says of a change, whole and once. 404 for whoever isn't asked, 400 for answers that don't fit
 * what is asked, 409 when it takes no more answers or this person has given others. Sent again it changes nothing.
 */
export async function saveAgain(
  scope: Scope,
  { questionaryId, employeeId, sheetId, answerList, sentence }: Body<typeof answerAgain>,
  { raterId, keyring, now, timeZone }: Sending,
): Promise<void> {
  const which: Which = { questionaryId, employeeId, raterId };
  const day = daysIn(timeZone, now).lateDay;
  const found = await lockAnswerable(scope, which, { sheetId, day });
  if (!found) throw notYours();
  if (found.again === 'done') {
    if (found.isKept) return;
    const data: Answered = { isAnswered: true };
    throw new Failure('conflict', { text: { key: 'followUpMessages.answered' }, data });
  }
  if (!found.isOpen) {
    const data: Over = { isOver: true };
    throw new Failure('conflict', { text: { key: 'followUpMessages.over' }, data });
  }
  if (found.isKept) throw invalid({ path: 'sheetId', key: 'validation.invalidId' });
  if (found.isRefused) throw consentMissing();
  const answers = inOrder(found.questionIds, answerList);
  const place = { brandId: scope.brandId, questionaryId, subjectId: employeeId, sheetId };
  const key = await loadSheetKey(scope, keyring, {
    questionaryId,
    subjectId: employeeId,
    isAgain: true,
  });
  const sealed = encryptSheet(sheetOf(answers, sentence), key, place);
  await insertAgain(scope, which, { sheetId, isManager: found.isManager, sealed });
}

/** One answer to each question that is asked, and nothing else. */
function inOrder(
  questionIds: readonly string[],
  answerList: Body<typeof answerAgain>['answerList'],
): ChangeAnswer[] {
  const given = new Map(answerList.map(({ questionId, answer }) => [questionId, answer]));
  const wrong = answerList.flatMap(({ questionId }, place) =>
    questionIds.includes(questionId) &&
    answerList.findIndex((one) => one.questionId === questionId) === place
      ? []
      : [{ path: `answerList.${place}.questionId`, key: 'validation.invalidId' as const }],
  );
  if (wrong.length > 0) throw invalid(...wrong);
  return questionIds.map((id) => {
    const answer = given.get(id);
    if (!answer) throw invalid({ path: 'answerList', key: 'validation.required' });
    return answer;
  });
}
