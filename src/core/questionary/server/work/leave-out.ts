import { isDeepStrictEqual } from 'node:util';
import type { HeldVoice } from '#core/questionary/server/voice/voice-rules.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import { type GroupFacts, rolesShown } from './group-preview.ts';

type Facts = GroupFacts & { held: readonly HeldVoice[] };

/** Whether everybody keeps every role, and every role what it would show, without the voices that are held. */
export const mayLeaveOut = (facts: Facts): boolean =>
  facts.subjects.every(({ id }) => {
    const left = new Set(
      facts.held.filter(({ subjectId }) => subjectId === id).map(({ raterId }) => raterId),
    );
    if (left.size === 0) return true;
    const fewer = { ...facts, participants: facts.participants.filter((one) => !left.has(one.id)) };
    return (
      isDeepStrictEqual(rolesOf(facts, id), rolesOf(fewer, id)) &&
      isDeepStrictEqual(rolesShown(facts, id), rolesShown(fewer, id))
    );
  });

const rolesOf = ({ participants }: GroupFacts, subjectId: string): ReviewerRole[] =>
  reviewerRoles.filter((type) =>
    participants.some((one) => one.type === type && one.id !== subjectId),
  );
