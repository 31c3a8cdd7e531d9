import { listBrandsWith } from '#core/company/server/queries.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { closeOfLeavers, hasPlansOfLeavers } from './queries.ts';

/** Closes the plans of people who have left: whoever comes back begins anew (rule 153). */
export const closePlansOfLeavers: TaskOf<'close-plans'> = async ({ database, now }) => {
  const brands = await listBrandsWith(database, hasPlansOfLeavers);
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, (scope) => closeOfLeavers(scope, now())),
  );
};
