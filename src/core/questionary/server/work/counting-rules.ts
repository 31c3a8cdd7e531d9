import type { AnonymityRules } from '#core/questionary/server/voice/voice-rules.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  type ReviewerRole,
} from '#platform/contract/rules/methods.ts';

/** Everything that decides who counts towards the threshold (rules 25 and 26). */
export interface CountingFacts extends AnonymityRules {
  subjects: readonly { id: string }[];
  participants: readonly { id: string; name: string; type: ReviewerRole }[];
  /** Whether that person may open the reports about that subject (rule 25). */
  mayOpenReport: (employeeId: string, subjectId: string) => boolean;
  /** Whose e-mail somebody else has replaced in the last 30 days (rule 25). */
  replacedIds: ReadonlySet<string>;
  /** Whose name somebody else has replaced in the last 30 days (rule 25). */
  renamedIds: ReadonlySet<string>;
  /** Whose name another record has come to in the last 30 days, or had before (rule 25). */
  remadeIds: ReadonlySet<string>;
  /** Who has been in the directory for less than 30 days (rule 26). */
  newcomerIds: ReadonlySet<string>;
}

/** Rule 25: who never counts towards the threshold about that subject, and why. */
function whyNotCounted(facts: CountingFacts, raterId: string, subjectId: string): Reason | null {
  if (facts.mayOpenReport(raterId, subjectId)) return 'mayOpen';
  if (facts.replacedIds.has(raterId)) return 'replaced';
  if (facts.renamedIds.has(raterId)) return 'renamed';
  return facts.remadeIds.has(raterId) ? 'remade' : null;
}

const reasons = ['mayOpen', 'replaced', 'renamed', 'remade'] as const;
type Reason = (typeof reasons)[number];

/**
 * What to know about the raters of an anonymous questionary before it goes to work: roles that cannot
 * reach the threshold, who does not count towards it, and who is new in the directory (rules 25
 * and 26). Each person is an issue of their own, with their id, for `joinNames`.
 */
export function countingIssues(facts: CountingFacts): Issue[] {
  if (!keepsAnonymity(facts)) return [];
  return [
    ...anonymousTypes.flatMap((type) => tooFewIssues(facts, type)),
    ...notCountedIssues(facts),
    ...newcomerIssues(facts),
  ];
}

function tooFewIssues(facts: CountingFacts, type: AnonymousType): Issue[] {
  const threshold = facts.anonymityThreshold;
  const count = facts.subjects.filter((subject) => {
    const { asked, uncounted } = countRaters(facts, subject.id, type);
    return asked > 0 && asked - uncounted < threshold;
  }).length;
  if (count === 0) return [];
  return [
    {
      path: 'participantList',
      key: `questionaryMessages.tooFew.${type}`,
      params: { count, threshold },
    },
  ];
}

/** The people who rate a subject in a role. */
export interface RaterCount {
  asked: number;
  /** How many of those asked never count towards the threshold. */
  uncounted: number;
}

export function countRaters(
  facts: CountingFacts,
  subjectId: string,
  type: AnonymousType,
): RaterCount {
  const raters = facts.participants.filter((one) => one.type === type && one.id !== subjectId);
  const uncounted = raters.filter(({ id }) => whyNotCounted(facts, id, subjectId));
  return { asked: raters.length, uncounted: uncounted.length };
}

const anonymousRaters = ({ participants }: CountingFacts) =>
  participants.flatMap(({ id, name, type }) =>
    type === 'supervisor' || type === 'employee' ? [] : [{ id, name, type }],
  );

function notCountedIssues(facts: CountingFacts): Issue[] {
  const of = (why: Reason) =>
    anonymousRaters(facts)
      .filter(({ id }) =>
        facts.subjects.some(
          (subject) => subject.id !== id && whyNotCounted(facts, id, subject.id) === why,
        ),
      )
      .map(
        ({ id, name }): Issue => ({
          path: 'participantList',
          key: `questionaryMessages.notCounted.${why}`,
          params: { name, personId: id, threshold: facts.anonymityThreshold },
        }),
      );
  return reasons.flatMap(of);
}

/** In a company that has just begun everybody is new: then it is said once, without their names. */
function newcomerIssues(facts: CountingFacts): Issue[] {
  const raters = anonymousRaters(facts);
  const newcomers = raters.filter(({ id }) => facts.newcomerIds.has(id));
  if (newcomers.length > 0 && newcomers.length === raters.length) {
    return [{ path: 'participantList', key: 'questionaryMessages.newcomers.all' }];
  }
  return newcomers.map(({ id, name, type }) => ({
    path: 'participantList',
    key: `questionaryMessages.newcomers.${type}`,
    params: { name, personId: id },
  }));
}
