import { listBrandsWith } from '#core/company/server/queries.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { hasEnded, listEnded, lockQuestionary } from '#core/questionary/server/record/queries.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { lateDayIn } from './rules.ts';

/**
 * Ends questionaries whose last day, late sheets included, is over in their brand (rule 17). If one
 * questionary or a whole brand fails, the others are still ended.
 */
export const endQuestionaries: TaskOf<'end-questionaries'> = async ({ database, now }) => {
  const moment = now();
  const brands = await listBrandsWith(database, hasEnded(moment));
  await tryEach(brands, async ({ id: brandId, timeZone }) => {
    const today = lateDayIn(timeZone, moment);
    const ended = await withBrand({ database, brandId }, (scope) => listEnded(scope, today));
    await tryEach(ended, (id) =>
      withBrand({ database, brandId }, (scope) => end(scope, id, today, { now: moment, timeZone })),
    );
  });
};

/**
 * Waits for sheets that were sent in time and are still being saved. Their key locks hold this lock
 * back, so the reports made next include them. The end may have been moved meanwhile.
 */
async function end(scope: Scope, id: string, today: string, clock: Clock): Promise<void> {
  const { dateEnd } = await lockQuestionary(scope, id);
  if (dateEnd < today) await markDone(scope, id, clock);
}
