import type { sendResult } from '#core/answering/contract/answering.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { ApiError } from '#platform/web/api/call.ts';

/** An answer that the server refused, and its reason. */
export interface RefusedAnswer {
  questionId: string;
  message: string;
}

const place = /^(answerList|commonAnswerList)\.(\d+)\.questionList\.(\d+)(\.|$)/;

/** The first answer of this payload that the refusal names; undefined if it names none. */
export function refusedAnswer(
  error: unknown,
  payload: BodyInput<typeof sendResult>,
): RefusedAnswer | undefined {
  if (!(error instanceof ApiError)) return undefined;
  for (const { path, message } of error.errors) {
    const [, list, group, at] = place.exec(path) ?? [];
    if (!list) continue;
    const answers = payload[list as 'answerList' | 'commonAnswerList'][Number(group)];
    const questionId = answers?.questionList[Number(at)]?.id;
    if (questionId) return { questionId, message };
  }
  return undefined;
}
