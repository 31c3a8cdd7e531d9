import { listBrandIds } from '#server/brand/queries.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { recently } from '#server/shared/recently.ts';
import { deleteFormerNames } from './name-queries.ts';

/** Forgets the names of more than 30 days ago. */
export const forgetNames: TaskOf<'delete-expired'> = async ({ database, now }) => {
  const brands = await withPossession(database, {}, listBrandIds);
  for (const { id: brandId } of brands) {
    await withBrand({ database, brandId }, (scope) => deleteFormerNames(scope, recently(now())));
  }
};
