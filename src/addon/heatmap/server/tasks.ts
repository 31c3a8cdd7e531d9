import { listBrandsWith } from '#core/company/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { keepSteps } from './kept.ts';
import { hasNew, listPeriods } from './step-queries.ts';

/**
 * Keeps the steps in which people enter company results from this day on, looked at or not (rule 71b). The first night
 * after an upgrade keeps those of all days before.
 */
export const countCompany: TaskOf<'count-company'> = async ({ database, now }) => {
  const today = dateIn('UTC', now());
  const brands = await listBrandsWith(database, hasNew(today));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const period of await listPeriods(scope)) await keepSteps(scope, period, today);
    }),
  );
};
