import { isDeepStrictEqual } from 'node:util';
import type { FilledSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import type { Answered, AnswerPayload, Over } from '#core/answering/contract/answering.ts';
import { consentMissing } from '#core/consent/server/require-consent.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';
import { type AskedQuestion, checkAnswers } from './check-answers.ts';
import { daysIn, isOver, takesAnswers, whyClosed } from './rules.ts';
import type { Submittable } from './submit-queries.ts';

interface Clock {
  now: Date;
  timeZone: string;
}

/** A sheet that has come, and what it is checked against. */
interface Given {
  payload: AnswerPayload;
  asked: readonly AskedQuestion[];
  found: Submittable;
  /** What is already saved under its number. */
  saved: FilledSheet | null;
  clock: Clock;
}

/** The sheet as it is to be saved; undefined where it has been already. Throws what it is refused with. */
export function takeSheet({ payload, asked, found, saved, clock }: Given): FilledSheet | undefined {
  const filled = checkAnswers(asked, payload);
  if (found.status === 'done' && isDeepStrictEqual(saved, filled)) return undefined;
  refuseWhenOver(found, clock);
  if (saved) throw invalid({ path: 'sheetId', key: 'validation.invalidId' });
  if (Array.isArray(filled)) throw invalid(...filled);
  return filled;
}

function refuseWhenOver(found: Submittable, { timeZone, now }: Clock) {
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
