import type { FollowUp } from '#core/follow-up/contract/follow-up.ts';
import { choosingDays } from '#core/follow-up/contract/rules/follow-up.ts';
import { letIn } from '#core/questionary/server/work/reader-rules.ts';
import { findReport } from '#core/report/server/queries.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import {
  type About,
  type FollowUpRow,
  findFollowUp,
  isReadInPlan,
  listGoalCompetences,
  listRatingQuestions,
} from './queries.ts';

type State = FollowUp['state'];

/**
 * How it stands today; null where there is nothing to say: it isn't asked for, or the day has come and nothing was
 * chosen. `today` is a date in the brand's time zone.
 */
export function stateOf(row: FollowUpRow, today: string): State | null {
  if (row.result) return row.result.told ? 'over' : 'tooFew';
  if (row.askedOn) return 'asked';
  if (!row.day || row.isArchived) return null;
  if (today >= row.day) return row.questionIds?.length ? 'ahead' : null;
  return today >= addDays(row.day, -choosingDays) ? 'choosing' : 'ahead';
}

/**
 * What the caller may read of it (rule 231): the person all of it once their report is open to them; whoever reads the
 * plan that began from the report its result. Null for all others, as if it weren't there.
 */
export async function presentFollowUp(
  scope: Scope,
  { employeeId: readerId }: Pick<Actor, 'employeeId'>,
  about: About,
  today: string,
): Promise<FollowUp | null> {
  const row = await findFollowUp(scope, about);
  const state = row && stateOf(row, today);
  if (!row || !state) return null;
  const { day, askedOn, until, threshold, version } = row;
  const shown = {
    day: askedOn ?? day ?? '',
    until,
    state,
    threshold,
    result: row.result?.told ?? null,
    version: version ?? 1,
  };
  if (readerId !== about.employeeId) {
    const isRead = state === 'over' && (await isReadInPlan(scope, about, readerId));
    return isRead ? { ...shown, offerList: [], chosenList: null } : null;
  }
  if (!row.isReadByPerson) return null;
  const questions = await listRatingQuestions(scope, about.questionaryId);
  const chosen = row.questionIds;
  return {
    ...shown,
    offerList: state === 'choosing' ? await offer(scope, about, questions) : [],
    chosenList:
      chosen &&
      questions
        .filter(({ questionId }) => chosen.includes(questionId))
        .map(({ questionId, text }) => ({ questionId, text })),
  };
}

/** All rating questions; first those of the open plan's goals, then what others see the least. */
async function offer(
  scope: Scope,
  about: About,
  questions: Awaited<ReturnType<typeof listRatingQuestions>>,
): Promise<FollowUp['offerList']> {
  const report = await findReport(scope, letIn, about);
  const goals = await listGoalCompetences(scope, about.employeeId);
  const low = new Set(report?.content.behaviourLowList.map(({ questionId }) => questionId));
  const rank = ({ questionId, competenceId }: (typeof questions)[number]) =>
    goals.has(competenceId) ? 0 : low.has(questionId) ? 1 : 2;
  return questions
    .map((question) => ({ question, rank: rank(question) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ question: { questionId, competenceId, text }, rank: place }) => ({
      questionId,
      text,
      competence: report?.texts.competences[competenceId]?.name ?? { ru: '' },
      isSuggested: place < 2,
    }));
}
