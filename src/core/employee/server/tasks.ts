import { listBrandsWith } from '#core/company/server/queries.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { deleteFormerNames, hasFormerNames } from './name/queries.ts';

/** Forgets the names of more than 30 days ago. */
export const forgetNames: TaskOf<'delete-expired'> = async ({ database, now }) => {
  const before = recently(now());
  for (const { id: brandId } of await listBrandsWith(database, hasFormerNames(before))) {
    await withBrand({ database, brandId }, (scope) => deleteFormerNames(scope, before));
  }
};
