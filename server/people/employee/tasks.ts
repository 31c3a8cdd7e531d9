import { listBrandIds } from '#server/company/brand/queries.ts';
import { withBrand, withPossession } from '#server/platform/db/scope.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { recently } from '#server/platform/shared/recently.ts';
import { deleteFormerNames } from './name-queries.ts';

/** Forgets the names of more than 30 days ago. */
export const forgetNames: TaskOf<'delete-expired'> = async ({ database, now }) => {
  const brands = await withPossession(database, {}, listBrandIds);
  for (const { id: brandId } of brands) {
    await withBrand({ database, brandId }, (scope) => deleteFormerNames(scope, recently(now())));
  }
};
