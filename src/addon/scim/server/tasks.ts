import { listBrandsWith } from '#core/company/server/queries.ts';
import { aDayBefore } from '#core/employee/server/run/day.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { deleteChanges, hasChanges } from './limit-queries.ts';

/** Forgets what SCIM did or wanted to do more than a day ago. */
export const forgetScimChanges: TaskOf<'delete-expired'> = async ({ database, now }) => {
  const before = aDayBefore(now());
  for (const { id: brandId } of await listBrandsWith(database, hasChanges(before))) {
    await withBrand({ database, brandId }, (scope) => deleteChanges(scope, before));
  }
};
