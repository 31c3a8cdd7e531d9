/** The input of a report: the frozen questions, the finished sheets, and the columns over them. */
import {
  type AnonymousType,
  anonymousTypes,
  type ReviewerRole,
} from '#platform/contract/rules/methods.ts';
import { type Answer, markOf } from '#platform/contract/rules/scale.ts';
import { type Fraction, fraction } from './fraction.ts';

/** A frozen question. `common` ones belong to no competence (their `competenceId` is null). */
export type FrozenQuestion = {
  id: string;
  kind: 'rating' | 'common';
  competenceId: string | null;
  text: string;
  type: 'rating' | 'text';
};

/**
 * One finished assignment. `answers` follow the order of the frozen rating questions, those of
 * competences and common ones together; null where an optional one was left out. `texts` are by
 * question id.
 */
export type Sheet = {
  id: string;
  type: ReviewerRole;
  answers: readonly (Answer | null)[];
  texts: Readonly<Record<string, string>>;
};

/** A sheet with its marks on the questions of one column. Never empty. */
export type MarkedSheet = Pick<Sheet, 'id' | 'type'> & {
  marks: { question: number; mark: number }[];
};

/** The frozen questions that `Sheet.answers` answers, in that order. */
export function ratingQuestions<Q extends Pick<FrozenQuestion, 'type'>>(
  questions: readonly Q[],
): Q[] {
  return questions.filter(({ type }) => type === 'rating');
}

/**
 * The sheets with a mark on one of these questions (their places in `answers`). The others are absent.
 */
export function presentSheets(
  sheets: readonly Sheet[],
  questions: readonly number[],
): MarkedSheet[] {
  return sheets.flatMap(({ id, type, answers }) => {
    const marks = questions.flatMap((question) => {
      const mark = markOf(answers[question] ?? 0);
      return mark === null ? [] : [{ question, mark }];
    });
    return marks.length === 0 ? [] : [{ id, type, marks }];
  });
}

/** A sheet's mark in the column: the mean of its marks there, 1–5 (data-and-maths, rule 1). */
export function sheetMark({ marks }: MarkedSheet): Fraction {
  const total = marks.reduce((sum, { mark }) => sum + mark, 0);
  return fraction(total, marks.length);
}

export function isAnonymousType(type: ReviewerRole): type is AnonymousType {
  return (anonymousTypes as readonly ReviewerRole[]).includes(type);
}
