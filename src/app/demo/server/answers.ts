import type { AnswerPayload } from '#core/answering/contract/answering.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { answerOf, type Course, selfBiasOf, sideOf } from './marks.ts';
import type { listAsked } from './queries.ts';
import type { Random } from './random.ts';

type Asked = Awaited<ReturnType<typeof listAsked>>;

export interface Rating {
  questionaryId: string;
  subjectId: string;
  type: ReviewerRole;
  course: Course;
  /** How many years it is since the demo's first year. */
  years: number;
  /** What to say to an open question, by its place; empty for nothing. */
  say: (question: number) => string;
}

/** A believable sheet: each person has strong and weak sides, and everybody sees them a little differently. */
export function sheetOf(random: Random, rating: Rating, asked: Asked): AnswerPayload {
  const { questionaryId, subjectId, type, course, years, say } = rating;
  const ratings = asked.filter(({ kind }) => kind === 'rating');
  const competences = [...new Set(ratings.map(({ competenceId }) => competenceId ?? ''))];
  const bias = type === 'employee' ? selfBiasOf(subjectId) : 0;
  return {
    questionaryId,
    sheetId: random.uuid(),
    answerList: competences.map((competenceId, place) => {
      const side = sideOf({ subjectId, competenceId, course, place, years });
      return {
        competenceId,
        employeeId: subjectId,
        questionList: ratings
          .filter((question) => question.competenceId === competenceId)
          .map(({ id }) => ({ id, answer: answerOf(random, side + bias) })),
      };
    }),
    commonAnswerList: asked
      .filter(({ type }) => type === 'text')
      .map(({ id }, place) => ({
        employeeId: subjectId,
        questionList: [{ id, answer: say(place) }],
      })),
  };
}
