import {
  type CycleApprover,
  type CycleChooser,
  type CycleStatus,
  hasChoosing,
  type SubjectState,
} from '#core/questionary/contract/rules/cycle.ts';
import { sharingPolicy } from '#core/report/contract/policy/report.ts';
import { type Allowed, always } from '#platform/contract/call/policy.ts';

interface Thing {
  status: CycleStatus;
  /** Its people have questionaries from the start, which go to work one by one. */
  byCards: boolean;
  chosenBy: CycleChooser;
  approvedBy: CycleApprover;
}
const at =
  (...statuses: CycleStatus[]) =>
  ({ status }: Pick<Thing, 'status'>): boolean =>
    statuses.includes(status);
const isOpen = at('created', 'nominating', 'inwork');

/**
 * What may be done with a cycle, in the menu's order. Which fields may change, its status says as well.
 * While people choose it may be called off by archiving: nobody has been asked to answer.
 */
export const cyclePolicy = {
  toChoosing: {
    needs: 'cycle_cycle_statusupdate',
    when: (cycle: Thing) => !cycle.byCards && cycle.status === 'created' && hasChoosing(cycle),
  },
  toWork: {
    needs: 'cycle_cycle_statusupdate',
    when: (cycle: Thing) =>
      !cycle.byCards &&
      (cycle.status === 'nominating' || (cycle.status === 'created' && !hasChoosing(cycle))),
  },
  update: { needs: 'cycle_cycle_update', when: isOpen },
  addSubjects: { needs: 'cycle_cycle_update', when: isOpen },
  duplicate: { needs: 'cycle_cycle_create', when: always },
  export: { needs: 'cycle_cycle_list', when: always },
  tryAgain: {
    needs: 'cycle_cycle_statusupdate',
    when: (cycle: Pick<Thing, 'status' | 'byCards'>) => !cycle.byCards && at('inwork')(cycle),
  },
  archive: { needs: 'cycle_cycle_statusupdate', when: at('nominating', 'done') },
  delete: { needs: 'cycle_cycle_delete', when: at('created') },
} as const satisfies Record<string, Allowed<Thing>>;
export type CycleVerb = keyof typeof cyclePolicy;
export const cycleVerbs = /* @__PURE__ */ Object.keys(cyclePolicy) as CycleVerb[];

/** A person of a cycle, as far as it decides what HR may do with them. */
interface Subject {
  /** The status of the cycle. */
  status: CycleStatus;
  state: SubjectState;
  /** Whether their questionary takes answers. */
  isAnswering: boolean;
  /** Whether their final report waits or is held. Null: it isn't made yet, or is open already. */
  opening: 'waits' | 'held' | null;
  /** Somebody stands on their list. */
  hasRaters: boolean;
  /** Whether it is the caller themself: nobody makes or approves their own list as HR, nor opens their own report. */
  isOwn: boolean;
}
const waits =
  (...states: SubjectState[]) =>
  ({ status, state }: Pick<Subject, 'status' | 'state'>): boolean =>
    isOpen({ status }) && states.includes(state);
const isOthers =
  (when: (subject: Subject) => boolean) =>
  (subject: Subject): boolean =>
    !subject.isOwn && when(subject);
const withRaters =
  (when: (subject: Subject) => boolean) =>
  (subject: Subject): boolean =>
    subject.hasRaters && when(subject);
/** Somebody has to choose or approve the list. */
const isListPending = (subject: Subject): boolean =>
  subject.status !== 'created' && waits('choosing', 'approval')(subject);
const isWaiting = ({ opening }: Pick<Subject, 'opening'>): boolean => opening === 'waits';
const unlaunched = ['choosing', 'approval', 'ready'] as const;

/** What HR may do with somebody of a cycle, one or many at once. */
export const cycleSubjectPolicy = {
  send: { needs: 'cycle_cycle_update', when: isOthers(withRaters(waits('choosing'))) },
  approve: {
    needs: 'cycle_cycle_update',
    when: isOthers(withRaters(waits('choosing', 'approval'))),
  },
  fillFromStructure: { needs: 'cycle_cycle_update', when: isOthers(waits(...unlaunched)) },
  setApprover: { needs: 'cycle_cycle_update', when: isOthers(waits(...unlaunched)) },
  remind: {
    needs: 'cycle_cycle_statusupdate',
    when: (subject: Subject) => subject.isAnswering || isListPending(subject),
  },
  extend: {
    needs: 'cycle_cycle_update',
    when: ({ isAnswering }: Pick<Subject, 'isAnswering'>) => isAnswering,
  },
  release: { needs: sharingPolicy.release.needs, when: isOthers(isWaiting) },
  hold: { needs: sharingPolicy.hold.needs, when: isOthers(isWaiting) },
  leaveOut: { needs: 'cycle_cycle_update', when: waits(...unlaunched) },
  takeBack: { needs: 'cycle_cycle_update', when: waits('leftOut') },
} as const satisfies Record<string, Allowed<Subject>>;
export type CycleSubjectVerb = keyof typeof cycleSubjectPolicy;
export const cycleSubjectVerbs = /* @__PURE__ */ Object.keys(
  cycleSubjectPolicy,
) as CycleSubjectVerb[];
