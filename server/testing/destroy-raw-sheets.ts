import { listBrandIds } from '#server/brand/queries.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { tryEach } from '#server/jobs/try-each.ts';
import { destroyRawSheets } from './raw-sheet-queries.ts';

/** Keeps the promise that raw anonymous sheets do not outlive their purpose (rule 24). */
export const destroyOldSheets: TaskOf<'destroy-raw-sheets'> = async ({ database, now, log }) => {
  const brands = await withPossession(database, {}, listBrandIds);
  await tryEach(brands, async ({ id: brandId }) => {
    const ids = await withBrand({ database, brandId }, (scope) => destroyRawSheets(scope, now()));
    if (ids.length > 0) log.info(`destroyed the raw sheets of ${ids.length} questionaries`);
  });
};
