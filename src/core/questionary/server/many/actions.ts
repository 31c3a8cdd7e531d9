import type { AuditDetails } from '#core/audit/contract/audit.ts';
import type { ManyAction } from '#core/questionary/contract/questionary-many.ts';
import { archiveQuestionary } from '#core/questionary/server/archive-questionary.ts';
import { isSubjectOf } from '#core/questionary/server/decline/queries.ts';
import { deleteQuestionary } from '#core/questionary/server/delete-questionary.ts';
import {
  completeQuestionary,
  moveEnd,
  requireMovable,
  requireUnfinished,
} from '#core/questionary/server/move-end.ts';
import type { QuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import { remindQuestionary, requireRemindable } from '#core/questionary/server/work/remind.ts';
import type { WorkFacts } from '#core/questionary/server/work/rules.ts';
import { requireReady, startWork } from '#core/questionary/server/work/start-work.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import type { Locale } from '#platform/texts/t.ts';

interface Asked extends Clock {
  locale: Locale;
  /** The caller's account. */
  by: string | null;
  keyring: Keyring;
  /** The caller's record. */
  employeeId: string | null;
  /** The new last day; '' for the other actions. */
  dateEnd: string;
}

interface Action {
  /**
   * Throws the same 409 as `act` and changes nothing. Returns what decided about going to work, if
   * that is the action; null otherwise.
   */
  check: (scope: Scope, row: QuestionaryRow, asked: Asked) => Promise<WorkFacts | null>;
  /** Returns what the activity log says about it; null where nothing has happened. */
  act: (scope: Scope, row: QuestionaryRow, asked: Asked) => Promise<AuditDetails | null>;
}

/** Only refuses: nothing goes to work. */
const refusing =
  (refuse: (scope: Scope, row: QuestionaryRow, asked: Asked) => unknown): Action['check'] =>
  async (scope, row, asked) => {
    await refuse(scope, row, asked);
    return null;
  };

export const actions: Record<ManyAction, Action> = {
  inwork: {
    check: requireReady,
    act: (scope, row, asked) => startWork(scope, row, { ...asked, together: true }),
  },
  dateEnd: {
    check: refusing((scope, row, asked) => requireMovable(scope, row, asked.dateEnd, asked)),
    act: (scope, row, asked) => moveEnd(scope, row, asked.dateEnd, asked),
  },
  remind: {
    check: refusing((_, row, asked) => requireRemindable(row, asked)),
    // Anybody who has had a letter today, by another one of the wave too, gets no second one.
    act: async (scope, row, asked) => {
      const letterCount = await remindQuestionary(scope, row, asked);
      // That nobody is awaited would tell those who are assessed.
      return letterCount > 0 || (await isSubjectOf(scope, row.id, asked.employeeId)) ? {} : null;
    },
  },
  done: {
    check: refusing(requireUnfinished),
    act: async (scope, row, asked) => {
      await requireUnfinished(scope, row, asked);
      return completeQuestionary(scope, row, asked);
    },
  },
  archived: {
    check: refusing((_, row) => requireStatus(row, 'archive')),
    act: async (scope, row, { now }) => {
      await archiveQuestionary(scope, row, now);
      return {};
    },
  },
  delete: {
    check: refusing((_, row) => requireStatus(row, 'delete')),
    act: async (scope, row) => {
      await deleteQuestionary(scope, row);
      return {};
    },
  },
};
