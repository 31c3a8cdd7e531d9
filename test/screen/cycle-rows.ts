import { type CycleDetail, type getCycleStart, openFields } from '#core/cycle/contract/cycle.ts';
import {
  type CycleCheck,
  type CycleCheckList,
  cycleChecks,
} from '#core/cycle/contract/cycle-checks.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { cyclePolicy, cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import {
  type CycleStage,
  cycleStages,
  type SubjectState,
} from '#core/questionary/contract/rules/cycle.ts';
import { permissions } from '#platform/contract/call/access.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { engineer, idOf, office } from './screen-rows.ts';

/** Rows of cycles as the server returns them, for tests of the screens. */

const held = new Set(permissions);

export const stageCountsOf = (given: Partial<Record<CycleStage, number>> = {}) =>
  Object.fromEntries(
    cycleStages.map((stage) => [stage, given[stage] ?? 0]),
  ) as CycleDetail['stageCounts'];

const limits = {
  colleague: { min: 4, max: 8 },
  customer: { min: 0, max: 8 },
  subordinate: { min: 4, max: 8 },
};

/** What a new cycle begins with on 5 March 2027. */
export const freshCycle: ReplyFields<typeof getCycleStart> = {
  data: {
    anonymityThreshold: 3,
    smallGroups: 'joined',
    perRater: 10,
    limits,
    chooseUntil: '2027-03-12',
    dateStart: '2027-03-15',
    dateEnd: '2027-03-29',
    releaseOn: '2027-04-12',
  },
};

/** A cycle of two people that has not begun. */
export function cycleDetail(given: Partial<CycleDetail> = {}): CycleDetail {
  const row = {
    status: 'created' as const,
    byCards: false,
    chosenBy: 'subject' as const,
    approvedBy: 'leader' as const,
    ...given,
  };
  return {
    id: idOf(800),
    number: 3,
    version: 5,
    name: 'Оценка 360, весна 2027',
    method: '360',
    chooseUntil: '2027-03-12',
    dateStart: '2027-03-15',
    dateEnd: '2027-03-29',
    subjectCount: 2,
    stageCounts: stageCountsOf({ choosing: 2 }),
    answered: { passedCount: 0, totalCount: 0 },
    toApproveCount: 0,
    approverList: [],
    can: verbsOf(cyclePolicy, held, row),
    isAnonymous: true,
    smallGroups: 'joined',
    perRater: 10,
    limits,
    competenceSource: 'position',
    competenceList: [],
    release: 'talk',
    releaseOn: '2027-04-12',
    mayDecline: true,
    askAgainWeeks: null,
    askedAgain: null,
    message: null,
    createdAt: '2027-03-05T09:00:00Z',
    awaitedCount: 0,
    remindableCount: 0,
    hrApprovesCount: 0,
    launching: null,
    timeline: [],
    openFieldList: [...openFields(row, false)],
    ...row,
  };
}

/** Of a cycle that may begin: everything is fine. */
export const checkList = (given: Partial<CycleCheckList> = {}): CycleCheckList => ({
  subjectCount: 50,
  readyCount: 40,
  letterCount: 50,
  checkList: cycleChecks.map((name) => ({ name, state: 'fine', messageList: [] })),
  barePositionList: [],
  ...given,
});
/** The same but for one line. */
export const checkListWith = (
  name: CycleCheck,
  state: 'look' | 'stop',
  message: string,
  given: Partial<CycleCheckList> = {},
): CycleCheckList =>
  checkList({
    checkList: checkList().checkList.map((line) =>
      line.name === name ? { name, state, messageList: [message] } : line,
    ),
    ...given,
  });

const stateAt = (stage: CycleStage): SubjectState =>
  stage === 'problem' || stage === 'waiting'
    ? 'ready'
    : stage === 'leftOut' || stage === 'choosing' || stage === 'approval' || stage === 'ready'
      ? stage
      : 'launched';

/** Somebody of a cycle at that stage. */
export const boardRow = (
  number: number,
  stage: CycleStage = 'choosing',
  given: Partial<BoardRow> = {},
): BoardRow => ({
  employee: {
    id: idOf(number),
    lastName: `Фамилия${number}`,
    firstName: 'Имя',
    middleName: null,
    photoUrl: null,
    position: engineer,
    subdivision: office,
  },
  stage,
  isLate: false,
  isHeld: false,
  approver: null,
  counts: { supervisor: 1, colleague: 5, customer: 0, subordinate: 4 },
  tooFewRoles: [],
  tooManyRoles: [],
  answered: null,
  declinedCount: null,
  problemList: [],
  isPositionBare: false,
  note: null,
  questionaryId: null,
  version: 1,
  can: verbsOf(cycleSubjectPolicy, held, {
    status: 'nominating' as const,
    state: stateAt(stage),
    isAnswering: stage === 'answering',
    opening: stage === 'toRelease' ? ('waits' as const) : null,
    hasRaters: true,
    isOwn: false,
  }),
  ...given,
});
