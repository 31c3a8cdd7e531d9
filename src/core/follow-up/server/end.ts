import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { endKeys, KeyMissing, loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import type { FollowUpResult } from '#core/follow-up/contract/follow-up.ts';
import { loadReportReaders } from '#core/questionary/server/work/queries.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import {
  deleteSheetsAgain,
  forgetFollowUp,
  isStillAsked,
  listRespondents,
  listSheetsAgain,
} from './end-queries.ts';
import {
  type About,
  type FollowUpRow,
  keepResult,
  listRatingQuestions,
  lockFollowUp,
} from './queries.ts';
import { resultOf } from './rules.ts';

/** So many days after its last one, what can't be read is given up. */
const patience = 30;

/**
 * Makes the one output about this person, and destroys what it was made from with the key (rule 230). Of somebody who
 * has left, or whose report is gone, nothing is read: the sheets go as they are. Where the key is lost it waits for
 * whoever brings it back, but not for good: what can't be read is never told as if nobody had answered. Running it again
 * changes nothing. `today` is a date in the brand's time zone.
 */
export async function endFollowUp(
  scope: Scope,
  { keyring, log }: Pick<Context, 'keyring' | 'log'>,
  about: About,
  today: string,
): Promise<void> {
  const row = await lockFollowUp(scope, about);
  if (!row || row.result) return;
  const result = (await isStillAsked(scope, about))
    ? await makeResult(scope, keyring, row).catch((error) => {
        if (!(error instanceof KeyMissing)) throw error;
        return 'unreadable' as const;
      })
    : null;
  if (result === 'unreadable' && today <= addDays(row.until ?? today, patience)) {
    log.error(
      { questionaryId: about.questionaryId },
      'answers to what has changed: key is missing',
    );
    return;
  }
  if (result && result !== 'unreadable') await keepResult(scope, about, result);
  else await forgetFollowUp(scope, about);
  await deleteSheetsAgain(scope, about);
  await endKeys(scope, about.questionaryId);
}

async function makeResult(
  scope: Scope,
  keyring: Keyring,
  row: FollowUpRow & { questionIds: string[] },
): Promise<FollowUpResult> {
  const { questionaryId, employeeId: subjectId, questionIds } = row;
  const questions = await listRatingQuestions(scope, questionaryId);
  const respondents = (await listRespondents(scope, row)).filter(({ isManager }) => !isManager);
  const ids = respondents.map(({ id }) => id);
  const opens = await loadReportReaders(scope, ids);
  const counted = respondents.filter(({ id, isCounted }) => isCounted && !opens(id, subjectId));
  return resultOf({
    questions: questionIds.flatMap((id) => {
      const found = questions.find(({ questionId }) => questionId === id);
      return found ? { questionId: id, text: found.text } : [];
    }),
    sheets: await openAll(scope, keyring, { questionaryId, subjectId }),
    countedCount: counted.length,
    threshold: row.threshold ?? Number.POSITIVE_INFINITY,
  });
}

/** Throws `KeyMissing`: what can't be read is never nothing. */
async function openAll(
  scope: Scope,
  keyring: Keyring,
  { questionaryId, subjectId }: { questionaryId: string; subjectId: string },
) {
  const sheets = await listSheetsAgain(scope, { questionaryId, employeeId: subjectId });
  if (sheets.length === 0) return [];
  const key = await loadSheetKey(scope, keyring, { questionaryId, subjectId, isAgain: true });
  const { brandId } = scope;
  return sheets.map(({ id, isManager, sealed }) => ({
    isManager,
    ...openSheet(sealed, key, { brandId, questionaryId, subjectId, sheetId: id }),
  }));
}
