import type { FilledSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import type { AnswerPayload } from '#core/answering/contract/answering.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';

/** A frozen question, as far as checking its answers needs it. */
export interface AskedQuestion {
  id: string;
  kind: 'rating' | 'common';
  competenceId: string | null;
  type: 'text' | 'rating';
  isRequired: boolean;
}

type Lists = Pick<AnswerPayload, 'answerList' | 'commonAnswerList'>;
type Given = { answer: string | number; path: string };

/** The person assessed. Answers about several people, or about nobody, are refused. */
export function assessedIn({ answerList, commonAnswerList }: Lists): string | Issue[] {
  const named = [
    ...answerList.map(({ employeeId }, at) => ({ employeeId, path: `answerList.${at}` })),
    ...commonAnswerList.map(({ employeeId }, at) => ({
      employeeId,
      path: `commonAnswerList.${at}`,
    })),
  ];
  const subject = named[0]?.employeeId;
  if (!subject) return [{ path: 'answerList', key: 'validation.required' }];
  const others = named.filter(({ employeeId }) => employeeId !== subject);
  if (others.length === 0) return subject;
  return others.map(({ path }) => ({ path: `${path}.employeeId`, key: 'validation.invalidId' }));
}

/**
 * Checks the answers against the frozen questions and puts them in that order. Every rating
 * question of a competence and every required common one must be answered, and nothing else may be.
 * Blank optional texts are left out.
 */
export function checkAnswers(asked: readonly AskedQuestion[], lists: Lists): FilledSheet | Issue[] {
  const given = new Map<string, Given>();
  const issues = [...collect(asked, lists, given), ...missing(asked, lists, given)];
  if (issues.length > 0) return issues;
  const answerTo = ({ id }: AskedQuestion) => given.get(id)?.answer;
  return {
    answers: asked
      .filter(({ type }) => type === 'rating')
      .map((question) => (answerTo(question) as Answer | undefined) ?? null),
    texts: Object.fromEntries(
      asked
        .filter((question) => question.type === 'text' && answerTo(question))
        .map((question) => [question.id, answerTo(question) as string]),
    ),
  };
}

/** Puts every answer under its question. Anything that fits none of our questions is an issue. */
function collect(
  asked: readonly AskedQuestion[],
  { answerList, commonAnswerList }: Lists,
  given: Map<string, Given>,
): Issue[] {
  const questions = new Map(asked.map((question) => [question.id, question]));
  const take = (
    id: string,
    answer: string | number,
    path: string,
    kind: AskedQuestion['kind'],
    competenceId: string | null,
  ): Issue[] => {
    const question = questions.get(id);
    const isAsked = question?.kind === kind && question.competenceId === competenceId;
    if (!isAsked || given.has(id)) return [{ path: `${path}.id`, key: 'validation.invalidId' }];
    given.set(id, { answer, path });
    const expected = question.type === 'rating' ? 'number' : 'string';
    return typeof answer === expected
      ? []
      : [{ path: `${path}.answer`, key: 'validation.invalid' }];
  };
  return [
    ...answerList.flatMap(({ competenceId, questionList }, i) =>
      questionList.flatMap(({ id, answer }, j) =>
        take(id, answer, `answerList.${i}.questionList.${j}`, 'rating', competenceId),
      ),
    ),
    ...commonAnswerList.flatMap(({ questionList }, i) =>
      questionList.flatMap(({ id, answer }, j) =>
        take(id, answer, `commonAnswerList.${i}.questionList.${j}`, 'common', null),
      ),
    ),
  ];
}

/** What had to be answered but was not. Each place is named once. */
function missing(
  asked: readonly AskedQuestion[],
  { answerList }: Lists,
  given: ReadonlyMap<string, Given>,
): Issue[] {
  const paths = asked.flatMap((question) => {
    const found = given.get(question.id);
    if (found && found.answer !== '') return [];
    if (question.kind === 'rating') return [placeOf(question, answerList)];
    if (!question.isRequired) return [];
    return [found ? `${found.path}.answer` : 'commonAnswerList'];
  });
  return [...new Set(paths)].map((path) => ({ path, key: 'validation.required' }));
}

function placeOf({ competenceId }: AskedQuestion, answerList: Lists['answerList']): string {
  const at = answerList.findIndex((item) => item.competenceId === competenceId);
  return at < 0 ? 'answerList' : `answerList.${at}.questionList`;
}
