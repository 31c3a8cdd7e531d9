import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { remindPeople } from '#core/invitation/server/remind.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listPendingRaters, moveQuestionaries } from './queries.ts';

type Days = Pick<CycleRow, 'dateEnd' | 'releaseOn'>;

/**
 * Gives the questionaries of a cycle its new last day and day of opening. Those that were given a last day of
 * their own keep it. Of an earlier one whoever still has to answer hears in one reminder of all that waits:
 * a letter for each questionary would be dozens to some.
 */
export async function moveWork(
  scope: Scope,
  before: Pick<CycleRow, 'id'> & Days,
  after: Days,
  clock: Clock,
): Promise<void> {
  const moved = await moveQuestionaries(scope, before, after);
  if (after.dateEnd >= before.dateEnd || moved.length === 0) return;
  const employeeIds = await listPendingRaters(scope, moved);
  if (employeeIds.length > 0) await remindPeople(scope, { employeeIds, notAbout: null }, clock);
}
