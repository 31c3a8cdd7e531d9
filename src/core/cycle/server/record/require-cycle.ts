import {
  type CycleSubjectVerb,
  cyclePolicy,
  cycleSubjectPolicy,
} from '#core/cycle/contract/policy/cycle.ts';
import { mostCycleSubjects, type SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';

const at = <Key extends string>(key: Key) => ({ path: 'status', key });

/** 409 unless the cycle's status allows this. */
export const requireCycle = requireBy(cyclePolicy, {
  toChoosing: at('cycleMessages.onlyCreatedChoose'),
  toWork: at('cycleMessages.notToWork'),
  update: at('cycleMessages.over'),
  addSubjects: at('cycleMessages.over'),
  tryAgain: at('cycleMessages.notInWork'),
  archive: at('cycleMessages.notArchived'),
  delete: at('cycleMessages.onlyCreatedDeleted'),
});

/** 409: a cycle doesn't hold so many people. */
export const tooManySubjects = (path: string) =>
  conflict({ path, key: 'cycleMessages.tooManySubjects', params: { max: mostCycleSubjects } });

const of = <Key extends string>(key: Key) => ({ path: 'employeeIdList', key });
const refusals = {
  send: of('cycleMessages.notSent'),
  approve: of('cycleMessages.listClosed'),
  fillFromStructure: of('cycleMessages.listClosed'),
  setApprover: of('cycleMessages.listClosed'),
  remind: of('cycleMessages.notAnswering'),
  extend: of('cycleMessages.notAnswering'),
  release: of('cycleMessages.notWaiting'),
  hold: of('cycleMessages.notWaiting'),
  leaveOut: of('cycleMessages.notLeftOut'),
  takeBack: of('cycleMessages.notTakenBack'),
} as const;

type Subject = Parameters<(typeof cycleSubjectPolicy)['approve']['when']>[0];

/** Why this can't be done with that person of a cycle; null when it can. */
export function subjectRefusal(subject: Subject, verb: CycleSubjectVerb): Issue | null {
  const { when } = cycleSubjectPolicy[verb];
  if (when(subject)) return null;
  // Whether it waits or is held, nobody hears of their own (rule 134).
  if (subject.isOwn && (verb === 'release' || verb === 'hold'))
    return of('cycleMessages.ownReport');
  if (subject.isOwn && when({ ...subject, isOwn: false })) return of('cycleMessages.ownList');
  if (!subject.hasRaters && when({ ...subject, hasRaters: true })) {
    return of('cycleMessages.noRaters');
  }
  return verb === 'approve' ? of(notApprovedKey(subject.state)) : refusals[verb];
}

/** Why a list that stands so can't be approved, in the words of what is so. */
export const notApprovedKey = (state: SubjectState) =>
  `cycleMessages.notApproved.${state}` as const;
