import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answered, AnswerPayload, Over } from '#contract/assessment/testing.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import { consentMissing } from '#server/assessment/consent/require-consent.ts';
import { markDone } from '#server/assessment/questionary/mark-done.ts';
import { openSheet, sealSheet } from '#server/assessment/sheet/sealed-sheet.ts';
import { KeyMissing, openKey } from '#server/assessment/sheet/sheet-keys.ts';
import type { Context } from '#server/context.ts';
import { LastStatement, type Scope, together, withBrand } from '#server/platform/db/scope.ts';
import type { Keyring } from '#server/platform/keyring/keyring.ts';
import { Failure, invalid } from '#server/platform/shared/errors.ts';
import { getAskedQuestions } from './asked-questions.ts';
import { assessedIn, checkAnswers } from './check-answers.ts';
import { notYours } from './not-yours.ts';
import type { Which } from './queries.ts';
import { daysIn, isOver, takesAnswers, whyClosed } from './rules.ts';
import {
  findSubmittable,
  insertSheet,
  insertSheetUnsigned,
  isAllAnswered,
  lockSheets,
  type Submittable,
} from './submit-queries.ts';

/** Who sends a sheet, and the time zone of their brand. */
export interface Sender {
  brandId: string;
  employeeId: string;
  timeZone: string;
  now: Date;
}

/**
 * Saves one person's answers about another, whole and once (rule 24). The last sheet of a
 * questionary makes it done. Throws 404 for an assignment that is not the sender's, and 400 for
 * answers that do not fit the frozen questions. Throws 409 when answers are no longer accepted (for
 * a sheet begun in time: half an hour after the last day), or when this person has already sent
 * other answers. Only the same sheet with the same answers counts as sent again. Nothing but its
 * random number finds a sheet, so one that has been destroyed is refused too.
 */
export async function submit(
  { database, keyring }: Pick<Context, 'database' | 'keyring'>,
  sender: Sender,
  payload: AnswerPayload,
): Promise<void> {
  if (payload.employeeId && payload.employeeId !== sender.employeeId) {
    throw invalid({ path: 'employeeId', key: 'validation.invalidId' });
  }
  const subjectId = assessedIn(payload);
  if (typeof subjectId !== 'string') throw invalid(...subjectId);
  const which = {
    questionaryId: payload.questionaryId,
    participantId: sender.employeeId,
    subjectId,
  };
  await withBrand({ database, brandId: sender.brandId }, (scope) =>
    saveOnce(scope, keyring, { which, payload, sender }),
  );
}

async function saveOnce(
  scope: Scope,
  keyring: Keyring,
  { which, payload, sender }: { which: Which; payload: AnswerPayload; sender: Sender },
): Promise<LastStatement | undefined> {
  const { sheetId = randomUUID() } = payload;
  const [, found] = await together(
    lockSheets(scope, which),
    findSubmittable(scope, which, sheetId),
  );
  if (!found) throw notYours();
  const asked = await getAskedQuestions(scope, which.questionaryId);
  const filled = checkAnswers(asked, payload);
  const place = { brandId: scope.brandId, ...which, sheetId };
  const saved = found.sealed && openSheet(found.sealed, await keyOf(keyring, found, place), place);
  if (found.status === 'done' && isDeepStrictEqual(saved, filled)) return undefined;
  refuseWhenOver(found, sender);
  if (saved) throw invalid({ path: 'sheetId', key: 'validation.invalidId' });
  if (Array.isArray(filled)) throw invalid(...filled);
  const insert = keepsAnonymity(found) ? insertSheetUnsigned : insertSheet;
  const sealed = sealSheet(filled, await keyOf(keyring, found, place), place);
  const save = () => insert(scope, which, { id: sheetId, type: found.type, sealed });
  if (found.isAwaitingOthers) return new LastStatement(scope, save);
  await save();
  if (await isAllAnswered(scope, which.questionaryId)) {
    await markDone(scope, which.questionaryId, sender);
  }
  return undefined;
}

/** Throws `KeyMissing`. */
function keyOf(
  keyring: Keyring,
  { keyId, check }: Submittable,
  { brandId, questionaryId }: { brandId: string; questionaryId: string },
): Promise<Buffer> {
  if (!keyId || !check) throw new KeyMissing(questionaryId);
  return openKey(keyring, { brandId, questionaryId, keyId, check });
}

function refuseWhenOver(found: Submittable, { timeZone, now }: Sender) {
  if (found.status === 'done') {
    const data: Answered = { isAnswered: true };
    throw new Failure('conflict', { text: { key: 'testingMessages.answered' }, data });
  }
  const days = daysIn(timeZone, now);
  if (takesAnswers(found, days)) {
    if (found.isRefused) throw consentMissing();
    return;
  }
  const why = whyClosed({ ...found, status: found.questionaryStatus }, days.today);
  const data: Over | undefined = isOver(found.questionaryStatus) ? { isOver: true } : undefined;
  throw new Failure('conflict', { text: { key: `testingMessages.${why}` }, data });
}
