import { isKeptAnonymous, shapeQuestions } from '#core/answering/server/answering-data.ts';
import type { CyclePreview } from '#core/cycle/contract/cycle-preview.ts';
import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import type { Method, ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { findAnswering, listPreviewPeople, listQuestionsAhead } from './queries.ts';

/** Enough to find somebody whose position has questions. */
const mostTried = 50;

/** Whose questions are shown: a colleague's, whose answers are kept anonymous, or the leader's. */
export const previewRole = (method: Method): ReviewerRole =>
  method === '360' ? 'colleague' : 'supervisor';

/** What a rater will be asked about this person, or about the first of whom anything is asked. 404 where nobody is there. */
export async function loadPreview(
  scope: Scope,
  cycleId: string,
  employeeId: string | undefined,
): Promise<CyclePreview> {
  const { method, isAnonymous } = await getCycleRow(scope, cycleId);
  const people = await listPreviewPeople(scope, cycleId, { employeeId, most: mostTried });
  const [first] = people;
  if (!first) throw notFound();
  const { threshold: anonymityThreshold, answerWords } = await findAnswering(scope);
  const participantType = previewRole(method);
  const { person, questions } = await firstAsked(scope, cycleId, people, first);
  return {
    employee: { ...person, photoUrl: null },
    participantType,
    isAnonymous: isKeptAnonymous({ participantType, method, isAnonymous, anonymityThreshold }),
    ...(answerWords && { answerWords }),
    ...shapeQuestions(questions),
  };
}

type People = Awaited<ReturnType<typeof listPreviewPeople>>;

/** Each position is looked at once. */
async function firstAsked(scope: Scope, cycleId: string, people: People, first: People[number]) {
  const positionIds = new Set(people.map(({ positionId }) => positionId));
  for (const positionId of positionIds) {
    const questions = await listQuestionsAhead(scope, cycleId, positionId);
    const person = people.find((one) => one.positionId === positionId) ?? first;
    if (questions.some(({ kind }) => kind === 'rating')) return { person, questions };
  }
  const questions = await listQuestionsAhead(scope, cycleId, first.positionId);
  return { person: first, questions };
}
