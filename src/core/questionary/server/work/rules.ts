import type { QuestionCounts } from '#core/questionary/contract/rules/answering-time.ts';
import { sizeIssues } from '#core/questionary/server/record/size-rules.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { methodRoles, type ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { GroupFacts } from './group-preview.ts';
import { type HeldFacts, heldIssues } from './held-issues.ts';

interface Somebody {
  id: string;
  name: string;
  isFired: boolean;
}

/** Everything that decides whether a questionary may go to work. Lists are in the form's order. */
export interface WorkFacts extends GroupFacts, HeldFacts {
  dateEnd: string;
  /** In the brand's time zone. */
  today: string;
  subjects: readonly Somebody[];
  competenceCount: number;
  /** Those questions that repeat one before them (rule 16). */
  repeatedQuestions: readonly string[];
  questionCounts: QuestionCounts;
  participants: readonly (Somebody & { type: ReviewerRole })[];
}

/** The facts that decide it. The others are only told as warnings. */
export type DecidingFacts = Omit<
  WorkFacts,
  'replacedIds' | 'renamedIds' | 'remadeIds' | 'newcomerIds'
>;

/** What prevents going to work, each as a conflict at its field (rules 14, 16, 17 and 26). */
export const workErrors = (facts: DecidingFacts): Issue[] => [
  ...ownErrors(facts),
  ...heldIssues(facts),
];

/** The same without what other assessments prevent. */
export function ownErrors(facts: DecidingFacts): Issue[] {
  const { subjects, participants, competenceCount } = facts;
  const issues: Issue[] = [];
  if (subjects.length === 0) {
    issues.push({ path: 'employeeList', key: 'questionaryMessages.noSubject' });
  }
  if (competenceCount === 0) {
    issues.push({ path: 'competenceList', key: 'questionaryMessages.noCompetence' });
  }
  return [
    ...issues,
    ...repeatedIssues(facts),
    ...dateEndIssues(facts),
    ...supervisorIssues(facts),
    ...unratedIssues(facts),
    ...formerIssues('employeeList', subjects),
    ...formerIssues('participantList', participants),
    ...sizeIssues(facts),
  ];
}

const repeatedIssues = ({ repeatedQuestions }: DecidingFacts): Issue[] =>
  repeatedQuestions.map((text) => ({
    path: 'competenceList',
    key: 'questionaryMessages.repeatedQuestion',
    params: { text },
  }));

export const dateEndIssues = ({ dateEnd, today }: Pick<WorkFacts, 'dateEnd' | 'today'>): Issue[] =>
  dateEnd < today ? [{ path: 'dateEnd', key: 'questionaryMessages.dateEndPast' }] : [];

/**
 * The last day isn't after the day on which reports open: made later they would be open at once, before HR or the talk (rule
 * 132).
 */
export const sharingIssues = (
  { dateEnd: before, releaseOn }: { dateEnd: string; releaseOn: string | null },
  dateEnd: string,
): Issue[] =>
  releaseOn !== null && dateEnd > releaseOn && dateEnd > before
    ? [{ path: 'dateEnd', key: 'cycleMessages.afterOpening' }]
    : [];

function supervisorIssues({ subjects, participants }: DecidingFacts): Issue[] {
  const supervisors = participants.filter(({ type }) => type === 'supervisor');
  if (supervisors.length === 0) {
    return [{ path: 'participantList', key: 'questionaryMessages.noSupervisor' }];
  }
  const isAnybodyAssessed = subjects.some((subject) =>
    supervisors.some((supervisor) => supervisor.id !== subject.id),
  );
  return subjects.length === 0 || isAnybodyAssessed
    ? []
    : [{ path: 'participantList', key: 'questionaryMessages.supervisorsOnlySelf' }];
}

/** Where there are several subjects, each needs somebody besides themself to assess them: else they get no report. */
function unratedIssues({ subjects, participants }: DecidingFacts): Issue[] {
  const raters = participants.filter(({ type }) => type !== 'employee');
  if (subjects.length < 2 || raters.length === 0) return [];
  return subjects.flatMap(({ id, name }, place): Issue[] =>
    raters.every((rater) => rater.id === id)
      ? [
          {
            path: `employeeList.${place}.id`,
            key: 'questionaryMessages.nobodyRates',
            params: { name },
          },
        ]
      : [],
  );
}

const formerIssues = (list: string, people: readonly Somebody[]): Issue[] =>
  people.flatMap(({ isFired, name }, place) =>
    isFired
      ? [
          {
            path: `${list}.${place}.id`,
            key: 'questionaryMessages.firedPerson' as const,
            params: { name },
          },
        ]
      : [],
  );

/** Who would be invited: everybody who is asked, themselves included where the method has it. */
export function inviteesOf({ method, subjects, participants }: WorkFacts): string[] {
  const selves = methodRoles[method].allowed.includes('employee') ? subjects : [];
  return [...participants, ...selves].map(({ id }) => id);
}
