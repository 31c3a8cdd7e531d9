import { listBrandIds } from '#server/brand/queries.ts';
import { dateIn } from '#server/calendar.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { listEnded, markDone } from '#server/questionary/queries.ts';

/** Ends the questionaries whose last day is over in their brand's time zone (decision 17). */
export const endQuestionaries: TaskOf<'end-questionaries'> = async ({ database, now }) => {
  const moment = now();
  const brands = await withPossession(database, {}, listBrandIds);
  for (const { id: brandId, timeZone } of brands) {
    await withBrand({ database, brandId }, async (scope) => {
      const ended = await listEnded(scope, dateIn(timeZone, moment));
      for (const questionaryId of ended) await markDone(scope, questionaryId, moment);
    });
  }
};
