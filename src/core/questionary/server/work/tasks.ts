import { listBrandsWith } from '#core/company/server/queries.ts';
import { isOpen } from '#core/invitation/server/rules.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { letterTime, startOfDay } from '#platform/server/shared/calendar.ts';
import { isReminded, remind } from './remind.ts';
import { hasReminders, listReminding } from './remind-queries.ts';
import type { Clock } from './work-facts.ts';

/**
 * Reminds people from their brand's hour of letters on the days before the last one (rule 58).
 * Whatever it finds undone at that day's later hours it does then, and nothing on another day.
 */
export const remindByClock: TaskOf<'remind-due'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasReminders(moment));
  await tryEach(brands, async ({ id: brandId, ...clock }) => {
    const { timeZone } = clock;
    const today = dateIn(timeZone, moment);
    if (moment < letterTime(today, clock)) return;
    const day = { today, since: startOfDay(today, timeZone) };
    const due = await withBrand({ database, brandId }, (scope) => listReminding(scope, day));
    await tryEach(due, (id) =>
      withBrand({ database, brandId }, (scope) => remindOnce(scope, id, { now: moment, timeZone })),
    );
  });
};

/** Another process may have reminded meanwhile, or somebody has ended or moved it. */
async function remindOnce(scope: Scope, id: string, clock: Clock): Promise<void> {
  const row = await lockQuestionary(scope, id);
  const today = dateIn(clock.timeZone, clock.now);
  if (isOpen(row, today) && !isReminded(row, clock)) await remind(scope, id, clock);
}
