import type { Doer } from '#core/audit/server/note.ts';
import type { CycleSubjectVerb } from '#core/cycle/contract/policy/cycle.ts';
import { listPendingRaters } from '#core/cycle/server/launch/queries.ts';
import { queueLaunchSoon } from '#core/cycle/server/launch/queue-launch.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { beginsAs } from '#core/cycle/server/record/rules.ts';
import { takeApprovalBack } from '#core/cycle/server/record/subject-queries.ts';
import { countToRemindOfLists, remindOfLists } from '#core/cycle/server/task/tell.ts';
import { countToRemind, remindPeople } from '#core/invitation/server/remind.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { holdTogether, openTogether } from '#core/report/server/sharing/open-report.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { fillLists } from './fill-lists.ts';
import {
  extendQuestionaries,
  leaveOutMany,
  type MeantSubject,
  takeBackMany,
  updateSubjects,
} from './queries.ts';

/** What an action is given besides the people. */
export interface ActionAsked extends Clock {
  /** The employee who does it: nothing tells them who awaits what about themself (rule 129). */
  readerId: string | null;
  approverId: string | null;
  /** '' but for extend. */
  dateEnd: string;
  /** '' but for hold. */
  note: string;
  /** Who does it, as the activity log names them. */
  doer: Doer;
}

type Does<Result> = (
  scope: Scope,
  cycle: CycleRow,
  subjects: readonly MeantSubject[],
  asked: ActionAsked,
) => Promise<Result>;

interface Action {
  /** How the activity log calls the action, and which field it changes. */
  verb: AuditVerb;
  field?: 'raterList' | 'approverId' | 'dateEnd';
  /** Why it can't be done with somebody whom the policy allows it with; null when it can. */
  refuses?: (subject: MeantSubject, asked: ActionAsked) => Issue | null;
  /** Does it with all of them at once. */
  act?: Does<void>;
  /** Where it is about letters: sends them, or only counts those that there would be. */
  letters?: Record<'send' | 'count', Does<number>>;
}

const idsOf = (subjects: readonly MeantSubject[]) => subjects.map(({ employeeId }) => employeeId);
const reportsOf = (subjects: readonly MeantSubject[]) =>
  subjects.flatMap(({ questionaryId, employeeId, loggedName: name }) =>
    questionaryId ? [{ questionaryId, employeeId, name }] : [],
  );
const questionariesOf = (subjects: readonly MeantSubject[]) =>
  subjects.flatMap(({ questionaryId }) => questionaryId ?? []);
const at = (key: Issue['key']): Issue => ({ path: 'employeeIdList', key });

/** To those who still have to answer, and to those who choose or approve lists. */
const lettersBy =
  (toAnswer: typeof remindPeople, toList: typeof remindOfLists): Does<number> =>
  async (scope, cycle, subjects, { readerId: notAbout, ...clock }) => {
    const employeeIds = await listPendingRaters(scope, questionariesOf(subjects));
    const count =
      employeeIds.length > 0 ? await toAnswer(scope, { employeeIds, notAbout }, clock) : 0;
    return count + (await toList(scope, cycle, subjects, clock));
  };

export const subjectActionsOf: Record<CycleSubjectVerb, Action> = {
  send: {
    verb: 'toApproval',
    act: async (scope, cycle, subjects, { now }) => {
      const state = cycle.approvedBy === 'nobody' ? 'ready' : 'approval';
      await updateSubjects(scope, cycle.id, idsOf(subjects), { state, note: null });
      if (state === 'ready') await goIfAtWork(scope, cycle, now);
    },
  },
  approve: {
    verb: 'approve',
    act: async (scope, cycle, subjects, { now }) => {
      await updateSubjects(scope, cycle.id, idsOf(subjects), { state: 'ready', note: null });
      await goIfAtWork(scope, cycle, now);
    },
  },
  fillFromStructure: {
    verb: 'update',
    field: 'raterList',
    act: async (scope, cycle, subjects, { now, readerId }) => {
      const changedIds = await fillLists(scope, cycle, idsOf(subjects), readerId);
      await updateSubjects(scope, cycle.id, idsOf(subjects), { problem: null });
      await takeApprovalBack(scope, cycle, changedIds);
      await goIfAtWork(scope, cycle, now);
    },
  },
  setApprover: {
    verb: 'update',
    field: 'approverId',
    refuses: ({ employeeId }, { approverId }) =>
      employeeId === approverId ? at('cycleMessages.ownApprover') : null,
    act: (scope, cycle, subjects, { approverId }) =>
      updateSubjects(scope, cycle.id, idsOf(subjects), { approverId }),
  },
  remind: {
    verb: 'remind',
    letters: {
      send: lettersBy(remindPeople, remindOfLists),
      count: lettersBy(countToRemind, countToRemindOfLists),
    },
  },
  extend: {
    verb: 'update',
    field: 'dateEnd',
    refuses: ({ dateEnd, releaseOn }, asked) => {
      if (!dateEnd || asked.dateEnd <= dateEnd) return at('cycleMessages.notLater');
      return releaseOn && asked.dateEnd > releaseOn ? at('cycleMessages.afterOpening') : null;
    },
    act: (scope, _, subjects, { dateEnd }) =>
      extendQuestionaries(scope, questionariesOf(subjects), dateEnd),
  },
  release: {
    verb: 'release',
    act: (scope, _, subjects, { doer, now }) => openTogether(scope, doer, reportsOf(subjects), now),
  },
  hold: {
    verb: 'hold',
    act: (scope, _, subjects, { doer, note }) =>
      holdTogether(scope, doer, reportsOf(subjects), note),
  },
  leaveOut: {
    verb: 'leaveOut',
    act: (scope, cycle, subjects) => leaveOutMany(scope, cycle.id, idsOf(subjects)),
  },
  takeBack: {
    verb: 'takeBack',
    act: async (scope, cycle, subjects, { now }) => {
      await takeBackMany(scope, cycle.id, idsOf(subjects), beginsAs(cycle));
      await goIfAtWork(scope, cycle, now);
    },
  },
};

/** Whoever becomes ready once the cycle is at work follows within ten minutes. */
const goIfAtWork = async (scope: Scope, { id, status }: CycleRow, now: Date): Promise<void> => {
  if (status === 'inwork') await queueLaunchSoon(scope, id, now);
};
