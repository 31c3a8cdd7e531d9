import {
  type AnsweringData,
  longestAnswer,
  type sendResult,
} from '#core/answering/contract/answering.ts';
import type { QuestionCounts } from '#core/questionary/contract/rules/answering-time.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { hasStackedMarks } from '#platform/contract/call/fields.ts';

/** A question as the testing screen asks it: one at a time. */
export interface Question {
  id: string;
  /** Null for a common question. */
  competenceId: string | null;
  type: 'rating' | 'text';
  isRequired: boolean;
  text: { ru: string; en?: string | undefined };
}

/** 0–5 for a rating question, the typed text for a text question. */
export type Given = number | string;
export type Answers = Readonly<Record<string, Given>>;

type Asked = Pick<AnsweringData, 'competenceQuestionList' | 'commonQuestionList'>;

/** The questions as the server lists them: first those of the competences, then the common ones. */
export function questionsOf({ competenceQuestionList, commonQuestionList }: Asked): Question[] {
  const ratings = competenceQuestionList.flatMap(({ competenceId, questionList }) =>
    questionList.map(({ questionId, questionText }) => ({
      id: questionId,
      competenceId,
      type: 'rating' as const,
      isRequired: true,
      text: questionText,
    })),
  );
  const common = commonQuestionList.map(({ questionId, text, type, isRequired }) => ({
    id: questionId,
    competenceId: null,
    type,
    isRequired,
    text,
  }));
  return [...ratings, ...common];
}

/**
 * The competences' questions shuffled, then the common ones as listed, including their ratings.
 */
export function orderOf(questions: readonly Question[], random: () => number): string[] {
  const ids = (own: boolean) =>
    questions.filter((question) => (question.competenceId !== null) === own).map(({ id }) => id);
  return [...shuffled(ids(true), random), ...ids(false)];
}

/** Fisher–Yates shuffle. `random` returns a number from 0 up to, but not including, 1. */
export function shuffled<V>(values: readonly V[], random: () => number): V[] {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/**
 * A text as it is sent. It is trimmed. NUL characters and halves of surrogate pairs, which some
 * keyboards and pasted texts contain, are replaced because no database accepts them.
 */
export const sendable = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .trim();

export type Problem = 'required' | 'tooLong' | 'stackedMarks' | undefined;

/** Why one can't go on from a question. Only required questions must be answered, and 0 is an answer. */
export function problemOf(question: Question, given: Given | undefined): Problem {
  if (typeof given === 'string') {
    if (sendable(given).length > longestAnswer) return 'tooLong';
    if (hasStackedMarks(sendable(given))) return 'stackedMarks';
  }
  const isAnswered = typeof given === 'string' ? sendable(given) !== '' : given !== undefined;
  return isAnswered || !question.isRequired ? undefined : 'required';
}

/** The first question in this order that is not ready to be sent; undefined when all are. */
export function firstProblem(
  questions: readonly Question[],
  order: readonly string[],
  answers: Answers,
): Question | undefined {
  return order
    .map((id) => questions.find((question) => question.id === id))
    .find((question) => question && problemOf(question, answers[question.id]));
}

/**
 * The body of POST /questionary/result. It names who answers, so that the server refuses it if
 * another person has signed in here meanwhile.
 */
export function resultBody(
  data: Asked & Pick<AnsweringData, 'questionaryId' | 'employeeId' | 'participantId'>,
  { sheetId, answers }: { sheetId: string; answers: Answers },
): BodyInput<typeof sendResult> {
  const subject = data.employeeId;
  const common = data.commonQuestionList.flatMap(({ questionId: id }) => {
    const given = answers[id];
    const answer = typeof given === 'string' ? sendable(given) : given;
    return answer === undefined || answer === '' ? [] : [{ id, answer }];
  });
  return {
    questionaryId: data.questionaryId,
    employeeId: data.participantId,
    sheetId,
    answerList: data.competenceQuestionList.map(({ competenceId, questionList }) => ({
      competenceId,
      employeeId: subject,
      questionList: questionList.flatMap(({ questionId: id }) => {
        const answer = answers[id];
        return typeof answer === 'number' ? [{ id, answer }] : [];
      }),
    })),
    commonAnswerList: common.map((answered) => ({ employeeId: subject, questionList: [answered] })),
  };
}

export const countsOf = (questions: readonly Question[]): QuestionCounts => {
  const textCount = questions.filter(({ type }) => type === 'text').length;
  return { ratingCount: questions.length - textCount, textCount };
};
