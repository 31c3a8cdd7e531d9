import { getLetterClock, listBrandsWith } from '#core/company/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { letterTime } from '#platform/server/shared/calendar.ts';
import { hasTasks, readDigests } from './digest-queries.ts';
import { isDue } from './digest-rules.ts';
import { listTaskItems, type TaskItem } from './list-tasks.ts';
import { tellTasks, tellWaiting } from './tell.ts';
import { tellHrOfReplacing } from './tell-replacing.ts';

/** So many people are told in one transaction: a kill loses no more than one, and nobody waits for it long. */
const atOnce = 500;

/**
 * From their brand's hour of letters tells people what they have to do besides answering, where something new waits or a
 * last day is near (rule 137). What is killed goes on at the next quarter: whoever was told that day is not told again.
 */
export const tellTasksByClock: TaskOf<'task-letters'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasTasks(moment));
  await tryEach(brands, async ({ id: brandId, ...clock }) => {
    const today = dateIn(clock.timeZone, moment);
    if (moment < letterTime(today, clock)) return;
    const due = await withBrand({ database, brandId }, async (scope) => {
      const found = await listTaskItems(scope, 'everybody', today);
      const digests = await readDigests(scope, 'everybody');
      return [...found].filter(([id, items]) => isDue(items, digests.get(id), today));
    });
    for (let from = 0; from < due.length; from += atOnce) {
      const some = due.slice(from, from + atOnce);
      const how = { now: moment, timeZone: clock.timeZone };
      await withBrand({ database, brandId }, (scope) => tellTasks(scope, some, how));
    }
    await withBrand({ database, brandId }, (scope) =>
      tellHrOfReplacing(scope, { now: moment, timeZone: clock.timeZone }),
    );
  });
};

/**
 * Tells at once of choosing that has begun, or whose list came back: the two that don't wait for the hour of letters
 * (rule 137). Once for each reason and day.
 */
export const tellTasksOfCycle: TaskOf<'tell-tasks'> = async (
  { database, now },
  { brandId, cycleId, employeeIds },
) => {
  await withBrand({ database, brandId }, async (scope) => {
    const { timeZone } = await getLetterClock(scope);
    const again = employeeIds ? `back ${cycleId} ${employeeIds.join(' ')}` : `opened ${cycleId}`;
    const wanted = (item: TaskItem) => item.kind === 'choose' && item.cycleId === cycleId;
    const whom = { whose: employeeIds ?? ('everybody' as const), wanted };
    await tellWaiting(scope, whom, { now: now(), timeZone, again });
  });
};
