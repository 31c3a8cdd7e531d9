import type { AnsweringData } from '#core/answering/contract/answering.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  type Method,
  type ReviewerRole,
} from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { notYours } from './not-yours.ts';
import { findAssignment, listFrozenQuestions, listInvitedInRole, type Which } from './queries.ts';
import { type AnsweringDays, assignmentOf } from './rules.ts';

type Frozen = Awaited<ReturnType<typeof listFrozenQuestions>>[number];

/** The questions about one person, and what to know before answering (rules 23 and 26). */
export async function getAnsweringData(
  scope: Scope,
  which: Which,
  days: AnsweringDays,
): Promise<AnsweringData> {
  const found = await findAssignment(scope, which);
  if (!found || found.row.questionaryStatus === 'created') throw notYours();
  const { row, participantName, employee, isAnonymous, anonymityThreshold } = found;
  const { asksConsent, isConsentAsked, answerWords, askAgainWeeks } = found;
  const invited = await listInvitedInRole(scope, which, row.participantType);
  const frozen = await listFrozenQuestions(scope, which.questionaryId);
  return {
    ...assignmentOf(row, days),
    participantId: which.participantId,
    participantName,
    // A photo from elsewhere would tell its host who opens the page, when and from where.
    employee: { ...employee, photoUrl: null },
    isAnonymous: isKeptAnonymous({ ...row, isAnonymous, anonymityThreshold }),
    anonymityThreshold,
    ...(asksConsent && { isConsentAsked }),
    ...(askAgainWeeks !== null && { askAgainWeeks }),
    invitedInRole: invited.map(({ name, createdAt, renamedAt }) => ({
      name,
      newSince: ifRecent(createdAt, days),
      renamedAt: ifRecent(renamedAt, days),
    })),
    ...(answerWords && { answerWords }),
    ...shapeQuestions(frozen),
  };
}

const ifRecent = (at: Date | null, { now }: AnsweringDays): string | null =>
  at && at >= recently(now) ? at.toISOString() : null;

interface Role {
  participantType: ReviewerRole;
  method: Method;
  isAnonymous: boolean;
  anonymityThreshold: number;
}

/** Whether the answers in this role are shown only in groups (rule 25). */
export const isKeptAnonymous = ({ participantType, ...questionary }: Role): boolean =>
  anonymousTypes.includes(participantType as AnonymousType) && keepsAnonymity(questionary);

/** Frozen questions in the testing screen's order: by competence, with common ones last. */
export function shapeQuestions(
  frozen: readonly Frozen[],
): Pick<AnsweringData, 'competenceQuestionList' | 'commonQuestionList'> {
  const rated = frozen.flatMap(({ kind, competenceId, ...one }) =>
    kind === 'rating' && competenceId ? [{ ...one, competenceId }] : [],
  );
  const byCompetence = groupBy(rated, ({ competenceId }) => competenceId);
  return {
    competenceQuestionList: [...byCompetence].map(([competenceId, questions]) => ({
      competenceId,
      questionList: questions.map(({ id, text }) => ({ questionId: id, questionText: text })),
    })),
    commonQuestionList: frozen
      .filter(({ kind }) => kind === 'common')
      .map(({ id, text, type, isRequired }) => ({ questionId: id, text, type, isRequired })),
  };
}
