import { mostAssignments } from '#core/questionary/contract/questionary.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';

interface People {
  subjects: readonly unknown[];
  participants: readonly { type: ReviewerRole }[];
}

/** Everybody assesses everybody, so two lists that are each short enough can be too long together (decision 019). */
export function sizeIssues({ subjects, participants }: People): Issue[] {
  const picked = participants.filter(({ type }) => type !== 'employee');
  const total = subjects.length * picked.length;
  if (total <= mostAssignments) return [];
  const params = { subjects: subjects.length, participants: picked.length, total };
  return [
    {
      path: 'participantList',
      key: 'questionaryMessages.tooManyAssignments',
      params: { ...params, max: mostAssignments },
    },
  ];
}
