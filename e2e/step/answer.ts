import { randomUUID } from 'node:crypto';
import type {
  AnsweringData,
  AnswerPayload,
  Assignment,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';

type Rating = 0 | 1 | 2 | 3 | 4 | 5;

/** What a person answers: the same rating to every question, and a text to every open one. */
export interface Opinion {
  rating: Rating;
  text: string;
}

/** Answers everything that a mailed link asks for, or of one questionary, by the same calls as the page behind the link. */
export async function answerByLink(
  link: string,
  opinion: Opinion,
  questionaryId = '',
): Promise<void> {
  const { origin, searchParams } = new URL(link);
  const call = caller(`${origin}/api`, searchParams.get('token') ?? '');
  const visit = await call<ReplyFields<typeof testingStart>>(
    `GET /questionary/start?${searchParams}`,
  );
  for (const assignment of visit.data.assignmentList) {
    const isMeant = !questionaryId || assignment.questionaryId === questionaryId;
    if (isMeant && assignment.status !== 'done') await answerOne(call, assignment, opinion);
  }
}

type Call = ReturnType<typeof caller>;

/** Makes HTTP calls with the token of a session or an invitation. */
export const caller =
  (base: string, token: string) =>
  async <R = unknown>(methodAndPath: string, body?: object): Promise<R> => {
    const [method = '', path = ''] = methodAndPath.split(' ');
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${methodAndPath} answered ${response.status}: ${text}`);
    return text && JSON.parse(text);
  };

/** Answers about one person. */
export async function answerOne(
  call: Call,
  { questionaryId, employeeId }: Pick<Assignment, 'questionaryId' | 'employeeId'>,
  opinion: Opinion,
): Promise<void> {
  await call('POST /questionary/start', { questionaryId, employeeId });
  const which = new URLSearchParams({
    'filterList[questionaryId]': questionaryId,
    'filterList[employeeId]': employeeId,
  });
  const { data } = await call<ReplyFields<typeof testingStartEmployee>>(`GET /competence?${which}`);
  await call('POST /questionary/result', payloadOf(data, opinion));
}

function payloadOf(data: AnsweringData, { rating, text }: Opinion): AnswerPayload {
  const { questionaryId, employeeId } = data;
  return {
    questionaryId,
    sheetId: randomUUID(),
    answerList: data.competenceQuestionList.map(({ competenceId, questionList }) => ({
      competenceId,
      employeeId,
      questionList: questionList.map(({ questionId }) => ({ id: questionId, answer: rating })),
    })),
    commonAnswerList: data.commonQuestionList.map(({ questionId, type }) => ({
      employeeId,
      questionList: [{ id: questionId, answer: type === 'text' ? text : rating }],
    })),
  };
}
