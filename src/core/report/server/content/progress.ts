/** Who was asked and who has answered, as a report shows it (data-and-maths, rule 11). */

import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { ReportAssignment } from './columns.ts';

type Progress = Pick<
  ReportContent,
  | 'passedParticipantCount'
  | 'participantTypeCount'
  | 'reportProgressList'
  | 'participantProgressList'
>;

const byName = new Intl.Collator('ru').compare;

/** Types and names in display order. A type in which nobody was asked has no line of progress. */
export function reportProgress(assignments: readonly ReportAssignment[]): Progress {
  const asked = reviewerRoles.map((type) => ({
    type,
    assigned: assignments.filter((assignment) => assignment.type === type),
  }));
  const counts = Object.fromEntries(asked.map(({ type, assigned }) => [type, assigned.length]));
  return {
    passedParticipantCount: countDone(assignments),
    participantTypeCount: {
      ...(counts as Record<ReviewerRole, number>),
      totalCount: assignments.length,
    },
    reportProgressList: asked
      .filter(({ assigned }) => assigned.length > 0)
      .map(({ type, assigned }) => ({ type, passedCount: countDone(assigned) })),
    participantProgressList: asked.flatMap(({ type, assigned }) =>
      assigned
        .map(({ name, parts }) => ({ type, name, ...(parts && { parts }) }))
        .sort((a, b) => byName(a.name, b.name)),
    ),
  };
}

function countDone(assignments: readonly ReportAssignment[]): number {
  return assignments.filter(({ isDone }) => isDone).length;
}
