import { randomUUID } from 'node:crypto';
import type { AnsweringData, AnswerPayload } from '#core/answering/contract/answering.ts';

export const commonRatings = 'commonRatings';

interface Given {
  answer?: number;
  text?: string;
  /** Competences, single questions or the common ratings of which this person can say nothing: every rating there is 0. */
  cannotJudge?: readonly string[];
}

/** A complete sheet for these questions: every rating is `answer`, every text is `text`. */
export function answersFor(
  data: AnsweringData,
  { answer = 2, text = 'Так держать', cannotJudge = [] }: Given = {},
): AnswerPayload & { sheetId: string } {
  const { questionaryId, employeeId } = data;
  const isJudged = (...ids: string[]) => ids.every((id) => !cannotJudge.includes(id));
  const commonRating = isJudged(commonRatings) ? answer : 0;
  return {
    questionaryId,
    sheetId: randomUUID(),
    answerList: data.competenceQuestionList.map(({ competenceId, questionList }) => ({
      competenceId,
      employeeId,
      questionList: questionList.map(({ questionId }) => ({
        id: questionId,
        answer: isJudged(competenceId, questionId) ? answer : 0,
      })),
    })),
    commonAnswerList: data.commonQuestionList.map(({ questionId, type }) => ({
      employeeId,
      questionList: [{ id: questionId, answer: type === 'text' ? text : commonRating }],
    })),
  };
}
