import { expect, it } from 'vitest';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError } from '#platform/web/api/call.ts';
import { refusedAnswer } from './refused-answer.ts';

const payload = {
  questionaryId: 'q',
  sheetId: 's',
  answerList: [
    { competenceId: 'c', employeeId: 'e', questionList: [{ id: 'a', answer: 1 }] },
    {
      competenceId: 'd',
      employeeId: 'e',
      questionList: [
        { id: 'b', answer: 2 },
        { id: 'c', answer: 3 },
      ],
    },
  ],
  commonAnswerList: [{ employeeId: 'e', questionList: [{ id: 't', answer: 'да' }] }],
};
const refusal = (...paths: string[]) =>
  new ApiError(400, {
    code: errorCodes.validation.code,
    errors: paths.map((path) => ({ path, key: 'validation.invalid', message: `wrong ${path}` })),
  });

it.each([
  ['answerList.1.questionList.1.answer', 'c'],
  ['commonAnswerList.0.questionList.0.answer', 't'],
  ['commonAnswerList.0.questionList.0', 't'],
])('leads from %s to the question', (path, questionId) => {
  expect(refusedAnswer(refusal('sheetId', path), payload)).toEqual({
    questionId,
    message: `wrong ${path}`,
  });
});

it.each([
  ['names no answer', refusal('sheetId', 'answerList', 'answerList.0.questionList')],
  ['names one that was not sent', refusal('answerList.7.questionList.0.answer')],
  ['is none', new Error('offline')],
])('leads nowhere when the failure %s', (_, error) => {
  expect(refusedAnswer(error, payload)).toBeUndefined();
});
